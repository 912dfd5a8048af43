game-brandubh = Brandubh
home-brandubh = Eight attackers surround a king and his four defenders. Lead the king to a corner, or capture him.
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
   *[other] { $winner }
}: { $reason }.
winner-attackers = The attackers win
winner-defenders = The defenders win
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

clause-B-1 = The board has 7 × 7 spaces, a1 to g7. The space in the middle, d4, is the throne.
clause-B-2 = The king begins on the throne, with a defender on each side of him. Two attackers stand behind each defender.
clause-B-3 = The attackers move first. Then the sides take turns; a turn is one move.
clause-B-4 = A piece moves any number of empty spaces in a straight line, along a row or a column.
clause-B-5 = Only the king may stop on a corner or on the throne. The others may pass over the empty throne.
clause-B-6 = A piece other than the king is captured if a move of the enemy puts it between two enemies on a line. A corner and the empty throne count as an enemy. A piece may move between two enemies safely.
clause-B-7 = The king is captured if a move of the attackers puts him between two attackers on a line; on the throne, if attackers are on all four sides. Then the attackers win.
clause-B-8 = The defenders win if the king reaches a corner.
clause-B-9 = A side that cannot move loses.
clause-B-10 = The game is drawn after fifty moves in a row, of both sides together, without a capture.
