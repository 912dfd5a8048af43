# The output of `--help`. In English only: the command line is built before the language is known.

regalia-help = Board games about kings, for people and programs: **King & Assassins** and **King of the Hill**.

    King & Assassins: a king has to cross a town to reach his castle. Three of its twelve citizens are assassins, and only
    the assassin player knows which. The king has his knights, and one round for each card.

    King of the Hill: two armies fight for a hill with playing cards. Black cards move, red cards attack.

    New here? `regalia play` asks how you want to play, then starts a game. Type `?` in a game for help.
    `regalia play --seat king` starts at once. The numbered rules are in `docs/rules`.
panel-playing = Play
panel-programs = For programs
panel-server = Server
language-help = Language of all output: de, en, fr or ru. Default: REGALIA_LANGUAGE, then LC_ALL, LC_MESSAGES or LANG. Help texts are in English.
version-help = Show the version and exit.

play-help = Play in this terminal, against the computer or with two players at one screen.

    Without options, you are asked what to play. In a game, type `?` for help, `moves` for possible moves, `quit` to quit.
play-game = The game: { $known }.
play-board = Id of a board (see `regalia boards`), or a file with a custom board.
play-option = A game option, such as scenario=pitched-battle or magic=false. Can be repeated.
play-seat = Your seat: king or assassins, blue or red. The computer takes the other one.
play-hot-seat = Pass and play: two players at one screen. Hidden information is covered between turns.
play-level = Computer level, from 1 to 8.
play-seed = Seed for all random results. The same seed gives the same deal and cards.
play-resume = Continue a saved game.
play-save = Save the game to this file after every turn.
play-no-color = Print without colours, as NO_COLOR=1 does.

replay-help = Show a recorded or saved game move by move, with all hidden information.
replay-file = A file of records (one JSON object per line), the games of an arena, a saved game, or one seat’s export of a game.
replay-game = Which game in the file, counting from 1.
replay-to = Stop after this ply.
replay-step = Show the board after every ply, and wait for Enter on a terminal.

boards-help = List, show and check boards.
boards-list-help = List the boards that come with a game.
boards-show-help = Show a board with its starting spaces and gates, and print its text.
boards-check-help = Check a custom board. Errors are shown with line and column.
boards-game = The game: { $known }.
boards-board = Id of a board, or a board file.
boards-file = A board file.

bench-help = Search from fixed positions. The total changes whenever the computer’s play changes.
bench-iterations = How many iterations to search from each position.

conformance-help = Check a game against its contract by playing random games.

    Each game is checked for everything the contract promises: legal actions are accepted, refusals name their rule, every
    action can be undone, saved and replayed, random results follow the seed, and no seat is sent hidden information.
    `docs/contribute/conformance.md` describes each check. The exit status is 1 if a check fails.
conformance-game = Id of the game: { $known }.
conformance-games = How many games to play.
conformance-seed = Seed of the first game; the others follow from it.
conformance-jobs = Number of processes. Default: all cores.
conformance-option = A game option, such as board=A. Repeat it to play with several values. Default: every value that the game lists.
conformance-only = Run only this check. Can be repeated.

engine-help = Speak the engine protocol: one JSON object per line in, one out, for programs in any language.

    A good first line is `{ "{" }"cmd": "games"{ "}" }`; the guide, `docs/bots/engine-protocol.md`, has all the others.
engine-boards = A folder with boards. Each .txt file in it is a board of King & Assassins, with the file name as its id; files in its folder king-of-the-hill are maps of that game.

arena-help = Play many games between players, and measure who is stronger and how certain that is.

    `regalia arena level-3 level-2` plays two players; `regalia arena ladder` plays each level against the next weaker one.
    See `docs/bots/arena.md`, and `docs/bots/bot-protocol.md` for adding your own program.
arena-match-help = Two players: pairs of games with the same seed and swapped seats. The same as `regalia arena A B`.
arena-ladder-help = A ladder: each player against the next weaker one. Default: all built-in levels.
arena-player = A player: random, greedy, ismcts, level-1 to level-8 (level-5:iterations=200, level-5:time_ms=100, level-5:scale=0.1), or cmd:COMMAND for your own program.
arena-ladder-players = The players, weakest first. Default: random and all levels.
arena-game = The game: { $known }.
arena-option = A game option, such as board=A, or board=mine.txt for a custom board. If repeated, the pairs use the values in turn.
arena-games = Number of games in each pairing, rounded to whole pairs.
arena-seed = Seed for all random results, to repeat a run. Default: a random seed.
arena-jobs = Number of processes. Default: all cores.
arena-records = Save every game to this file as soon as it is over.
arena-resume = Continue the file given by --records. Games in it are not played again.
arena-move-ms = Time limit of an external program for one choice, in milliseconds.
arena-game-ms = Time limit of an external program for all choices of a game, in milliseconds.
arena-sprt = Stop as soon as it is clear whether A is better than B by ELO1 or only by ELO0, such as 0,20.
arena-json = Print only the result, as one JSON object.
arena-markdown = Print only the table, in Markdown.
arena-scale = Multiply the thinking of every level by this factor, for a faster ladder.

serve-help = Run the web server: people play each other or the computer in the browser.

    Without options, it serves only this machine, at http://127.0.0.1:8000. Every option can also be set by an environment
    variable (REGALIA_PORT for --port) or in a file. See the table in docs/operate/server.md.
serve-open = Also open the game in the browser, if there is a screen.
serve-settings = A settings file in TOML.
setting-host = Address to listen on; 0.0.0.0 means all addresses of this machine.
setting-port = Port to listen on; 0 means any free port.
setting-database = Database: a file, or postgresql://USER@HOST/NAME for several processes.
setting-redis = Redis server for several processes on one PostgreSQL database, such as redis://127.0.0.1.
setting-origin = Public address, such as https://play.example.org. Required behind a proxy.
setting-proxies = Trusted proxies, whose forwarded client addresses are used: addresses and networks, separated by commas.
setting-unlimited = Clients without rate limits: addresses and networks, separated by commas.
setting-thinkers = Number of worker processes for the computer players; 0 means all cores but one, at least two.
setting-workers = Who plans computer turns: local for processes of this server, remote for “regalia worker” processes over Redis.
setting-connections = Maximum number of open sockets.
setting-log = Log format: text or json.
setting-metrics_host = Address to serve /metrics on.
setting-metrics_port = Port to serve /metrics on, for Prometheus; 0 serves no metrics.
setting-backups = Folder for scheduled backups, and for the one before an upgrade of the tables; it must exist. Default: no scheduled backups.
setting-backup_every = Interval between backups, such as 1d, 12h or 30m.
setting-backup_keep = Backups to keep: the last one of each of the latest days, weeks and so on, such as "7 daily, 4 weekly".
setting-migration_backup = Make a backup before the tables are upgraded.
setting-takeover = Seconds to wait for another server on the same SQLite file, which is asked to stop, so that this one goes on in its place; 0 refuses to start.
setting-registration = Who may create an account: open (anyone), invitation (with a registration code) or closed (no one). Guests may play in any case.
setting-imprint = Markdown or text file shown at /imprint. FILE with the language before its ending, such as imprint.de.md, is shown to readers of that language.
setting-privacy = Markdown or text file shown at /privacy, with versions by language as for --imprint.
setting-log_level = Log level: debug, info, warning or error.

verify-help = Check a match against its commitments: the random results and each secret choice.
verify-file = The record of a match played on a server, or a file of records.
games-help = Export finished matches from a server’s database, or import them.
games-export-help = Print records of finished matches, one per line: all of them, or those with the given ids.
games-list-help = List finished matches: id, end time, game and players.
games-import-help = Import finished matches from a file of records.
games-matches = Ids of matches.
games-file = A file of records, one per line.
worker-help = Run computer turns for servers that were started with --workers remote, on any machine.

    It takes tasks from Redis and must have the same version and games as the servers. Exit status: 0 after a signal,
    2 if it cannot start.
worker-redis = Redis server that the game servers use, such as redis://127.0.0.1.
worker-processes = Number of worker processes; 0 means all cores but one, at least two.

backup-help = Back up the database of a server. The server may be running.
backup-file = Where to save the backup.
backup-overwrite = Replace an existing file.
migrate-store-help = Copy a server’s database to another one, such as regalia.sqlite3 to postgresql://USER@HOST/NAME, and compare both. Stop the server first. An interrupted copy goes on when it is repeated.
restore-help = Restore a database from a backup. Stop the server first.
restore-file = A backup made with regalia backup.

setting-limits = Changes one limit, such as --limit match.account="40 per 10 minutes"; may be repeated. The table below lists all limits.
limits-heading = Limits
limit-request_address = HTTP requests from one address. A page loads some 40 files, so a school class can open it at once.
limit-request_account = HTTP requests of one account. Fast clicking stays far below.
limit-list_address = Lists, profiles, leaderboards and invitations read from one address. Each reads the database.
limit-list_account = The same for one account.
limit-record_address = Records, past positions and choices read from one address. A past position is computed from the log.
limit-record_account = The same for one account. Stepping through a game by key repeat stays below.
limit-upload_address = Own boards checked from one address. A check costs milliseconds.
limit-upload_account = The same for one account. A designer checks after every change.
limit-sign-in_address = Failed log-ins from one address. Enough for a family behind one address.
limit-sign-in_account = Failed log-ins from one address at one account. It bounds guessing to 2,880 tries a day.
limit-recovery_address = Wrong recovery codes from one address.
limit-recovery_account = Wrong recovery codes from one address for one account.
limit-guest_address = New guests from one address. A school class can come at once; each guest is a row in the database.
limit-register_address = Names registered or changed from one address. Each try costs a password hash.
limit-register_account = The same for one account.
limit-match_address = Matches created from one address. Every match is stored.
limit-match_account = The same for one account. Quick games against the computer stay below.
limit-join_address = Matches joined from one address.
limit-join_account = The same for one account.
limit-chat_address = Chat messages from one address.
limit-chat_account = The same for one account. No player writes faster.
limit-report_address = Reports of names and chat lines from one address. A class in one network may report as many.
limit-report_account = The same for one account.
limit-block_address = Blocks that are made or removed from one address.
limit-block_account = The same for one account.
limit-block_people = Players whom one account may block.
limit-download_address = Downloads of all data about a person, from one address.
limit-download_account = The same for one account. A download reads every match of the account.
limit-log_undos = Actions of one seat that may be undone or taken back in one match. No one reaches it in a long game.
limit-log_offers = Draws, takebacks and rematches that one seat may offer in one match.
limit-log_mutes = How often one seat may turn the chat of the other off and on in one match.
limit-log_sayings = Chat messages of one seat in one match.
limit-log_newest = Newest lines of the log that a snapshot carries; older lines are fetched by page.
limit-log_newest-bytes = The same in bytes. A snapshot stays small however long the log is.
limit-log_missed = Updates that are sent after a reconnection; for more there is a snapshot.
limit-log_missed-bytes = The same in bytes.
limit-log_page = Older lines of a log in one page.
limit-log_page-bytes = The same in bytes.
limit-absence_grace = Seconds before an absence counts that began when the server closed a connection that was too slow.
limit-match_running = Matches that one person may have running.
limit-match_running-strong = Of them, matches against computer levels from 6 up, which think for long.
limit-match_invites = Private matches of one person that wait for someone.
limit-match_waiting-days = Days after which a match that no one has joined is cancelled: an invitation or an open match.
limit-match_open = Open matches of one person in the lobby.
limit-match_open-address = Open matches in the lobby from one address. A school class can use the lobby.
limit-match_open-gone = Seconds after which the open match of someone who has left the site is cancelled.
limit-match_open-gone-correspondence = The same for correspondence, where people come back after days.
limit-list_page = Matches in one page of a list.
limit-rating_least-actions = Actions of a rated match before its winner gains rating by a resignation, a timeout, an absence or a draw by agreement.
limit-rating_repeat-window = Seconds in which rated matches of the same two people count less each time: all of the first, then a half, a quarter, an eighth, and nothing from the fifth on.
limit-rating_newcomer-games = Rated games of someone with a name before a win against them counts in full. Until then, and against guests, it counts a quarter.
limit-leaderboard_games = Rated games in a seat that a place on its leaderboard needs.
limit-leaderboard_opponents = Different opponents that a place needs: people with a name, and computer levels.
limit-socket_address = WebSocket handshakes from one address. All tabs of a network may reconnect at once.
limit-socket_account = The same for one account.
limit-message_address = WebSocket messages from one address.
limit-message_account = The same for one account, over all its sockets.
limit-socket_open-address = Open WebSockets of one address: a school behind one address.
limit-socket_open-account = Open WebSockets of one account: one for each browser tab.
limit-socket_watched = Matches watched at once over one socket.
limit-socket_burst = Messages that one socket may send at once, such as a turn of many actions.
limit-socket_per-second = Messages a second of one socket after that: as fast as one can click.
limit-socket_strikes = Refused messages in a row after which a socket is closed.
limit-socket_waiting = Messages that wait for a client that does not read; then the socket is closed.
limit-socket_waiting-bytes = The same in bytes: a few snapshots of long games.
limit-socket_silence = Seconds without a message after which a socket is closed. Clients are pinged every 20 seconds.
limit-body_bytes = Bytes of a request body or of a WebSocket message.
limit-body_board-bytes = Bytes of a request body that may hold a board.
limit-computer_account = Long searches of the computer for one account that are under way at once, and as many short ones; the others wait.
limit-computer_address = The same for all accounts behind one address.
limit-computer_suspended = Long searches under way in one worker process. Each holds some 10 MB until it is done.
limit-computer_short = Seconds up to which a search counts as short. Short searches go first, and one worker serves nothing else.
limit-computer_turn = Seconds for which a long search goes on before another account has its turn.
limit-computer_shorts-in-a-row = Short searches that a worker serves before a long one has its turn.
limit-computer_silence = Seconds without an answer and without CPU time, or seconds of CPU time without an answer, after which a worker is replaced. It answers every 0.1 s while it works.
limit-computer_generosity = Times its estimated length after which a search is given up.
limit-ready_queue = Move requests without a worker, above which /health/ready answers with status 503.
limit-connection_address = Open TCP connections of one address, HTTP and WebSocket together. Proxies and --unlimited are exempt.
limit-connection_http = Open TCP connections that are no WebSocket, of all addresses together.
limit-http_line-bytes = Bytes of the request target, and of one header. WebSocket handshakes allow no more than 8,000.
limit-http_header-bytes = Bytes of a request before its body. Browsers send less than 4 kB.
limit-http_headers = Headers of a request. Browsers send about 20.
limit-http_message-bytes = Bytes of a whole request as it is sent, even if its body is refused.
limit-http_pipelined = Requests of one connection that wait for an answer. Browsers do not pipeline.
limit-http_header-seconds = Seconds from the first byte, or the connection, to the end of the headers.
limit-http_body-seconds = Seconds in which the body must be complete: 64 kB over a slow mobile connection.
limit-http_answer-seconds = Seconds in which the answer must be made and read: the front end over a slow mobile connection.
limit-http_idle-seconds = Seconds that a connection may be idle between requests.
limit-socket_frame-bytes = Bytes of a WebSocket message; a longer one closes the socket. More than body.bytes, so that a message a little too long is answered with an error.
limit-socket_fragments = Fragments of one WebSocket message. Browsers send small messages whole.
limit-socket_message-seconds = Seconds in which a WebSocket message must be complete.
limit-socket_unfinished-bytes = Bytes of unfinished WebSocket messages of all sockets together.
limit-socket_unfinished-small = Bytes of an unfinished message that are accepted even beyond that total, so that players are not affected.
setting-hosts = Further host names to serve, separated by commas; * serves any. IP addresses, localhost and the hosts of --origin are always served.
limit-guest_unused-days = Days after which a guest who never joined a match is deleted.
limit-guest_lost-days = Days without a change in their matches after which a guest without a session is deleted: no one can log in as them again. The matches stay.
limit-session_idle-days = Days after which a session that is not used ends.
limit-session_days = Days after which a session of an account with a password ends in any case.
limit-session_account = Sessions of one account. Beyond them the least recently used one ends.
limit-password_address = Passwords checked for one address, right ones included. Each check costs a password hash.
limit-sign-in_total = Failed log-ins at one account from all addresses together, by browsers that were never logged in to it.
limit-sign-in_device = Failed log-ins at one account in a browser that was logged in to it before, so that strangers cannot lock the owner out. The same rate bounds wrong passwords that are entered to change or delete an account.
limit-recovery_total = Wrong recovery codes for one account from all addresses together.
limit-recovery_device = Wrong recovery codes for one account in a browser that was logged in to it before.

database-option = The database of the server: a file or a URL. Default: REGALIA_DATABASE, then the settings file, then regalia.sqlite3.
doctor-help = Check the database of a server, and repair it with --repair. Exit status: 0 no problem, 3 problems found, 4 repaired with losses, 1 not possible.
doctor-repair = Repair what can be repaired. The server must be stopped; the original file is kept where data changes.
doctor-cut = With --repair: remove the damaged entry of this match and all later ones, so that it can be played on. “all” for every damaged match. May be repeated.

boards-text = Print only the text, to start a custom board from: regalia boards show A --text > my-town.txt

setting-admin_socket = Path of the socket on which regalia admin reaches the running server. Default: beside the file of a SQLite database, FILE.admin; none for PostgreSQL.
limit-audit_days = Days after which rows of the audit log are deleted.

admin-help = Look after the people and matches of a server: lists, bans, mutes, moderators, the audit log. It asks the running server by its admin socket; without one it works on the database itself.
admin-json = Print JSON.
admin-most = The most rows to print.
admin-account = A name, or the id of an account.
admin-target = A name, the id of an account, an address or a network such as 192.0.2.0/24.
admin-match = The id of a match.
admin-for = For how long: 30m, 12h, 3d, 2w. Default: for good.
admin-reason = The reason; the restricted person is told.
admin-end-reason = The reason, for the audit log.
admin-list-help = List accounts, matches, sessions, challenges, restrictions or reports.
admin-list-accounts-help = List accounts, the newest first.
admin-list-name = Only accounts with this in their name.
admin-list-moderators = Only moderators.
admin-list-guests = Guests instead of accounts with names.
admin-list-matches-help = List matches of all kinds, the latest first.
admin-list-status = Only matches of this status: waiting, running or over.
admin-list-account = Only those of this account.
admin-list-game = Only matches of this game.
admin-list-sessions-help = List the browsers that are logged in, the most recently used first.
admin-list-challenges-help = List open challenges.
admin-list-restrictions-help = List bans and mutes in force.
admin-list-past = Also those that have ended.
admin-list-reports-help = List reports of names and chat lines, open ones first.
admin-list-report-status = Only reports of this status: open, acted or dismissed.
admin-show-help = Show an account or a match in detail. No secret of a running match is shown.
admin-show-account-help = Show an account with its sessions, latest matches, bans and mutes.
admin-show-match-help = Show a match and the end of its log, without actions, hands, hidden identities and the seed.
admin-ban-help = Ban an account or a network. An account is logged out everywhere and cannot log in; a network gets status 403 from the whole server.
admin-unban-help = Lift the bans of an account or a network.
admin-mute-help = Let an account or a network write no chat lines.
admin-unmute-help = Lift the mutes of an account or a network.
admin-rename-help = Give an account another name.
admin-new-name = The new name. Default: a neutral one.
admin-delete-help = Delete an account: its name becomes free, its unfinished games end, its other games stay without a name.
admin-yes = Do not ask.
admin-delete-sure = Delete the account { $account } for good?
admin-reset-password-help = Make the password of an account useless, log it out everywhere, and print a recovery code for its owner.
admin-end-sessions-help = Log an account out everywhere.
admin-end-match-help = Cancel a match: it ends without a result.
admin-unstick-match-help = Read a match again from the database, plan the computer’s turn anew and check the clock. Lifts the quarantine of a match that can be read.
admin-clear-challenges-help = Cancel the open challenges of an account, or all of them.
admin-announce-help = Show a text on all pages, or clear it.
admin-announce-text = The text, in the languages of your players.
admin-announce-clear = Clear the announcement.
admin-moderator-help = Make an account a moderator, who sees reports in the browser and acts on them.
admin-moderator-remove = Take the role away.
admin-audit-help = Print the audit log, the newest row first.
admin-audit-act = Only this act, such as ban, sign-in-failed or limit-hit.
admin-audit-actor = Only acts of this account, or of “operator”.
admin-audit-subject = Only acts on this account, match or network.
admin-audit-since = Only the rows of this time: 30m, 12h, 3d, 2w.
admin-drain-help = Stop the running server in order: it takes on nothing new, answers what is under way, and its players reconnect to the next process.
admin-registration-code-help = Make a code for registration by invitation, or list the codes.
admin-code-uses = How many accounts can be created with the code.
admin-code-note = A note for the list, such as whom it was given to.
admin-code-list = List the codes, of which only digests are stored.
