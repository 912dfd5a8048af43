# The other commands: `regalia bench`, `verify`, `games`, `backup`, `restore` and `doctor`.

# regalia bench
bench-place = place
bench-positions = positions
bench-speed = per second
bench-total = { $positions } positions searched, { $speed } per second.

# regalia verify
verify-title = Match { $match }, { $game }: commitments
verify-seed = all random results of the match
verify-choice = { $action }
verify-taken-back = { $action } (taken back)
verify-wrong = Mismatch: { $what }
verify-fits = Everything matches. Now compare these commitments with those shown during the match.

# regalia games, backup, restore
games-imported = Imported: { $new }. Already present: { $known }.
error-record-of-file = Nothing was imported because of record { $number } in the file. { $what }
backup-done = Backup saved to { $file }.
restore-done = { $database } has been restored from the backup.
migrate-store-table = { $table }: { $rows } rows, digest { $digest }
migrate-store-done = All tables are in { $database }.
error-copy-differs = The table { $field } has { $source } rows in the source and { $target } in the target, or they differ. Empty the target and repeat the copy.
error-database-unfinished = A copy to { $field } was interrupted. Repeat it, so that it goes on.
error-match-runs = Match { $match } is still in progress, and its record would reveal hidden information.
error-database-taken = { $field } already exists. Use --overwrite to replace it.
error-database-in-use = Another server is using { $field }. Stop it first.
error-database-copy = { $field } can’t be written: { $what }
error-no-database = { $field } is not a Regalia database.

# regalia doctor, and databases that cannot be used
error-database-itself = { $field } is the database itself. Choose another file.
error-database-damaged = { $field } is damaged. Run “regalia doctor” to check it, and “regalia doctor --repair” to repair it.
error-database-newer = { $field } was made by a later version of Regalia ({ $release }, tables { $version }); this version knows tables { $own }. Install that version, or restore a backup from before.
migration-backup-made = The tables are being upgraded. The database as it was is in { $file }.
error-backup-folder = Backups cannot be written to { $field }: { $what }
error-backup-rules = “{ $text }” does not say which backups to keep. Use a list such as 7 daily, 4 weekly.
error-backup-interval = “{ $text }” is not an interval such as 1d, 12h or 30m.
error-backup-room = { $field } has { $free } MB left, but { $needed } MB are needed.
error-migration-backup = The tables of { $field } were not upgraded, because no backup could be made: { $what } Use --no-migration-backup to upgrade without one.
error-migration-folder = A backup is made before the tables are upgraded. Choose a folder for it with --backups, or do without one with --no-migration-backup.
error-older-process-runs = Processes of an older version are running on { $field }, and would not work with the new tables. Stop them first.
error-database-unusable = { $field } cannot be used: { $what }
error-database-url = { $field } is not the address of a database. Use a file, or postgresql://USER@HOST/NAME.
error-no-postgresql-driver = PostgreSQL needs more packages: pip install "regalia[scale]"
error-postgresql-too-old = PostgreSQL { $version } is too old: Regalia needs version { $oldest } or newer.
error-postgresql-unusable = The database { $field } cannot be used: { $what }
error-no-redis-driver = Redis needs more packages: pip install "regalia[scale]"
error-redis-url = This is not the address of a Redis server ({ $what }). Use redis://HOST:PORT.
error-redis-unreachable = Redis does not answer: { $what }
error-workers-without-redis = Remote workers need Redis: add --redis redis://HOST.
error-worker-redis = A worker needs the Redis server of the game servers: --redis redis://HOST.
error-worker-version = This worker has another version than the servers. Worker: { $worker }. Servers: { $server }.
worker-ready = Ready for tasks. Processes: { $processes }. Version: { $version }
error-database-lost = The list of tables in { $field } is damaged, so nothing can be recovered. Restore a backup.
error-disk-full = The disk of { $field } is full. Free some space, then try again.
error-cut-without-repair = --cut works together with --repair.
error-cut-match = There is no damage in match { $match } that --cut could remove.
doctor-matches = Matches: { $count }. Accounts: { $accounts }. Ratings: { $ratings }.
doctor-in-use = A server is using the database.
doctor-exposed = Other users of this machine can read { $file }.
doctor-space = Little space on the disk: { $free } MB free, { $wanted } MB recommended.
doctor-version = The tables have version { $version }. “regalia serve” will update them to version { $newest }.
doctor-index = An index does not match its table: { $what }
doctor-page = Damaged: { $what }
doctor-match = Match { $match } ({ $game }) is damaged at entry { $entry } of { $last }.
doctor-match-row = Match { $match } is damaged: its settings cannot be read.
doctor-orphans = Rows of the table { $table } that refer to missing rows of { $parent }: { $count }.
doctor-time = In match { $match } entry { $entry } is earlier than the one before it.
doctor-row = A row of the table { $table } cannot be read: { $what }
doctor-set-aside = Match { $match } has been set aside because it is damaged.
doctor-listed-in-vain = Match { $match } is listed as damaged but can be read.
doctor-not-installed = { $count ->
    [one] One match is
   *[other] { $count } matches are
} of the game { $game }, which is not installed. The matches are kept.
games-not-installed = game not installed
doctor-sound = No problem found in { $database }.
doctor-advice = “regalia doctor --repair” repairs what can be repaired. Stop the server first.
doctor-advice-cut = To keep playing a damaged match, remove its last entries with “regalia doctor --repair --cut MATCH”.
doctor-did-original = The original file is kept as { $file }.
doctor-did-permissions = Only its owner can read { $file } now.
doctor-did-index = The indexes have been rebuilt.
doctor-did-version = The tables have been updated to version { $newest }.
doctor-did-table = Table { $table }: { $kept } rows recovered, { $lost } lost.
doctor-did-cut = Match { $match } now ends with entry { $entry }; entries removed: { $removed }.
doctor-did-set-aside = Match { $match } has been set aside; its entries are kept.
doctor-did-take-back = Match { $match } is no longer listed as damaged.
doctor-repaired = { $database } is repaired.
doctor-remains = { $database } is repaired as far as possible; what is listed above remains.
