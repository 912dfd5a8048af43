# What the table has to say to those who sit at it.

error-no-such-match = There is no such match.
error-no-such-moment = There is nothing to see of this match after entry { $number }: it was taken back, or has not happened.
error-no-such-invite = This invitation is no longer open.
error-bad-log = The stored match { $match } cannot be read at entry { $number }: { $what }
error-bad-log-number = entry { $number } stands where { $expected } should
error-bad-log-luck = chance has brought something else than what was stored
error-stale-turn = The position has changed in the meantime.
error-not-your-seat = You do not sit there.
error-not-your-turn = It is not your turn.
error-seat-taken = Somebody sits there already.
error-not-begun = The match has not begun: somebody is still missing.
error-match-over = The match is over.
error-nothing-offered = Nothing of the kind is on offer.
error-no-undo = Your last action cannot be undone: the turn has passed on, or somebody has learnt something from it.
error-no-takeback = Nothing can be taken back here: somebody has learnt something since.
error-no-draws = There are no draws in this game.
error-asked-already = You have asked that already.
error-no-rematch = A rematch is possible once, after the end.
error-no-abort = It is too late to call the match off: somebody has acted.
error-not-gone = The other player has not been gone for long enough.
error-play-oneself = You sit at this table already.
error-empty-saying = There is nothing in it to read.
error-too-many-sayings = There are no more than { NUMBER($most) } lines of chat in a match.
error-time-is-up = The time was up.
error-too-many-waiting = You have { NUMBER($most) } matches that wait for somebody; call one of them off first.
error-rated = A match with both seats on one device, or on a board of your own, is not rated.
error-boards = A match takes { $most ->
    [one] one board
   *[other] { $most } boards
} of your own, of at most { NUMBER($longest) } characters.
error-time-control = A clock has up to { $minutes } minutes and { $seconds } seconds, or up to { $days } days for a turn; on one device there is none.
error-level-unused = Only a match against the computer has a level.
error-number-taken = Somebody else has written to this match in the meantime.

# What may be found wrong with a record by `regalia verify`.

finding-no-commitments = The record has no commitments: there is nothing to hold it to.
finding-hash = Commitment { $number } is not to what its opening says: { $commitment }
finding-seed = The seed of the record is not the one that was committed to.
finding-other-match = A commitment belongs to another match: { $commitment }
finding-other-game = The seed was committed to for another game.
finding-no-such-ply = A choice was committed to for ply { $ply }, which the record does not have.
finding-choice = At ply { $ply } "{ $played }" was played, and "{ $promised }" was committed to.
finding-replay = The record does not replay: { $what }
finding-not-promised = At ply { $ply } a secret choice was made that nobody had committed to: "{ $action }"
error-record-no-seed = Only a game that was played from its beginning with luck from a seed can be taken in.
error-record-not-over = The game of this record has not ended.
error-record-unfair = The record does not keep its commitments: { $what }
error-record-ended = A match does not end like this: "{ $end }".
error-record-players = In the chronicle of this record the players do not fit the seats, or the kind of the match.
error-record-player = In the chronicle of this record there cannot be such a player of “{ $seat-short }”: { $what }
error-record-clock = The chronicle of this record has a clock that cannot be. { $what }
error-record-times = { $number ->
    [0] The chronicle of this record begins or ends at a time that cannot be: none is negative, or still to come.
   *[other] Deed { $number } in the chronicle of this record has a time that cannot be: none is negative, or still to come, and nobody pays for more than went by.
}
error-record-deeds = The chronicle of this record tells of { $told } actions, and the record has { $count }.
error-record-differs = The chronicle of this record tells of another match: it does not lead to the same actions, commitments and end.
error-not-gone-yet = { $wait ->
    [one] You can claim victory in 1 second, if your opponent stays away.
   *[other] You can claim victory in { $wait } seconds, if your opponent stays away.
}
