# Playing at the terminal: `regalia play`, `replay` and `boards`.

uncompiled = Attention : Regalia tourne en Python pur, environ 60 fois plus lentement ; l’ordinateur jouera lentement. Installez un wheel compilé pour cette machine, ou compilez-le dans un clone : python3 run.py

# regalia replay
replay-which = Partie { $game } sur { $count } dans ce fichier ; choisissez avec --game.
replay-title = { $game }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-next = Entrée pour le coup suivant, Ctrl-D pour arrêter :
replay-runs = Après le coup { $ply } sur { $count }, la partie n’est pas finie.
replay-seat = { $game }, vu par { $seat }
replay-player = { $seat-short } : { $who }

replay-ended = { $how ->
    [resigned] Vainqueur : { $seat-short }. L’adversaire a abandonné.
    [time] Vainqueur : { $seat-short }. Le temps de l’adversaire est écoulé.
    [abandoned] Vainqueur : { $seat-short }. L’adversaire n’est pas revenu.
    [agreed] Partie nulle par accord mutuel.
    [lesson] La leçon est terminée.
   *[aborted] La partie a été annulée avant d’être jouée.
}

# regalia boards
boards-id = Id
boards-name = Nom
boards-note = Remarque
boards-fact = { $what } : { $value }
boards-more = regalia boards show ID en dessine un ; regalia boards check FICHIER vérifie l’un des vôtres.
boards-sound = { $name } : ce plateau est valide.

# Choosing a game.
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

# Playing.
thinking = L’ordinateur ({ $seat }) réfléchit
prompt = { $seat-short }>
ask-help = Tapez ? pour l’aide.
end-warning = { $unused ->
    [one] Il vous reste { $unused } point d’action.
   *[other] Il vous reste { $unused } points d’action.
} Tapez encore { $action } pour terminer votre tour, ou continuez.
hint-offer = { $name } : { $note }
hint-choices = Vous pouvez :  { $actions }
hint-open = { $seat-cap } : répondez ici, ou appuyez sur Entrée pour voir vos informations secrètes.
which-one = Laquelle ?  { $actions }
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
result = { $winner ->
    [none] Égalité
   *[other] { $winner }
} : { $reason } ({ $rule }).

# Saving and quitting.
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

# Errors.
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
