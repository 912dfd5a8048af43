# Le terminal : les commandes, les questions, et ce qui se dit autour d’une partie.

uncompiled = Attention : Regalia tourne en Python pur, environ 60 fois plus lentement ; l’ordinateur jouera lentement. Pour le compiler : python3 run.py

replay-which = Partie { $game } sur { $count } dans ce fichier ; choisissez avec --game.
replay-title = { $game }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-next = Entrée pour le coup suivant, Ctrl-D pour arrêter :
replay-runs = Après le coup { $ply } sur { $count }, la partie n’est pas finie.
replay-seat = { $game }, vu par { $seat }
replay-player = { $seat-short } : { $who }

boards-id = Id
boards-name = Nom
boards-note = Remarque
boards-fact = { $what } : { $value }
boards-more = regalia boards show ID en dessine un ; regalia boards check FICHIER vérifie l’un des vôtres.
boards-sound = { $name } : ce plateau est valide.

# Mettre la table.
welcome-king-and-assassins = King & Assassins. Le roi doit regagner son château par les rues ; trois des douze citoyens sont des assassins, et seul le joueur assassin sait lesquels.
welcome-king-of-the-hill = King of the Hill. Deux armées se disputent une colline à coups de cartes : les noires déplacent, les rouges attaquent, et personne ne voit la main de l’autre.
option-king-of-the-hill-scenario = Quel scénario ?
option-king-of-the-hill-scenario-introduction = Introduction : fantassins, cavaliers et tireurs sur le plateau standard ; pour débuter
option-king-of-the-hill-scenario-pitched-battle = Bataille rangée : vous posez le décor ; unités fantastiques et magie
option-king-of-the-hill-scenario-king-of-the-woods = King of the Woods : pas de colline, trois forêts à tenir ; unités fantastiques et magie
option-king-of-the-hill-scenario-ambush = Embuscade : Bleu traverse une forêt où Rouge se cache ; unités fantastiques et magie
option-king-of-the-hill-scenario-night-attack = Attaque nocturne : Rouge tente de détruire le campement de Bleu ; unités fantastiques et magie
ask-game = Quel jeu ?
ask-way = Comment voulez-vous jouer ?
way-computer = Jouer { $seat } contre l’ordinateur
way-hot-seat = À deux devant cet écran
way-resume = Reprendre la partie interrompue
ask-board = Sur quel plateau ?
ask-level = Niveau de l’ordinateur, de 1 à { $most } ? [{ $default }]
ask-choice = Votre choix [{ $default }]
ask-again = Entrez un nombre de 1 à { $most }.
ask-yes = [O/n]
ask-no = [o/N]
answer-yes = o
press-enter = Appuyez sur Entrée quand personne d’autre ne voit l’écran.
hand-over = Passez l’écran { $seat-to }.
nothing-begun = Aucune partie n’a été commencée.

# En jeu.
thinking = L’ordinateur ({ $seat }) réfléchit
prompt = { $seat-short }>
ask-help = Tapez ? pour l’aide.
end-warning = { $unused ->
    [one] Il vous reste { $unused } point d’action.
   *[other] Il vous reste { $unused } points d’action.
} Tapez encore { $action } pour terminer votre tour, ou continuez.
hint-king-and-assassins-pick = Choisissez vos trois assassins par leurs lettres, par exemple  pick mo fa bu
hint-king-and-assassins-start = Choisissez l’emplacement de départ du roi, par exemple  { $example }
hint-king-and-assassins-turn = À vous, par exemple { $example } ; et aussi : moves, moves { $space }, undo, end, ? pour l’aide.
help-king-and-assassins = Ce que vous pouvez faire :
      i2h2     se déplacer, escalader ou descendre ; un chevalier repousse qui lui barre la route
      d5=d6    un chevalier capture un citoyen, si la carte porte l’icône d’entrave
      d5xd6    attaquer : un chevalier un assassin, un assassin un chevalier ou le roi
      !d6      révéler l’assassin en d6
      c8*      le roi entre dans le château par la porte c8
      end      terminer votre tour
      pick monk farmer butcher    choisir les assassins
      start j1                    choisir l’emplacement de départ du roi
hint-king-of-the-hill-army = Choisissez une armée par son numéro, ou nommez sept unités, + pour celle du général :  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Posez un décor, par exemple  { $example } ; decline  pour ne plus rien poser.
   *[other] Posez un décor par son numéro, ou à la main, par exemple  { $example } ; decline  pour ne plus rien poser.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Déployez une unité, par exemple  { $example }
   *[other] Déployez toutes vos unités en donnant le numéro d’un plan, ou une seule, par exemple  { $example }
}
hint-king-of-the-hill-redraw = Gardez votre main (keep) ou repiochez (redraw) : huit nouvelles cartes, une fois par tour.
hint-king-of-the-hill-bid = Misez une carte pour l’initiative, par exemple  { $example } ; la plus forte permet de choisir le premier joueur. Les deux mises sont défaussées.
hint-king-of-the-hill-first = Choisissez le premier joueur de ce tour.
hint-king-of-the-hill-action = Jouez une carte, par exemple  { $example } ; et aussi : moves, moves { $space }, burn, ? pour l’aide.
hint-king-of-the-hill-defend = Défendez-vous avec une carte piochée (draw), avec une carte de votre main (hand), ou sans carte (yield).
hint-king-of-the-hill-flee = L’unité fuit : choisissez la case.
hint-king-of-the-hill-retreat = L’unité peut se replier sur une case adjacente, ou rester.
hint-king-of-the-hill-pursue = Entrez dans la case libérée (pursue), ou restez où vous êtes (halt).
hint-offer = { $name } : { $note }
hint-choices = Vous pouvez :  { $actions }
hint-open = { $seat-cap } : répondez ici, ou appuyez sur Entrée pour voir vos informations secrètes.
which-one = Laquelle ?  { $actions }
help-king-of-the-hill = Ce que vous pouvez faire (cartes : 2 à 9, T = 10, J = valet, Q = dame, K = roi, A = as, puis C = trèfle, D = carreau, H = cœur, S = pique ; les jokers ** prennent la couleur voulue : *C) :
      5C c2-c4         une carte noire déplace une unité : cases libres, puis trèfle horizontal ou vertical, pique diagonal
      KH c2xd3         une carte rouge attaque ou tire : carreau horizontal ou vertical, cœur diagonal, tirs partout
      4D burn          défausser une carte sans effet
      keep, redraw     garder votre main, ou repiocher huit cartes
      bid 9S           miser pour l’initiative ;  first blue  choisit le premier joueur
      draw QS, hand KD, yield      se défendre avec une carte piochée, avec une de la main, sans carte
      flee d6, retreat d6, stay    où va le défenseur ;  pursue, halt  pour l’attaquant
    La magie, si elle est en jeu (jamais avec un joker) :
      4D vigour c2-c3        rouge, 2 à 10 : une case          9S lightning f6    noire, 2 à 10 : un tir
      QH teleport e2         valet, dame, roi rouge : général  JC confusion       valet, dame, roi noir : carte perdue
      AH portal cavalry a1   as rouge : une unité revient      AS paralysis f6    as noir : deux actions durant
      5C c6-off              dans une embuscade, Bleu sort par le bord opposé
      4D raze c2             de nuit, Rouge détruit un objectif du campement
    Un numéro choisit ce qui est proposé. Les minuscules conviennent, et ce qui va de soi peut être omis.
help-commands = Ce que vous pouvez demander :
      moves    tout ce que vous pouvez faire ;  moves i2  pour une pièce, en mots ;  moves 9s  avec une carte
      undo     annuler votre dernière action, sauf si elle vous a révélé une information
      board    redessiner le plateau
      log      ce que vous avez vu jusqu’ici
      save     sauvegarder ;  save FICHIER  dans le fichier de votre choix
      quit     quitter ; on vous demandera s’il faut sauvegarder
moves-many = { $kind ->
    [army] { $count } armées de sept unités, l’une avec le général (+), parmi :
   *[other] { $count } façons de jouer « { $kind } » parmi :
}
moves-cost = { $cost ->
    [0] (gratuit)
    [one] ({ $cost } point)
   *[other] ({ $cost } points)
}
moves-ends = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
moves-none = Aucune action possible pour l’instant depuis ou avec { $space }.
undo-nothing = Vous n’avez rien à annuler.
undo-secret = { $action } ne peut pas être annulé : une information vous a été révélée.
undone = Annulé : { $action }

# Partir et sauvegarder.
saved = Sauvegardé dans { $file }
saved-on-leaving = La partie est sauvegardée. Pour continuer :  regalia play --resume { $file }
not-saved = La partie n’a pas pu être sauvegardée : { $what }
ask-save = Sauvegarder d’abord la partie ?
ask-file = Dans quel fichier ? [{ $file }]
goodbye = Au revoir.
ask-after = Et maintenant ?
after-again = { $people ->
    [1] Rejouer en échangeant les camps
   *[other] Rejouer
}
after-record = Enregistrer cette partie dans un fichier
after-leave = Quitter
record-saved = Partie enregistrée ; pour la revoir :  regalia replay { $file }
result = { $winner ->
    [none] Égalité
   *[other] { $winner }
} : { $reason } ({ $rule }).

# Ce qui peut clocher.
file-error = { $file } : { $what }
error-file-too-long = { $field } est trop volumineux pour être un fichier de Regalia.
error-file-no-text = { $field } n’est pas du texte en UTF-8.
error-file-empty = { $field } est vide.
error-file-taken = Le fichier { $field } existe déjà et n’est pas une partie sauvegardée : choisissez un autre nom.
error-no-such-game = { $count ->
    [one] Ce fichier ne contient que { $count } partie.
   *[other] Ce fichier ne contient que { $count } parties.
}
error-no-such-board = Plateau introuvable : « { $board } » n’est ni un plateau fourni ({ $known }) ni un fichier.
error-save-broken = Cette sauvegarde est incomplète ; le fichier n’a pas été modifié.
error-save-edited = Cette sauvegarde a été altérée depuis son enregistrement ; le fichier n’a pas été modifié.
error-save-none = Ce n’est pas une partie sauvegardée ; le fichier n’a pas été modifié.
error-save-exists = Le fichier { $file } existe déjà : reprenez-le avec --resume, ou choisissez un autre nom.
error-resume-alone = Une partie sauvegardée a déjà son jeu, son plateau, ses camps et son tirage : avec --resume, seuls --level, --save et --no-color sont acceptés.
error-option-twice = Cette option n’accepte qu’une valeur.
error-language = Langue inconnue : « { $language } ». Langues possibles : { $known }.
error-missing-extra = Cette commande a besoin des paquets du serveur. Installez-les avec : { $command }
error-seat-or-hot-seat = Avec --hot-seat, deux personnes jouent les deux camps : n’indiquez pas --seat.

# regalia bench
bench-place = situation
bench-positions = positions
bench-speed = par seconde
bench-total = { $positions } positions examinées, { $speed } par seconde.

# regalia verify, games, backup, restore

verify-title = Partie { $match }, { $game } : les engagements pris
verify-seed = le tirage de toute la partie
verify-choice = { $action }
verify-taken-back = { $action } (repris)
verify-wrong = Cela ne correspond pas : { $what }
verify-fits = Tout correspond. Comparez ces engagements à ceux qui étaient montrés pendant la partie.
games-imported = Importées : { $new }. Déjà connues : { $known }.
error-record-of-file = Rien n’a été importé, à cause de l’enregistrement { $number } du fichier. { $what }
backup-done = Copie enregistrée dans { $file }.
restore-done = La base { $database } a été restaurée à partir de la copie.
error-match-runs = La partie { $match } n’est pas finie : son enregistrement révélerait des informations secrètes.
error-database-taken = { $field } existe déjà ; utilisez --overwrite pour remplacer.
error-database-in-use = Un autre serveur utilise { $field } ; arrêtez-le d’abord.
error-database-copy = Impossible d’écrire { $field } : { $what }
error-no-database = { $field } n’est pas une base de données de Regalia.

# La base de données d’un serveur : ce qui empêche une commande de s’en servir, et regalia doctor
error-database-itself = { $field } est la base de données elle-même. Choisissez un autre fichier.
error-database-damaged = { $field } est endommagé. « regalia doctor » vérifie ce fichier, « regalia doctor --repair » le répare.
error-database-newer = { $field } vient d’une version plus récente de Regalia (tables { $version }). Installez cette version, ou restaurez une sauvegarde plus ancienne.
error-database-unusable = { $field } est inutilisable : { $what }
error-database-lost = La liste des tables de { $field } est endommagée : rien ne peut être récupéré. Restaurez une sauvegarde.
error-disk-full = Le disque de { $field } est plein. Libérez de la place, puis réessayez.
error-cut-without-repair = --cut s’emploie avec --repair.
error-cut-match = La partie { $match } n’a pas de dommage que --cut pourrait supprimer.
doctor-matches = Parties : { $count }. Comptes : { $accounts }. Cotes : { $ratings }.
doctor-in-use = Un serveur utilise la base de données.
doctor-exposed = D’autres utilisateurs de cette machine peuvent lire { $file }.
doctor-space = Peu de place sur le disque : { $free } Mo libres, { $wanted } Mo conseillés.
doctor-version = Les tables sont en version { $version }. « regalia serve » les mettra à jour vers la version { $newest }.
doctor-index = Un index ne correspond pas à sa table : { $what }
doctor-page = Endommagé : { $what }
doctor-match = La partie { $match } ({ $game }) est endommagée à l’entrée { $entry } sur { $last }.
doctor-match-row = La partie { $match } est endommagée : ses réglages sont illisibles.
doctor-row = Une ligne de la table { $table } est illisible : { $what }
doctor-set-aside = La partie { $match } est mise de côté, car elle est endommagée.
doctor-listed-in-vain = La partie { $match } est indiquée comme endommagée, mais elle est lisible.
doctor-sound = Aucun problème trouvé dans { $database }.
doctor-advice = « regalia doctor --repair » répare ce qui peut l’être. Arrêtez d’abord le serveur.
doctor-advice-cut = Pour continuer une partie endommagée, supprimez ses dernières entrées avec « regalia doctor --repair --cut PARTIE ».
doctor-did-original = Le fichier d’origine est conservé sous { $file }.
doctor-did-permissions = Seul son propriétaire peut désormais lire { $file }.
doctor-did-index = Les index ont été reconstruits.
doctor-did-version = Les tables ont été mises à jour vers la version { $newest }.
doctor-did-table = Table { $table } : { $kept } lignes récupérées, { $lost } perdues.
doctor-did-cut = La partie { $match } se termine désormais à l’entrée { $entry } ; entrées supprimées : { $removed }.
doctor-did-set-aside = La partie { $match } est mise de côté ; ses entrées sont conservées.
doctor-did-take-back = La partie { $match } n’est plus indiquée comme endommagée.
doctor-repaired = { $database } est réparé.
doctor-remains = { $database } est réparé autant que possible ; ce qui figure ci-dessus demeure.

# Comment une partie d'un serveur s'est terminée, quand ce n'est pas par les règles.
replay-ended = { $how ->
    [resigned] Vainqueur : { $seat-short }. L’adversaire a abandonné.
    [time] Vainqueur : { $seat-short }. Le temps de l’adversaire est écoulé.
    [abandoned] Vainqueur : { $seat-short }. L’adversaire n’est pas revenu.
    [agreed] Partie nulle par accord mutuel.
   *[aborted] La partie a été annulée avant d’être jouée.
}
