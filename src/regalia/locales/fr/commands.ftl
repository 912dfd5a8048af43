# The other commands: `regalia bench`, `verify`, `games`, `backup`, `restore` and `doctor`.

# regalia bench
bench-place = situation
bench-positions = positions
bench-speed = par seconde
bench-total = { $positions } positions examinées, { $speed } par seconde.

# regalia verify
verify-title = Partie { $match }, { $game } : les engagements pris
verify-seed = le tirage de toute la partie
verify-choice = { $action }
verify-taken-back = { $action } (repris)
verify-wrong = Cela ne correspond pas : { $what }
verify-fits = Tout correspond. Comparez ces engagements à ceux qui étaient montrés pendant la partie.

# regalia games, backup, restore
games-imported = Importées : { $new }. Déjà connues : { $known }.
error-record-of-file = Rien n’a été importé, à cause de l’enregistrement { $number } du fichier. { $what }
backup-done = Copie enregistrée dans { $file }.
restore-done = La base { $database } a été restaurée à partir de la copie.
migrate-store-table = { $table } : { $rows } lignes, empreinte { $digest }
migrate-store-done = Toutes les tables sont dans { $database }.
error-copy-differs = La table { $field } a { $source } lignes dans la source et { $target } dans la cible, ou elles diffèrent. Videz la cible et recommencez la copie.
error-database-unfinished = Une copie vers { $field } a été interrompue. Relancez la commande pour la reprendre.
error-match-runs = La partie { $match } n’est pas finie : son enregistrement révélerait des informations secrètes.
error-database-taken = { $field } existe déjà ; utilisez --overwrite pour remplacer.
error-database-in-use = Un autre serveur utilise { $field } ; arrêtez-le d’abord.
error-database-copy = Impossible d’écrire { $field } : { $what }
error-no-database = { $field } n’est pas une base de données de Regalia.

# regalia doctor, and databases that cannot be used
error-database-itself = { $field } est la base de données elle-même. Choisissez un autre fichier.
error-database-damaged = { $field } est endommagé. « regalia doctor » vérifie ce fichier, « regalia doctor --repair » le répare.
error-database-newer = { $field } vient d’une version plus récente de Regalia ({ $release }, tables { $version }) ; cette version connaît les tables { $own }. Installez la version plus récente, ou restaurez une sauvegarde plus ancienne.
migration-backup-made = Mise à jour des tables. La base de données telle qu’elle était se trouve dans { $file }.
error-backup-folder = Impossible d’écrire des sauvegardes dans { $field } : { $what }
error-backup-rules = « { $text } » n’indique pas quelles sauvegardes garder. Utilisez une liste comme 7 daily, 4 weekly.
error-backup-interval = « { $text } » n’est pas un intervalle comme 1d, 12h ou 30m.
error-backup-room = Il reste { $free } Mo dans { $field }, et il en faut { $needed }.
error-migration-backup = Les tables de { $field } n’ont pas été mises à jour, car la sauvegarde a échoué : { $what } Pour vous en passer, utilisez --no-migration-backup.
error-migration-folder = Une sauvegarde est faite avant la mise à jour des tables. Choisissez un dossier avec --backups, ou passez-vous-en avec --no-migration-backup.
error-older-process-runs = Des processus d’une version plus ancienne utilisent { $field } et ne fonctionneraient pas avec les nouvelles tables. Arrêtez-les d’abord.
error-database-unusable = { $field } est inutilisable : { $what }
error-database-url = { $field } n’est pas l’adresse d’une base de données. Indiquez un fichier ou postgresql://UTILISATEUR@HÔTE/NOM.
error-no-postgresql-driver = PostgreSQL demande d’autres paquets : pip install "regalia[scale]"
error-postgresql-too-old = PostgreSQL { $version } est trop ancien : Regalia demande la version { $oldest } ou une version plus récente.
error-postgresql-unusable = La base de données { $field } est inutilisable : { $what }
error-no-redis-driver = Redis demande d’autres paquets : pip install "regalia[scale]"
error-redis-url = Ce n’est pas l’adresse d’un serveur Redis ({ $what }). Indiquez redis://HÔTE:PORT.
error-redis-unreachable = Redis ne répond pas : { $what }
error-workers-without-redis = Les processus de calcul distants ont besoin de Redis : ajoutez --redis redis://HÔTE.
error-worker-redis = Un processus de calcul a besoin du serveur Redis des serveurs de jeu : --redis redis://HÔTE.
error-worker-version = Ce processus de calcul n’a pas la même version que les serveurs. Processus de calcul : { $worker }. Serveurs : { $server }.
worker-ready = Prêt à recevoir des tâches. Processus : { $processes }. Version : { $version }
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
doctor-orphans = Lignes de la table { $table } qui renvoient à des lignes manquantes de { $parent } : { $count }.
doctor-time = Dans la partie { $match }, l’entrée { $entry } est antérieure à la précédente.
doctor-row = Une ligne de la table { $table } est illisible : { $what }
doctor-set-aside = La partie { $match } est mise de côté, car elle est endommagée.
doctor-listed-in-vain = La partie { $match } est indiquée comme endommagée, mais elle est lisible.
doctor-not-installed = { $count ->
    [one] Une partie vient
   *[other] { $count } parties viennent
} du jeu { $game }, qui n’est pas installé. Elles sont conservées.
games-not-installed = jeu non installé
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
