game-brandubh = Brandubh
seat-attackers = the attackers
    .cap = The attackers
    .short = attackers
seat-defenders = the defenders
    .cap = The defenders
    .short = defenders

welcome-brandubh = Brandubh. Eight attackers surround a king and his four defenders. The king wins if he reaches a corner; the attackers win if they capture him.
hint-brandubh-turn = Your move, from a space to a space, such as  { $example }. Other commands: moves, moves { $space }, undo, ? for help.
help-brandubh =
    Every piece moves any number of empty spaces in a straight line:  d2c2
    Only the king may stop on a corner or on the throne in the middle.
    A piece between two enemies is captured. The king wins on a corner; two attackers on opposite sides capture him (four on the throne).

event-piece-moved = The { $kind } moves from { $start } to { $end }.
event-piece-taken = The { $kind } on { $space } is captured.
event-game-ended = { $winner ->
    [none] The game is drawn
   *[other] { $winner-cap } win
}: { $reason }.
reason-B-7 = the king is captured
reason-B-8 = the king has reached a corner
reason-B-9 = the other side cannot move
reason-B-10 = fifty moves without a capture

refusal-brandubh-not-yours = You have no piece on { $space }.
refusal-brandubh-not-straight = A piece moves in a straight line.
refusal-brandubh-blocked = A piece is in the way.
refusal-brandubh-king-only = Only the king may stop there.
refusal-brandubh-out-of-turn = It is the other side’s turn.

error-brandubh-board = The board has 49 characters: a, d, k and a full stop for an empty space.
error-brandubh-too-many = There are at most eight attackers, four defenders and one king.
error-brandubh-king-only = Only the king may stand on a corner or on the throne.
error-brandubh-turn = The seat to act is 0, the attackers, or 1, the defenders.
error-brandubh-quiet = The number of moves without a capture is from 0 to { $most }.
