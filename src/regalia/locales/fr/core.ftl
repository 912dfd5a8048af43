# What every game and every program needs: options, seats, actions, positions and records.

error-unknown-game = Jeu inconnu : « { $game } ». Jeux disponibles : { $known }.
error-no-game-id = Indiquez l’identifiant du jeu, sous forme de texte. Jeux disponibles : { $known }.
game-left-out = Le jeu installé { $game } est laissé de côté : { $what }
game-text-unreadable = Un texte du jeu installé { $game } est illisible : { $file }, ligne { $line }
error-unknown-option = Ce jeu n’a pas cette option : { $field }.
error-unreadable = { $field } est illisible : { $what }
error-seat = Ce camp n’existe pas. Camps possibles : { $values }.
error-seed = Une graine est un nombre entier de 0 à 2⁶³ − 1.
error-chance = Le hasard est "auto" ou "explicit".
error-perft-depth = La profondeur est un nombre entier de 0 à { $most }.
error-perft-too-large = Il y a plus de { NUMBER($most) } suites de cette longueur.
error-game-fault = Le programme du jeu { $game } a échoué dans { $method } : { $what }
error-notation = Action illisible : « { $action } ».
error-game-over = La partie est finie.
error-nothing-to-undo = Il n’y a rien à annuler.
error-no-world = Aucune position ne correspond à cette vue.
error-position-unreadable = La position est illisible à { $field } : { $what }.
error-unknown-space = Case inconnue : « { $space } ».
error-one-subject = Indiquez soit une case, soit une carte.
error-no-such-card = Carte inconnue : « { $card } ».
error-position-line = Ce n’est pas une position sur une ligne : la colonne { $column } est illisible.
error-position-line-long = Une position sur une ligne a au plus { $most } caractères.
error-position-line-seat = Cette ligne contient ce que sait le siège « { $seat } », et non une position entière.
error-record-unreadable = Enregistrement de partie illisible ou incomplet : { $what }, à { $where }.
error-lesson-unreadable = Leçon illisible : { $what }, à { $where }.
error-record-format = Cette version ne sait pas lire cet enregistrement : son format doit être { $expected }.
error-record-game = L’enregistrement vient d’un jeu inconnu ici : « { $game } ».
error-record-newer = L’enregistrement utilise la version { $version } des règles, plus récente que celle de ce programme.
error-record-of-a-seat = Ce fichier ne contient que ce qu’un seul camp a vu d’une partie en cours ; seul l’enregistrement complet peut être rejoué.
error-record-setup = Début de partie impossible dans l’enregistrement : { $what }
error-record-step = Au coup { $ply }, l’enregistrement contient « { $action } », que les règles actuelles interdisent : { $what }
error-record-chance = Au coup { $ply }, le tirage enregistré n’est pas celui que donne la graine.
error-record-result = Après le dernier coup ({ $ply }), l’enregistrement donne un autre résultat que la partie.
error-in-board = Ligne { $line }, colonne { $column } : { $what }
error-no-own-boards = Ce jeu n’a qu’un plateau, qui ne change pas.
error-unknown-card = Carte inconnue : « { $card } ».

# Someone who watches takes the place of a seat.
seat-spectator = un spectateur
    .cap = Un spectateur
    .short = spectateur
    .of = d’un spectateur
    .to = à un spectateur
