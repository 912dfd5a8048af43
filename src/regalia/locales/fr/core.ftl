# Ce que tout jeu et tout programme de la maison peut avoir à dire.

game-king-and-assassins = King & Assassins
game-king-of-the-hill = King of the Hill

error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
error-no-game-id = Un jeu est désigné par son identifiant, un texte. Il y a : { $known }.
error-unknown-option = Ce jeu n’a pas cette option : { $field }.
error-unreadable = { $field } est illisible : { $what }
error-seat = Cette place n’existe pas. Il y a : { $values }.
error-seed = Une graine est un nombre entier de 0 à 2⁶³ − 1.
error-chance = Le hasard est "auto" ou "explicit".
error-perft-depth = La profondeur est un nombre entier de 0 à { $most }.
error-perft-too-large = Il y a plus de { NUMBER($most) } suites de cette longueur.
error-notation = « { $action } » n’est pas une action : c’est illisible.
error-game-over = La partie est finie.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-no-world = Aucune position ne correspond à cette vue.
error-position-unreadable = La position est illisible à { $field } : { $what }.
error-record-unreadable = Ce n’est pas un enregistrement de partie, ou seulement un morceau : { $what }, à { $where }.
error-record-format = Cette version ne sait pas lire cet enregistrement : son format doit être { $expected }.
error-record-game = L’enregistrement vient d’un jeu inconnu ici : « { $game } ».
error-record-newer = L’enregistrement suit les règles en version { $version }, plus récentes que celles d’ici.
error-record-of-a-seat = C’est ce qu’une seule place a vu d’une partie en cours ; seul l’enregistrement complet peut être rejoué.
error-record-setup = L’enregistrement ne commence pas comme une partie peut commencer : { $what }
error-record-step = Au coup { $ply }, l’enregistrement porte « { $action } », que les règles actuelles interdisent : { $what }
error-record-chance = Au coup { $ply }, l’enregistrement porte un autre tirage que celui de sa graine.
error-record-result = Après le dernier coup ({ $ply }), l’enregistrement donne un autre résultat que la partie.
error-in-board = Ligne { $line }, colonne { $column } : { $what }
