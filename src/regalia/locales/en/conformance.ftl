# `regalia conformance`: a game held to its contract.

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
conformance-playing = Playing
conformance-progress = { $done } of { $games } games played, { $failures ->
    [one] one failure
   *[other] { $failures } failures
}.
conformance-check = check
conformance-runs = times
conformance-share = share of time
conformance-failed = failed
conformance-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $steps } steps altogether, in { $seconds } s. Ended by: { $ends }.
conformance-found = { $failures ->
    [0] All { $looks } checks passed.
    [one] One of { $looks } checks failed.
   *[other] { $failures } of { $looks } checks failed.
}
conformance-again = To see it again, at step { $step } of:

error-option-form = An option is NAME=VALUE, and "{ $text }" is not.
error-no-such-check = There is no check "{ $check }". There are: { $known }.
