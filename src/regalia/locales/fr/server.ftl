# The server: its start, its page without a front end, and errors in settings and requests.

serve-ready = Regalia est disponible à l’adresse { $address } (Ctrl-C pour arrêter)

page-not-built = Le serveur fonctionne, mais l’interface web n’a pas été générée.
page-how-to-build = Lancez « npm ci » puis « npm run build » dans le dossier « frontend », et redémarrez le serveur. L’API se trouve sous /api ; elle est décrite dans /api/openapi.json.

error-setting = Réglage { $field } incorrect : { $what }.
error-no-such-setting = Il n’existe pas de réglage « { $field } ». Le guide du serveur les énumère tous.
error-settings-file = Le fichier de réglages { $field } n’est pas du TOML valide : { $what }.
error-setting-origin = Une origine s’écrit comme https://play.example.org, sans chemin.
error-message-unreadable = Message illisible : { $what }.
error-too-long = Requête trop longue : { $most } octets au maximum.
error-not-json = Le corps de la requête doit être du JSON, avec l’en-tête « content-type: application/json ».
error-foreign-origin = Requête refusée : elle vient d’un autre site.
error-no-such-page = Page introuvable.
error-wrong-method = Méthode HTTP non autorisée à cette adresse.
error-broken = Une erreur s’est produite sur le serveur ; elle a été enregistrée. Réessayez plus tard.
error-query-number = Un nombre entier est attendu.
error-query-missing = Ce paramètre est manquant.
error-thumbnail-matches = Indiquez de 1 à { $most } parties.
error-too-many-watched = { $most ->
    [one] Vous ne pouvez regarder que { $most } partie à la fois.
   *[other] Vous ne pouvez regarder que { $most } parties à la fois.
}
error-server-full = Serveur saturé ou en cours d’arrêt. Réessayez dans { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
}.
error-no-such-limit = Il n’existe pas de limite « { $name } ». Le guide du serveur les énumère toutes.
error-limit-form = « { $text } » n’est pas une limite de la forme NOM=VALEUR, par exemple match.account=40 per 10 minutes.
error-too-many-sockets = Trop de connexions sont ouvertes d’ici : { $most } au maximum. Fermez d’autres onglets, puis réessayez.
error-foreign-host = Ce serveur ne répond pas au nom d’hôte « { $host } ». Qui l’administre peut l’autoriser avec --origin ou --hosts.
error-bad-request = Ce n’est pas une requête HTTP valide.
error-url-too-long = L’adresse est trop longue : { $most } octets au maximum.
error-headers-too-large = Les en-têtes de cette requête sont trop volumineux.
error-too-slow = La requête n’a pas été complète à temps.
error-page-unreadable = Réglage { $field } non valable : le fichier { $file } ne peut pas être lu : { $what }.
error-page-too-long = Réglage { $field } non valable : le fichier { $file } dépasse { $most } octets.
error-page-not-text = Réglage { $field } non valable : le fichier { $file } n’est pas du texte en UTF-8.
