# Le serveur : ce qu’il dit au démarrage, sa page sans interface, et ce qui ne va pas dans une requête.

serve-ready = Regalia est à l’adresse { $address } (Ctrl-C pour l’arrêter)

page-not-built = Le serveur tourne, mais son interface n’est pas construite.
page-how-to-build = Lancez « npm ci » et « npm run build » dans le dossier « frontend », puis redémarrez le serveur. L’API est sous /api ; ce qu’elle offre est dans /api/openapi.json.

error-setting = Le réglage { $field } est illisible : { $what }.
error-settings-file = Le fichier de réglages { $field } n’est pas du TOML : { $what }.
error-setting-origin = Une origine est une adresse comme https://play.example.org, sans rien après.
error-message-unreadable = Ce message est illisible : { $what }.
error-too-long = C’est trop long : { $most } octets sont permis.
error-not-json = Le contenu doit être du JSON, et le dire par « content-type: application/json ».
error-foreign-origin = Cette requête vient d’un autre site.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne se demande pas ainsi.
error-broken = Quelque chose est cassé ici, et ce n’est pas de votre faute. C’est noté.
error-query-number = Il faut un nombre entier.
error-too-many-watched = On peut suivre { $most } parties à la fois.
error-server-full = Le serveur est plein, ou va s’arrêter. Réessayez dans { $wait } secondes.
