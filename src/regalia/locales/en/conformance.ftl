# `regalia conformance`.

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
conformance-again = To reproduce it, at step { $step } of:

error-option-form = "{ $text }" is not a valid option: write NAME=VALUE.
error-no-such-check = Unknown check "{ $check }". Available: { $known }.
