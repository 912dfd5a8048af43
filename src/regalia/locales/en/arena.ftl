# `regalia arena`: many games between players, and what they prove.

arena-playing = Playing
arena-progress = { $done } of { $games } games played; the first players scored { $score } %.
arena-title = { $game }: { $first } against { $second }
arena-ladder-title = { $game }: each player against the one below
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
arena-median = median turn
arena-longest = longest
arena-forfeits = forfeits
arena-elo = Elo of A over B: { $elo }, with 95 % confidence from { $low } to { $high }.
arena-seat-elo = The seat of { $seat } is worth { $elo } Elo ({ $low } to { $high }).
arena-ends = Ended by: { $ends }. Half of the games had at most { $plies } plies.
arena-ladder-legend = * better, with 95 % confidence: the whole interval of its score is above 50 %. Elo: above the lowest player.
arena-more-verdicts = … and { $count } more games lost without a rule; they are in the records.
arena-left-out = { $count ->
    [one] One game of an unfinished pair is not counted.
   *[other] { $count } games of unfinished pairs are not counted.
}
arena-seed-was = Seed { $seed }
arena-kept = Games kept in { $file }; look at one with:  regalia replay { $file } --game N
arena-sprt-elo1 = SPRT: decided for ELO1 after { $pairs } pairs (LLR { $llr }, bounds { $low } and { $high }).
arena-sprt-elo0 = SPRT: decided for ELO0 after { $pairs } pairs (LLR { $llr }, bounds { $low } and { $high }).
arena-sprt-none = SPRT: not decided after { $pairs } pairs (LLR { $llr }, bounds { $low } and { $high }).

# Games that are lost without a rule.
lost-crashed = crashed
lost-failed = failed
lost-start = not started
lost-late = late at the start
lost-silent = out of time
lost-illegal = illegal action
lost-rubbish = unreadable answer
lost-unasked = spoke unasked
lost-flooded = endless line
lost-swamped = too many lines
forfeit-crashed = The player of { $seat } ended instead of answering: { $how ->
    [closed] it closed its output.
    [signal] it was ended by { $signal }.
   *[other] its exit status was { $how }.
}
forfeit-failed = The player of { $seat } failed: { $what }
forfeit-start = The player of { $seat } could not be started: { $why }.
forfeit-late = The player of { $seat } was not ready within { $limit } ms.
forfeit-silent = The player of { $seat } did not choose within { $limit } ms.
forfeit-illegal = The player of { $seat } chose “{ $action }”, which is not allowed ({ $rule }): { $why }
forfeit-rubbish = The player of { $seat } answered “{ $line }”, which cannot be read: { $why }.
forfeit-unasked = The player of { $seat } wrote “{ $line }” without being asked; standard output is for answers.
forfeit-flooded = The player of { $seat } wrote a line of more than { $bytes } bytes.
forfeit-swamped = The player of { $seat } wrote more than { $lines } lines without being asked.
forfeit-said = It said on standard error: { $said }

error-worker-died = A process that was playing has died. What was finished is kept where --records says; go on with --resume.
error-games = There is at least one game to play.
error-clock = { $field } is a whole number of milliseconds, from 1 to { $most }.
error-scale = A scale is above 0, and at most { $most }.
error-sprt-form = A test is ELO0,ELO1, such as 0,20, and “{ $text }” is not.
error-sprt-elo = A test needs ELO0 below ELO1, both from −{ $most } to { $most }.
error-sprt-error = { $field } is above 0 and below a half.
error-ladder-short = A ladder has at least two players.
error-command-form = The command of { $player } cannot be read: { $what }.
error-no-such-command = There is no program to run for { $player }.
error-records-exist = There is a file { $file } already: go on with it by --resume, or choose another name.
error-records-in-use = Another arena is writing to { $file }.
error-records-of-another = The games in { $file } are of another contest: it differs in { $what }.
error-records-line = Line { $line } of the records is broken: { $what }, at { $where }.
