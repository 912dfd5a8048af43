# `regalia arena`: progress, tables and errors.

arena-playing = Playing
arena-progress = { $done } of { $games } games played. Score of the first player: { $score } %.
arena-title = { $game }: { $first } against { $second }
arena-ladder-title = { $game }: each player against the next weaker one
arena-seat = seat of A
arena-who = player
arena-played = games
arena-won = won
arena-drawn = drawn
arena-lost = lost
arena-score = score
arena-interval = 95 %
arena-total = both
arena-as = as { $seat }
arena-gap = Elo gap
arena-above = Elo
arena-time = s/turn
arena-turns = turns
arena-median = median s/turn
arena-longest = longest turn
arena-forfeits = forfeits
arena-elo = Elo of A over B: { $elo }, with 95 % confidence from { $low } to { $high }.
arena-seat-elo = The seat of { $seat } is worth { $elo } Elo ({ $low } to { $high }).
arena-ends = Endings: { $ends }. Median length: { $plies } plies.
arena-ladder-legend = * stronger with 95 % confidence: the whole confidence interval of the score is above 50 %. Elo: relative to the weakest player.
arena-more-verdicts = … and { $count } more forfeits; see the records.
arena-left-out = { $count ->
    [one] One game of an unfinished pair was not counted.
   *[other] { $count } games of unfinished pairs were not counted.
}
arena-seed-was = Seed { $seed }
arena-kept = Games saved to { $file }. View one with:  regalia replay { $file } --game N
arena-sprt-elo1 = SPRT: ELO1 accepted after { $pairs } pairs (LLR { $llr }, bounds { $low } and { $high }).
arena-sprt-elo0 = SPRT: ELO0 accepted after { $pairs } pairs (LLR { $llr }, bounds { $low } and { $high }).
arena-sprt-none = SPRT: undecided after { $pairs } pairs (LLR { $llr }, bounds { $low } and { $high }).

# Forfeits.
lost-crashed = crashed
lost-failed = failed
lost-start = could not start
lost-late = too slow to start
lost-silent = timed out
lost-illegal = illegal action
lost-rubbish = invalid answer
lost-unasked = unexpected output
lost-flooded = line too long
lost-swamped = too much output
forfeit-crashed = The player of { $seat } stopped without an answer: { $how ->
    [closed] it closed its output.
    [signal] it was stopped by { $signal }.
   *[other] its exit status was { $how }.
}
forfeit-failed = The player of { $seat } failed: { $what }
forfeit-start = The player of { $seat } could not be started: { $why }.
forfeit-late = The player of { $seat } was not ready within { $limit } ms.
forfeit-silent = The player of { $seat } did not answer within { $limit } ms.
forfeit-illegal = The player of { $seat } chose “{ $action }”, which is not allowed ({ $rule }): { $why }
forfeit-rubbish = The player of { $seat } answered “{ $line }”, which is not valid: { $why }.
forfeit-unasked = The player of { $seat } wrote “{ $line }” without being asked. Standard output is only for answers.
forfeit-flooded = The player of { $seat } wrote a line of more than { $bytes } bytes.
forfeit-swamped = The player of { $seat } wrote more than { $lines } lines without being asked.
forfeit-said = Its standard error: { $said }

# Errors.
error-worker-died = A worker process crashed. Finished games are saved if you used --records; continue with --resume.
error-games = Play at least one game.
error-clock = { $field } must be a whole number of milliseconds from 1 to { $most }.
error-scale = The scale must be above 0 and at most { $most }.
error-sprt-form = “{ $text }” is not a valid test: write ELO0,ELO1, such as 0,20.
error-sprt-elo = ELO0 must be below ELO1, and both must be from −{ $most } to { $most }.
error-sprt-error = { $field } must be above 0 and below 0.5.
error-ladder-short = A ladder needs at least two players.
error-command-form = Invalid command for { $player }: { $what }.
error-no-such-command = The program for { $player } was not found.
error-records-exist = { $file } already exists. Continue it with --resume, or choose another name.
error-records-in-use = Another arena is already writing to { $file }.
error-records-of-another = The games in { $file } come from a different contest: { $what } differs.
error-records-line = Line { $line } of the records is damaged: { $what }, at { $where }.
error-record-line = { $file }, line { $line }: { $what }
error-engine-start = The engine could not be started: { $why }.
error-engine-silent = The engine did not answer within { $limit } ms.
error-engine-crashed = The engine stopped without an answer. { $said }
error-engine-rubbish = The engine’s answer is not valid: { $why } { $line }
error-engine-closed = The engine has been closed.

error-unknown-entrant = Unknown player “{ $player }”. Available: { $known }. To enter a program of your own, write cmd: before its command, for example "cmd:python3 bot.py".
