# The engine protocol and the computer players: errors in lines, requests and budgets.

error-json = Cette ligne n’est pas un objet JSON : elle est illisible à partir de la colonne { $column }.
error-json-empty = Cette ligne est vide ; une requête est un objet JSON.
error-json-utf8 = Cette ligne n’est plus de l’UTF-8 à partir de l’octet { $byte }.
error-json-kind = Cette ligne est du JSON, mais pas un objet.
error-json-twice = Le nom « { $name } » figure deux fois dans un même objet.
error-json-constant = { $constant } n’est pas du JSON.
error-json-deep = Cette ligne est trop imbriquée pour être lue.
error-json-long = Cette ligne dépasse { NUMBER($most) } octets ; elle a été ignorée.
error-no-command = Une requête doit avoir un champ cmd, qui nomme une commande.
error-unknown-command = Commande inconnue : « { $command } ». Commandes possibles : { $known }.
error-command = Une commande est un texte, comme "new".
error-unknown-field = La commande { $command } n’a pas de champ « { $name } ».
error-missing-field = Il manque le champ { $field } à la commande { $command }.
error-null-field = Le champ { $field } vaut null ; mieux vaut l’omettre.
error-options = options est un objet, avec les options du jeu par leur nom.
error-action = Une action est un texte, comme "end".
error-position-kind = Une position est un objet.
error-no-game = Il n’y a pas encore de partie : commencez-en une avec "new" ou "load".
error-level = Un niveau est un nombre entier de 1 à { $most }.
error-unknown-player = Joueur inconnu : « { $player } ». Joueurs possibles : { $known }.
error-no-beginner = Ce jeu n’a pas de joueur « beginner ».
error-player-form = « { $player } » est illisible : les réglages s’écrivent clé=valeur, séparés par des virgules, chaque clé une seule fois.
error-player-setting = « { $player } » n’a pas de réglage « { $setting } ».
error-player-value = Un réglage de « { $player } » a une valeur incorrecte.
error-internal = Erreur interne ({ $kind }) ; la partie n’a pas changé. Merci de signaler la requête en cause.

error-budget = Donnez soit time_ms, soit iterations, mais pas les deux.
error-time-ms = time_ms est un nombre entier de 1 à { NUMBER($most) }.
error-iterations = iterations est un nombre entier de 1 à { NUMBER($most) }.
error-not-the-actor = C’est à un autre camp de jouer : { $actor }.

error-boards-folder = Dossier de plateaux introuvable : « { $folder } ».
error-board-file = { $what }
error-board-file-name = Le jeu a déjà un plateau « { $name } » ; donnez un autre nom à celui-ci.
