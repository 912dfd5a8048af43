# What `--help` says, in English only: the command line is built before it is known who reads it.

regalia-help = Board games about kings, for people and programs: **King & Assassins** and **King of the Hill**.

    King & Assassins: a king wants to cross a town to his castle. Among its twelve citizens three are assassins, and only their
    player knows which. The king has knights, and as many rounds as there are cards.

    King of the Hill: two armies fight for a hill with playing cards. Black cards move, red cards attack.

    New here? `regalia play` asks how you want to play and begins; type `?` in a game for help.
    `regalia play --seat king` begins at once. The rules, each with its number, are in `docs/rules`.
panel-playing = Play
panel-programs = For programs
panel-server = For those who keep a server
language-help = The language of what is said: de, en, fr or ru. Not given, as REGALIA_LANGUAGE says, or else LC_ALL, LC_MESSAGES or LANG. These help texts are in English.
version-help = Print the version and end.

play-help = Play in this terminal: against the computer, or two at one screen.

    Without options it asks. In a game, type `?` for help, `moves` for what you can do, and `quit` to leave.
play-game = The game: { $known }.
play-board = A board by its id (see `regalia boards`), or the file of a board of your own.
play-option = An option of the game, such as scenario=pitched-battle or magic=false. May be given again.
play-seat = The seat you take, king or assassins, blue or red; the computer takes the other.
play-hot-seat = Two people at one screen, with a curtain between their turns.
play-level = How strong the computer is, from 1 to 8.
play-seed = The luck of the game, as a number: the same number, the same deal and cards.
play-resume = Go on with a saved game.
play-save = Save the game to this file after every turn.
play-no-color = Print without colours, as NO_COLOR=1 does.

replay-help = Show a recorded or saved game, move by move; all secrets are told.
replay-file = A file of records, one JSON object per line; the games of an arena; a saved game; or what one seat took home.
replay-game = Which game of the file, counted from 1.
replay-to = Stop after this ply.
replay-step = Show the board after every ply, and wait for Enter on a terminal.

boards-help = List, show and check boards.
boards-list-help = List the boards that come with a game.
boards-show-help = Draw a board with its starts and gates, and print its text.
boards-check-help = Check a board of your own: it is sound, or the line and column of what is wrong.
boards-game = The game: { $known }.
boards-board = The id of a board, or its file.
boards-file = The file of a board.

bench-help = Search from fixed places: one number that changes whenever the computer's play does.
bench-iterations = How many games to try from each place.

conformance-help = Hold a game to its contract, along random games.

    Plays random games and looks, on the way, at everything that a game promises: that legal is what is
    accepted, that a refusal names its rule, that all can be taken back, kept and replayed, that luck follows
    its seed, and that no seat is told what it may not know. What each check means is in
    `docs/guide/conformance.md`. The exit status is 1 where something is wrong.
conformance-game = The game, by its id: { $known }.
conformance-games = How many games to play.
conformance-seed = The seed of the first game; the others follow.
conformance-jobs = How many processes to play on; all cores, where not given.
conformance-option = An option of the game, such as board=A. Given again, it is played with each of the values; not given at all, with every value that the game lists.
conformance-only = Make only this check. May be given again.

engine-help = Speak the engine protocol: one JSON object per line in, one out, for programs in any language.

    A good first line is `{ "{" }"cmd": "games"{ "}" }`; the guide, `docs/guide/engine.md`, has all the others.
engine-boards = A folder of boards: every .txt file in it is one of King & Assassins, with the file's name for its id; those in its folder king-of-the-hill are maps of that game.

arena-help = Play players against each other, many times, and say who is stronger and how sure that is.

    `regalia arena level-3 level-2` plays two players; `regalia arena ladder` plays each level against the one below.
    See `docs/guide/arena.md`, and `docs/guide/bots.md` to let a program of your own take part.
arena-match-help = Two players: pairs of games with the same luck and the seats swapped. What `regalia arena A B` does.
arena-ladder-help = A ladder: each player against the one below; without players, the levels of the house.
arena-player = A player: random, greedy, ismcts, level-1 to level-8 (level-5:iterations=200, level-5:time_ms=100, level-5:scale=0.1), or cmd:COMMAND for a program of your own.
arena-ladder-players = The players, the weakest first; not given: random, and all levels.
arena-game = The game: { $known }.
arena-option = An option of the game, such as board=A, or board=mine.txt for the file of a board of your own. Given again, the pairs take its values in turn.
arena-games = How many games, in each meeting; always whole pairs.
arena-seed = The seed of all luck, to play the same again; not given, one that nobody can guess.
arena-jobs = How many processes to play on; all cores, where not given.
arena-records = Keep every game in this file, as soon as it is over.
arena-resume = Go on with the file of --records: what is in it is not played again.
arena-move-ms = Milliseconds that a program from outside has for a choice.
arena-game-ms = Milliseconds that a program from outside has for all choices of a game.
arena-sprt = Stop as soon as it is decided whether A is better than B by ELO1 or only by ELO0, such as 0,20.
arena-json = Print the result as one JSON object, and nothing else.
arena-markdown = Print the table as the guide has it, and nothing else.
arena-scale = Multiply the thinking of every level by this, for a quicker ladder.

serve-help = Serve games to browsers: people against people or the computer, over the network.

    Without options it serves this machine only, at http://127.0.0.1:8000. Every option can be set by a variable too
    (REGALIA_PORT for --port) or in a file; the guide, docs/guide/server.md, has the table.
serve-open = Open the game in the browser too, where there is a screen.
serve-settings = A file of settings, in TOML.
setting-host = The address to listen at; 0.0.0.0 is every one of this machine.
setting-port = The port to listen at; 0 takes any that is free.
setting-database = The file that everything is kept in.
setting-origin = The address that people type, such as https://play.example.org. Needed behind a proxy.
setting-proxies = Proxies whose word is taken for who asks: addresses and networks, with commas.
setting-unlimited = Who may do as much as they like: addresses and networks, with commas.
setting-thinkers = How many worker processes search for the computer players; 0 takes all cores but one, at least two.
setting-connections = How many sockets may be open.
setting-log = How lines of the log look: text or json.
setting-log_level = What is logged: debug, info, warning or error.

verify-help = Check that a match was played as its commitments promised: the luck and each secret choice.
verify-file = A record of a match that was played on a server, or a file of them.
games-help = Finished matches out of a server's database, and into it.
games-export-help = Print the records of finished matches, one a line; all of them, or those that are named.
games-list-help = List finished matches: the id, when it ended, the game, and who played.
games-import-help = Take finished matches in from a file of records.
games-database = The database of the server.
games-matches = The ids of matches.
games-file = A file of records, one a line.
backup-help = Copy the database of a server, which may be running.
backup-file = Where the copy goes.
backup-overwrite = Replace what is there.
restore-help = Put a copy in the place of a database. Stop the server first.
restore-file = A copy that was made by regalia backup.

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
limit-sign-in_address = Sign-ins from one address, and passwords entered to change or delete an account. Enough for a family behind one address.
limit-sign-in_account = The same for one name. It bounds guessing to 6,000 tries a day for one name.
limit-recovery_address = Recovery codes tried from one address. Each try costs a password hash.
limit-recovery_account = The same for one name.
limit-guest_address = New guests from one address. A school class can come at once; each guest is a row in the database.
limit-register_address = Names registered or changed from one address. Each try costs a password hash.
limit-register_account = The same for one account.
limit-match_address = Matches created from one address. Every match is stored.
limit-match_account = The same for one account. Quick games against the computer stay below.
limit-join_address = Matches joined from one address.
limit-join_account = The same for one account.
limit-chat_address = Chat messages from one address.
limit-chat_account = The same for one account. Nobody who plays writes faster.
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
limit-computer_silence = Seconds after which a worker that does not answer is replaced. It answers every 0.1 s while it works.
limit-computer_generosity = Times its estimated length after which a search is given up.
