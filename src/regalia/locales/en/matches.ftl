# Matches: commands that are refused, limits, and damaged logs.

error-no-such-match = This game was not found.
error-no-such-moment = The position after entry { $number } can’t be shown: the move was taken back, or has not been played yet.
error-no-such-invite = This invitation is no longer valid. Ask your friend for a new link.
error-bad-log = The stored match { $match } is damaged at entry { $number }: { $what }
error-bad-log-number = found entry { $number } instead of { $expected }
error-bad-log-luck = the random result differs from the stored one
error-stale-turn = The position has changed. Check the board and try again.
error-not-your-seat = You are not playing on this side.
error-not-your-turn = It is not your turn.
error-seat-taken = Someone else has already joined this game.
error-not-begun = The game has not started yet. We’re waiting for your opponent.
error-match-over = The game is over.
error-nothing-offered = This offer is no longer open.
error-no-undo = Your last action can’t be undone: your turn is over, or the action revealed hidden information.
error-no-takeback = No takeback possible: hidden information has been revealed since your last move.
error-no-draws = Draws are not possible in this game.
error-asked-already = You have already made this offer.
error-no-rematch = You can start one rematch, after the game is over.
error-no-abort = The game can’t be cancelled any more because a move has been made. You can still resign.
error-not-gone = Your opponent has not been away long enough. Try again later.
error-play-oneself = You are already playing in this game.
error-empty-saying = The message is empty.
error-too-many-sayings = You have sent { NUMBER($most) } chat messages in this game. You can’t send any more.
error-time-is-up = Time ran out. The game is over.
error-too-many-waiting = You already have { NUMBER($most) } games waiting for an opponent. Cancel one of them first.
error-too-many-undos = At most { NUMBER($most) } actions per side can be undone in one game.
error-too-many-offers = You have made { NUMBER($most) } offers in this game. You can’t make any more.
error-too-many-mutes = You have turned the chat off and on { NUMBER($most) } times in this game. It can’t be changed any more.
error-too-many-running = You have { NUMBER($most) } games in progress. Finish or resign one of them first.
error-too-many-strong = You have { NUMBER($most) } games in progress against computer levels from { $level } up. Finish or resign one of them first.
error-too-many-open = You have { NUMBER($most) } open games in the lobby. Cancel one of them first, or wait until someone joins.
error-too-many-open-here = There are { NUMBER($most) } open games from your network in the lobby. Join one of them, or try again later.
error-rated = Pass-and-play games, games on a custom board and games from a position can’t be rated.
error-boards = A game can have { $most ->
    [one] one custom board
   *[other] { $most } custom boards
} of at most { NUMBER($longest) } characters.
error-time-control = This time control is not possible. Use up to { $minutes } minutes plus { $seconds } seconds per turn, or up to { $days } days per turn. Pass-and-play games have no clock.
error-number-taken = The game has changed in the meantime. Please try again.
error-not-gone-yet = { $wait ->
    [one] You can claim victory in 1 second, if your opponent stays away.
   *[other] You can claim victory in { $wait } seconds, if your opponent stays away.
}

error-bad-log-entry = Entry { $number } of match { $match } cannot be read.
error-bad-log-page = Match { $match } is on a damaged page of the database.
error-match-damaged = This game is damaged and cannot be opened. The operator of the server has been informed.
error-game-not-installed = This match is stored, but its game, { $game }, is not installed on this server.
error-you-blocked = You have blocked this player. Unblock them first.
error-rematch-unavailable = A rematch of this game is not possible.
error-start-options = A game from a position keeps the options of that position. Leave these empty.
error-start-game = This position belongs to another game: { $game }.
error-moment-of-running-match = This game is still in progress. You can continue from its positions when it is over.
error-moment-not-playable = A game can’t start after entry { $number }: the game is over there, or a decision is only half made. Choose a step before or after it.
error-wrong-in-lesson = Not this one. Read the lesson’s task again.
error-no-such-lesson = This game has no lesson “{ $lesson }”.
error-lesson-match = A lesson is played against the computer, on the lesson’s side and without a clock.
