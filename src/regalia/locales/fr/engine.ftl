# Le protocole du moteur et les joueurs artificiels : ce qui peut clocher dans une ligne, une demande ou un budget.

error-json = Cette ligne n’est pas un objet JSON : elle est illisible à partir de la colonne { $column }.
error-json-empty = Cette ligne est vide ; une demande est un objet JSON.
error-json-utf8 = Cette ligne n’est plus de l’UTF-8 à partir de l’octet { $byte }.
error-json-kind = Cette ligne est du JSON, mais pas un objet.
error-json-twice = Le nom « { $name } » figure deux fois dans un même objet.
error-json-constant = { $constant } n’est pas du JSON.
error-json-deep = Cette ligne est trop imbriquée pour être lue.
error-json-long = Cette ligne dépasse { NUMBER($most) } octets ; elle a été ignorée.
error-no-command = Une demande doit avoir un champ cmd, qui nomme une commande.
error-unknown-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
error-command = Une commande est un texte, comme "new".
error-unknown-field = La commande { $command } n’a pas de champ « { $name } ».
error-missing-field = Il manque à la commande { $command } le champ { $field }.
error-null-field = Le champ { $field } vaut null ; mieux vaut l’omettre.
error-options = options est un objet, avec les options du jeu par leur nom.
error-action = Une action est un texte, comme "end".
error-position-kind = Une position est un objet.
error-no-game = Il n’y a pas encore de partie : commencez-en une avec "new" ou "load".
error-level = Un niveau est un nombre entier de 1 à { $most }.
error-unknown-player = Il n’y a pas de joueur « { $player } ». Il y a : { $known }.
error-player-form = « { $player } » est illisible : les réglages s’écrivent clé=valeur, séparés par des virgules, chaque clé une seule fois.
error-player-setting = « { $player } » n’a pas de réglage « { $setting } ».
error-player-value = « { $player } » a un réglage dont la valeur ne convient pas.
error-internal = Une erreur interne s’est produite ({ $kind }) ; la partie est restée telle quelle. Merci de signaler la demande en cause.

error-budget = Donnez soit time_ms, soit iterations, mais pas les deux.
error-time-ms = time_ms est un nombre entier de 1 à { NUMBER($most) }.
error-iterations = iterations est un nombre entier de 1 à { NUMBER($most) }.
error-not-the-actor = Ce n’est pas à cette place d’agir, mais à { $actor }.

error-boards-folder = Il n’y a pas de dossier « { $folder } » où lire des plateaux.
error-board-file = { $what }
error-board-file-name = Le jeu a déjà un plateau « { $name } » ; donnez un autre nom à celui-ci.
