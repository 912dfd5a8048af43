# The archive: checks of commitments, and records that cannot be imported.

# Findings of `regalia verify`.
finding-no-commitments = The record has no commitments, so there is nothing to check it against.
finding-hash = Commitment { $number } does not match its opening: { $commitment }
finding-seed = The seed in the record is not the one that was committed.
finding-other-match = A commitment belongs to another match: { $commitment }
finding-other-game = The seed was committed for a different game.
finding-no-such-ply = A choice was committed for ply { $ply }, but the record has no such ply.
finding-choice = At ply { $ply }, "{ $played }" was played, but "{ $promised }" was committed.
finding-replay = The record can’t be replayed: { $what }
finding-not-promised = At ply { $ply }, a secret choice was made without a commitment: "{ $action }"

# Imports.
error-record-no-seed = Only games that were played from the start with a seed can be imported.
error-record-not-over = The game in this record is not over.
error-record-unfair = The record does not match its commitments: { $what }
error-record-ended = The record has an unknown way of ending: "{ $end }".
error-record-players = The players in the chronicle of this record do not fit the seats or the kind of match.
error-record-player = The chronicle of this record has an invalid player for “{ $seat-short }”: { $what }
error-record-clock = The chronicle of this record has an invalid clock. { $what }
error-record-times = { $number ->
    [0] The chronicle of this record has an invalid start or end time: times can’t be negative or in the future.
   *[other] Deed { $number } in the chronicle of this record has an invalid time: times can’t be negative or in the future, and no one can be charged more time than has passed.
}
error-record-deeds = The chronicle of this record has { $told } actions, but the record has { $count }.
error-record-differs = The chronicle does not match its record: the actions, the commitments or the end are different.
