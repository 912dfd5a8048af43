# The other commands: `regalia bench`, `verify`, `games`, `backup`, `restore` and `doctor`.

# regalia bench
bench-place = Ausgangsstellung
bench-positions = Stellungen
bench-speed = je Sekunde
bench-total = { $positions } Stellungen betrachtet, { $speed } je Sekunde.

# regalia verify
verify-title = Partie { $match }, { $game }: was festgelegt wurde
verify-seed = der Zufall der ganzen Partie
verify-choice = { $action }
verify-taken-back = { $action } (zurückgenommen)
verify-wrong = Das passt nicht: { $what }
verify-fits = Alles passt. Vergleiche diese Festlegungen mit denen, die während der Partie zu sehen waren.

# regalia games, backup, restore
games-imported = Importiert: { $new }. Schon vorhanden: { $known }.
error-record-of-file = Es wurde nichts importiert: Aufzeichnung { $number } der Datei ist fehlerhaft. { $what }
backup-done = Sicherung erstellt: { $file }
restore-done = { $database } wurde aus der Sicherung wiederhergestellt.
migrate-store-table = { $table }: { $rows } Zeilen, Prüfsumme { $digest }
migrate-store-done = Alle Tabellen sind in { $database }.
error-copy-differs = Die Tabelle { $field } hat { $source } Zeilen in der Quelle und { $target } im Ziel, oder sie unterscheiden sich. Leeren Sie das Ziel und wiederholen Sie die Kopie.
error-database-unfinished = Eine Kopie nach { $field } wurde unterbrochen. Wiederholen Sie den Befehl, um sie fortzusetzen.
error-match-runs = Die Partie { $match } läuft noch; ihre Aufzeichnung würde Geheimnisse verraten.
error-database-taken = { $field } gibt es schon; --overwrite ersetzt es.
error-database-in-use = Ein anderer Server benutzt { $field }; halte ihn zuerst an.
error-database-copy = { $field } lässt sich nicht schreiben: { $what }
error-no-database = { $field } ist keine Datenbank von Regalia.

# regalia doctor, and databases that cannot be used
error-database-itself = { $field } ist die Datenbank selbst. Wähle eine andere Datei.
error-database-damaged = { $field } ist beschädigt. „regalia doctor“ prüft die Datei, „regalia doctor --repair“ repariert sie.
error-database-newer = { $field } stammt von einer neueren Version von Regalia ({ $release }, Tabellen { $version }); diese Version kennt Tabellen { $own }. Installiere die neuere Version oder spiele eine ältere Sicherung ein.
migration-backup-made = Die Tabellen werden aktualisiert. Die Datenbank, wie sie war, ist in { $file }.
error-backup-folder = In { $field } lassen sich keine Sicherungen schreiben: { $what }
error-backup-rules = „{ $text }“ sagt nicht, welche Sicherungen bleiben. Erlaubt ist eine Liste wie 7 daily, 4 weekly.
error-backup-interval = „{ $text }“ ist kein Abstand wie 1d, 12h oder 30m.
error-backup-room = In { $field } sind noch { $free } MB frei, nötig sind { $needed } MB.
error-migration-backup = Die Tabellen von { $field } wurden nicht aktualisiert, weil keine Sicherung angelegt werden konnte: { $what } Mit --no-migration-backup geht es ohne.
error-migration-folder = Bevor die Tabellen aktualisiert werden, wird eine Sicherung angelegt. Wähle mit --backups einen Ordner dafür oder verzichte mit --no-migration-backup darauf.
error-older-process-runs = Auf { $field } laufen Prozesse einer älteren Version, die mit den neuen Tabellen nicht arbeiten könnten. Halte sie zuerst an.
error-database-unusable = { $field } lässt sich nicht benutzen: { $what }
error-database-url = { $field } ist keine Adresse einer Datenbank. Erlaubt sind eine Datei oder postgresql://BENUTZER@HOST/NAME.
error-no-postgresql-driver = PostgreSQL braucht weitere Pakete: pip install "regalia[scale]"
error-postgresql-too-old = PostgreSQL { $version } ist zu alt: Regalia braucht Version { $oldest } oder neuer.
error-postgresql-unusable = Die Datenbank { $field } kann nicht benutzt werden: { $what }
error-no-redis-driver = Redis braucht weitere Pakete: pip install "regalia[scale]"
error-redis-url = Das ist keine Adresse eines Redis-Servers ({ $what }). Erlaubt ist redis://HOST:PORT.
error-redis-unreachable = Redis antwortet nicht: { $what }
error-workers-without-redis = Entfernte Arbeitsprozesse brauchen Redis: --redis redis://HOST angeben.
error-worker-redis = Ein Arbeitsprozess braucht den Redis-Server der Spielserver: --redis redis://HOST.
error-worker-version = Dieser Arbeitsprozess hat eine andere Version als die Server. Arbeitsprozess: { $worker }. Server: { $server }.
worker-ready = Bereit für Aufgaben. Prozesse: { $processes }. Version: { $version }
error-database-lost = Das Verzeichnis der Tabellen in { $field } ist beschädigt, daher lässt sich nichts wiederherstellen. Spiele eine Sicherung ein.
error-disk-full = Der Datenträger von { $field } ist voll. Schaffe Platz und versuche es noch einmal.
error-cut-without-repair = --cut gilt nur zusammen mit --repair.
error-cut-match = In Partie { $match } gibt es keinen Schaden, den --cut entfernen könnte.
doctor-matches = Partien: { $count }. Konten: { $accounts }. Wertungen: { $ratings }.
doctor-in-use = Ein Server benutzt die Datenbank.
doctor-exposed = Andere Benutzer dieses Rechners können { $file } lesen.
doctor-space = Wenig Platz auf dem Datenträger: { $free } MB frei, { $wanted } MB empfohlen.
doctor-version = Die Tabellen haben Version { $version }. „regalia serve“ bringt sie auf Version { $newest }.
doctor-index = Ein Index passt nicht zu seiner Tabelle: { $what }
doctor-page = Beschädigt: { $what }
doctor-match = Partie { $match } ({ $game }) ist bei Eintrag { $entry } von { $last } beschädigt.
doctor-match-row = Partie { $match } ist beschädigt: Ihre Einstellungen sind nicht lesbar.
doctor-orphans = Zeilen der Tabelle { $table }, die auf fehlende Zeilen von { $parent } verweisen: { $count }.
doctor-time = In Partie { $match } liegt Eintrag { $entry } zeitlich vor dem vorigen.
doctor-row = Eine Zeile der Tabelle { $table } ist nicht lesbar: { $what }
doctor-set-aside = Partie { $match } ist stillgelegt, weil sie beschädigt ist.
doctor-listed-in-vain = Partie { $match } gilt als beschädigt, ist aber lesbar.
doctor-not-installed = { $count ->
    [one] Eine Partie gehört
   *[other] { $count } Partien gehören
} zum Spiel { $game }, das nicht installiert ist. Sie bleiben gespeichert.
games-not-installed = Spiel nicht installiert
doctor-sound = Keine Fehler in { $database } gefunden.
doctor-advice = „regalia doctor --repair“ repariert, was sich reparieren lässt. Halte zuerst den Server an.
doctor-advice-cut = Um eine beschädigte Partie weiterzuspielen, entferne ihre letzten Einträge mit „regalia doctor --repair --cut PARTIE“.
doctor-did-original = Die ursprüngliche Datei bleibt als { $file } erhalten.
doctor-did-permissions = Nur der Eigentümer kann { $file } jetzt lesen.
doctor-did-index = Die Indizes sind neu aufgebaut.
doctor-did-version = Die Tabellen sind auf Version { $newest } gebracht.
doctor-did-table = Tabelle { $table }: { $kept } Zeilen gerettet, { $lost } verloren.
doctor-did-cut = Partie { $match } endet jetzt mit Eintrag { $entry }; entfernte Einträge: { $removed }.
doctor-did-set-aside = Partie { $match } ist stillgelegt; ihre Einträge bleiben erhalten.
doctor-did-take-back = Partie { $match } gilt nicht mehr als beschädigt.
doctor-repaired = { $database } ist repariert.
doctor-remains = { $database } ist so weit wie möglich repariert; was oben steht, bleibt.
