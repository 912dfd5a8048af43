# Le serveur : ce qu’il dit en démarrant, sa page sans interface, et ce qui cloche dans une demande.

serve-ready = Regalia est à l’adresse { $address } (Ctrl-C pour l’arrêter)

page-not-built = Le serveur tourne, mais son interface n’est pas construite.
page-how-to-build = Lancez « npm ci » puis « npm run build » dans le dossier « frontend », et redémarrez le serveur. L’API est à /api ; ce qu’elle offre est décrit à /api/openapi.json.

error-setting = Le réglage { $field } est illisible : { $what }.
error-settings-file = Le fichier de réglages { $field } n’est pas du TOML : { $what }.
error-setting-origin = Une origine est une adresse comme https://play.example.org, sans rien après.
error-message-unreadable = Ce message est illisible : { $what }.
error-too-long = C’est trop long : { $most } octets sont permis.
error-not-json = Le corps doit être du JSON, et l’annoncer par « content-type: application/json ».
error-foreign-origin = Cette demande vient d’un autre site.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne s’interroge pas de cette façon.
error-broken = Quelque chose s’est cassé ici, et vous n’y êtes pour rien. C’est noté dans le journal.
error-query-number = Il faut ici un nombre entier.
error-too-many-watched = { $most ->
    [one] Vous ne pouvez regarder que { $most } partie à la fois.
   *[other] Vous ne pouvez regarder que { $most } parties à la fois.
}
error-server-full = Le serveur est complet, ou sur le point de s’arrêter. Réessayez dans { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
}.
error-no-such-limit = Il n’existe pas de limite « { $name } ». Le guide du serveur les énumère toutes.
error-limit-form = « { $text } » n’est pas une limite de la forme NOM=VALEUR, par exemple match.account=40 per 10 minutes.
error-too-many-sockets = Trop de connexions sont ouvertes d’ici : { $most } au maximum. Fermez d’autres onglets, puis réessayez.
