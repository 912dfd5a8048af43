# `regalia arena`: progress, tables and errors.

arena-playing = Parties en cours
arena-progress = { $done } parties jouées sur { $games } ; les premiers joueurs ont marqué { $score } %.
arena-title = { $game } : { $first } contre { $second }
arena-ladder-title = { $game } : chaque joueur contre celui d’en dessous
arena-seat = camp de A
arena-who = joueur
arena-played = parties
arena-won = gagnées
arena-drawn = égalités
arena-lost = perdues
arena-score = score
arena-interval = 95 %
arena-total = les deux
arena-as = avec { $seat }
arena-gap = écart Elo
arena-above = Elo
arena-time = s/tour
arena-turns = tours
arena-median = tour médian
arena-longest = le plus long
arena-forfeits = forfaits
arena-elo = Elo de A sur B : { $elo }, avec 95 % de confiance entre { $low } et { $high }.
arena-seat-elo = Le camp { $seat-of } vaut { $elo } Elo ({ $low } à { $high }).
arena-ends = Fins : { $ends }. La moitié des parties ont duré { $plies } coups au plus.
arena-ladder-legend = * meilleur, avec 95 % de confiance : tout l’intervalle de son score est au-dessus de 50 %. Elo : écart avec le joueur le plus faible.
arena-more-verdicts = … et { $count ->
    [one] { $count } autre partie perdue
   *[other] { $count } autres parties perdues
} par forfait ; les enregistrements les contiennent.
arena-left-out = { $count ->
    [one] { $count } partie d’une paire inachevée n’est pas comptée.
   *[other] { $count } parties de paires inachevées ne sont pas comptées.
}
arena-seed-was = Graine { $seed }
arena-kept = Parties enregistrées dans { $file } ; pour en revoir une :  regalia replay { $file } --game N
arena-sprt-elo1 = SPRT : tranché pour ELO1 après { $pairs } paires (LLR { $llr }, bornes { $low } et { $high }).
arena-sprt-elo0 = SPRT : tranché pour ELO0 après { $pairs } paires (LLR { $llr }, bornes { $low } et { $high }).
arena-sprt-none = SPRT : rien de tranché après { $pairs } paires (LLR { $llr }, bornes { $low } et { $high }).

# Forfeits.
lost-crashed = plantage
lost-failed = défaillance
lost-start = non démarré
lost-late = en retard au départ
lost-silent = temps dépassé
lost-illegal = action interdite
lost-rubbish = réponse illisible
lost-unasked = réponse non demandée
lost-flooded = ligne sans fin
lost-swamped = trop de lignes
forfeit-crashed = Le joueur { $seat-of } s’est arrêté au lieu de répondre : { $how ->
    [closed] il a fermé sa sortie.
    [signal] il a été arrêté par { $signal }.
   *[other] son code de sortie était { $how }.
}
forfeit-failed = Le joueur { $seat-of } a eu une défaillance : { $what }
forfeit-start = Le joueur { $seat-of } n’a pas pu être démarré : { $why }.
forfeit-late = Le joueur { $seat-of } n’était pas prêt en { $limit } ms.
forfeit-silent = Le joueur { $seat-of } n’a pas choisi en { $limit } ms.
forfeit-illegal = Le joueur { $seat-of } a choisi « { $action } », ce qui est interdit ({ $rule }) : { $why }
forfeit-rubbish = Le joueur { $seat-of } a répondu « { $line } », ce qui est illisible : { $why }.
forfeit-unasked = Le joueur { $seat-of } a écrit « { $line } » sans qu’on lui demande rien ; la sortie standard est réservée aux réponses.
forfeit-flooded = Le joueur { $seat-of } a écrit une ligne de plus de { $bytes } octets.
forfeit-swamped = Le joueur { $seat-of } a écrit plus de { $lines } lignes sans qu’on lui demande rien.
forfeit-said = Sur sa sortie d’erreur : { $said }

# Errors.
error-worker-died = Un processus de jeu s’est arrêté brutalement. Les parties terminées sont dans le fichier indiqué par --records ; continuez avec --resume.
error-games = Il faut jouer au moins une partie.
error-clock = { $field } est un nombre entier de millisecondes, de 1 à { $most }.
error-scale = Le facteur --scale doit être supérieur à 0 et ne pas dépasser { $most }.
error-sprt-form = Un test s’écrit ELO0,ELO1, comme 0,20 ; « { $text } » n’en est pas un.
error-sprt-elo = Un test demande ELO0 inférieur à ELO1, tous deux entre −{ $most } et { $most }.
error-sprt-error = { $field } est supérieur à 0 et inférieur à un demi.
error-ladder-short = Une échelle compte au moins deux joueurs.
error-command-form = La commande de { $player } est illisible : { $what }.
error-no-such-command = Aucun programme à lancer pour { $player }.
error-records-exist = Le fichier { $file } existe déjà : continuez-le avec --resume, ou choisissez un autre nom.
error-records-in-use = Une autre arène écrit dans { $file }.
error-records-of-another = Les parties de { $file } viennent d’une autre rencontre : elle diffère par { $what }.
error-records-line = La ligne { $line } des enregistrements est endommagée : { $what }, à { $where }.
error-record-line = { $file }, ligne { $line } : { $what }
error-engine-start = Le moteur n’a pas pu démarrer : { $why }.
error-engine-silent = Le moteur n’a pas répondu en { $limit } ms.
error-engine-crashed = Le moteur s’est arrêté sans répondre. { $said }
error-engine-rubbish = La réponse du moteur n’est pas valable : { $why } { $line }
error-engine-closed = Le moteur a été arrêté.

error-unknown-entrant = Joueur inconnu : « { $player } ». Disponibles : { $known }. Pour un programme à vous, écrivez cmd: devant sa commande, par exemple "cmd:python3 bot.py".
