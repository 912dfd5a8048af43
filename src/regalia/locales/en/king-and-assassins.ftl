# King & Assassins: names, events, refusals, and what can be wrong with a board or a position.

citizen-monk = the monk
    .cap = The monk
citizen-plumwoman = the plum seller
    .cap = The plum seller
citizen-appleman = the apple seller
    .cap = The apple seller
citizen-courtesan = the courtesan
    .cap = The courtesan
citizen-fishwoman = the fishmonger
    .cap = The fishmonger
citizen-butcher = the butcher
    .cap = The butcher
citizen-blacksmith = the blacksmith
    .cap = The blacksmith
citizen-shepherd = the shepherd
    .cap = The shepherd
citizen-squire = the squire
    .cap = The squire
citizen-carpenter = the carpenter
    .cap = The carpenter
citizen-witchhunter = the witch hunter
    .cap = The witch hunter
citizen-farmer = the farmer
    .cap = The farmer

citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

seat-king = the king
    .short = king
seat-assassins = the assassins
    .short = assassins
seat-spectator = a spectator
    .short = spectator
winner-king = The king has won
winner-assassins = The assassins have won

fate-hidden = hidden
fate-revealed = revealed
fate-captured = captured
fate-eliminated = eliminated

phase-deal = the citizens are being placed
phase-pick = the assassins are being picked
phase-start = the king’s starting space is being chosen
phase-card = the next round card is being turned up
phase-king = it is the king’s turn
phase-assassins = it is the assassins’ turn
phase-over = the game is over

# Why a game ended.
reason-KA-11-1 = all three assassins are captured or eliminated
reason-KA-11-2 = the king has reached his castle
reason-KA-11-3 = the king is dead
reason-KA-11-4 = the last round is over and the king has not reached his castle

# Events.
event-dealt = The twelve citizens take their places.
event-picked = { $citizens ->
    [none] Three of the citizens have been picked as assassins.
   *[other] The assassins have been picked: { $citizens }.
}
event-started = The king starts on { $space }.
event-card-turned = Round { $round }: the card is { $card } (king/knights/assassins).
event-king-moved = The king moves from { $from } to { $to }.
event-king-entered = The king enters the castle from { $gate }.
event-knight-moved = A knight moves from { $from } to { $to }.
event-shoved = The knight on { $by } shoves { $citizen } from { $from } to { $to }.
event-captured = { $assassin ->
    [yes] The knight on { $by } captures { $citizen } on { $space }: one of the assassins.
   *[other] The knight on { $by } captures { $citizen } on { $space }.
}
event-eliminated = The knight on { $by } eliminates { $citizen } on { $space }, a revealed assassin.
event-citizen-moved = { $citizen-cap } moves from { $from } to { $to }.
event-assassin-moved = { $citizen-cap } (assassin) moves from { $from } to { $to }.
event-revealed = { $citizen-cap } on { $space } draws a knife: an assassin!
event-knight-killed = { $citizen-cap } (assassin) on { $by } eliminates the knight on { $space }.
event-king-wounded = { $wounds ->
    [1] { $citizen-cap } (assassin) on { $by } attacks the king on { $space }: the king is wounded.
   *[other] { $citizen-cap } (assassin) on { $by } attacks the king on { $space }: the king is dead.
}
event-turn-ended = { $unused ->
    [0] The turn of { $seat } ends.
    [one] The turn of { $seat } ends with one action point unused.
   *[other] The turn of { $seat } ends with { $unused } action points unused.
}
event-ended = { $winner }: { $reason }. The assassins were { $assassins }.

# Refusals.
refusal-not-now = Not now: { $phase }.
refusal-empty = There is no piece on { $space }.
refusal-not-yours = The piece on { $space } is not yours.
refusal-not-beside = { $to } is not adjacent to { $space }. A piece can act only on the four spaces next to it, never diagonally.
refusal-deal = A deal must name each of the twelve citizens exactly once.
refusal-pick-unknown = There is no citizen "{ $name }".
refusal-pick-three = Pick three different citizens.
refusal-no-start = The king cannot start on { $space }.
refusal-card-unknown = There is no such card.
refusal-card-gone = No card { $card } is left in the deck.
refusal-castle-king-only = Only the king can enter the castle.
refusal-no-gate = { $space } is not a gate. The king can enter the castle only from a gate.
refusal-king-points = The king has no action points left.
refusal-king-only-steps = The king can only move. He can’t attack or capture.
refusal-king-roof = { $to } is a roof, and the king can’t climb roofs.
refusal-king-occupied = { $to } is occupied, and the king can’t shove anyone.
refusal-knight-points = { $left ->
    [0] The knights have no action points left.
   *[other] This costs { $cost } action points, but the knights have only { $left } left.
}
refusal-knight-blocked = { $to } is occupied by the king or a knight, and they can’t be shoved.
refusal-no-assassin = There is no revealed assassin on { $to } to eliminate.
refusal-no-citizen = There is no citizen on { $to } to capture.
refusal-capture-revealed = The piece on { $to } is a revealed assassin, who can be eliminated but not captured.
refusal-reach = { $to } is a roof. A piece on a street can’t reach a piece on a roof.
refusal-captured-already = A citizen has already been captured this round.
refusal-no-fetters = This round’s card has no fetters, so no one can be captured.
refusal-shove-off-board = The piece on { $space } can’t be shoved off the board.
refusal-shove-to-roof = The piece on { $space } can’t be shoved from a street onto a roof.
refusal-shove-blocked = The shove is blocked: the king or a knight stands on { $space }, and they can’t be shoved.
refusal-revealed-already = This assassin is already revealed.
refusal-reveal-citizen = This citizen is not an assassin.
refusal-capture-knights-only = Only knights can capture.
refusal-citizen-only-steps = Citizens and hidden assassins can only move. To attack, reveal an assassin first.
refusal-occupied = { $to } is occupied.
refusal-assassin-points = { $left ->
    [0] The assassins have no action points left.
   *[other] This costs { $cost } action points, but the assassins have only { $left } left.
}
refusal-no-target = There is no knight on { $to } to eliminate.
refusal-third-kill = Two knights have already been eliminated this turn. A third is not allowed.

# Options and notation.
error-unknown-board = There is no board "{ $board }".
error-no-crystal = Board { $board } uses all cards, so no card can be removed.
error-unknown-card = There is no card "{ $card }".
error-deal = A deal must be a list that names each of the twelve citizens exactly once.
error-pick-order = The names after "pick:" must be in alphabetical order.

# Positions.
error-one-start = This board has only one starting space for the king, so there is nothing to choose.
error-round = In this phase, the round must be from { $least } to { $most }.
error-set-up = Before the first card, { $field } must be as at the start of a game on this board.
error-card-phase = A card must be given during the turns and after the end, and in no other phase.
error-points = With this card and in this phase, { $field } must be from 0 to { $most }.
error-captured-no-fetters = No one can be captured in a round whose card has no fetters.
error-kills = In this phase, kills_this_turn must be from 0 to { $most }.
error-too-many-cards = The card and the deck hold more cards than the full deck of { $most }.
error-no-card-left = A card should be turned up, but the deck is empty.
error-too-many-knights = There can be at most { $most } knights.
error-unknown-citizen = There is no citizen "{ $name }".
error-space-taken = Two pieces stand on { $space }.
error-king-on-roof = The king must be on a street, not on a roof.
error-no-king = The king must be on the board until the game is over.
error-fate = Hidden and revealed assassins must be on the board, captured and eliminated ones off it. Check { $citizen }.
error-assassins = { $expected ->
    [0] In this phase, no assassins have been picked yet.
   *[other] There must be { $expected } assassins.
}
error-all-gone = All three assassins are gone, so the game must be over.
error-wounds = In this phase, the king can have from 0 to { $most } wounds.
error-end-king = A dead king must be off the board; a king who won because all assassins are gone must be on it.
error-not-over = The game can’t be over: the king is alive and on the board, and there are assassins and cards left.

# Boards.
error-board-unknown-key = Unknown entry "{ $key }".
error-board-key-twice = The entry "{ $key }" appears twice.
error-board-no-value = The entry "{ $key }" is empty.
error-board-missing-key = The entry "{ $key }" is missing.
error-board-too-many-rows = Too many rows: a board has ten.
error-board-rows = A board must have ten rows. This one has { $found }.
error-board-row-label = This should be row { $expected }: rows are numbered from 10 down to 1.
error-board-cell = A space is "#" (roof) or "." (street), not "{ $cell }".
error-board-columns = Row { $row } must have ten spaces, but has { $found }.
error-board-space = There is no space "{ $space }".
error-board-kings = The king needs a starting space.
error-board-citizens = A board needs twelve citizens. This one has { $found }.
error-board-knights = The king’s starting space { $king } needs seven knights, but has { $found }.
error-board-around = "{ $key }" does not name a starting space of the king.
error-board-start-twice = Two pieces start on { $space }.
error-board-king-on-roof = The king cannot start on a roof, and { $space } is one.
error-board-no-route = No street leads from { $space } to a gate.
error-board-direction = The gate { $space } needs a direction: north, east, south or west.
error-board-gate-twice = The gate { $space } appears twice.
error-board-gate-on-roof = A gate must be on a street, and { $space } is a roof.
error-board-exit-to-street = The exit of gate { $space } must lead to a roof or off the board.
error-board-crystal = The entry crystal must be "yes" or "no", not "{ $found }".

# Diagrams.
board-name-A = Side A
board-name-B = Side B
board-note-B = A reconstruction from a small photograph of the printed board.

citizen-label-monk = monk
citizen-label-plumwoman = plum seller
citizen-label-appleman = apple seller
citizen-label-courtesan = courtesan
citizen-label-fishwoman = fishmonger
citizen-label-butcher = butcher
citizen-label-blacksmith = blacksmith
citizen-label-shepherd = shepherd
citizen-label-squire = squire
citizen-label-carpenter = carpenter
citizen-label-witchhunter = witch hunter
citizen-label-farmer = farmer

piece-king = the king
    .cap = The king
piece-knight = a knight
    .cap = A knight

diagram-no-card = { $rounds } rounds to play: { $phase }
diagram-round = Round { $round } of { $rounds }: { $phase }
diagram-card = card { $card }
diagram-fetters = { $used ->
    [yes] fetters used
   *[no] fetters
}
diagram-king = king { $left }/{ $most }
diagram-knights = knights { $left }/{ $most }
diagram-assassins = assassins { $left }/{ $most }
diagram-wounds = wounds { $wounds }/2
diagram-hidden = assassin
diagram-revealed = revealed
diagram-captured = captured
diagram-captured-assassin = captured, assassin
diagram-eliminated = eliminated

chart-king = [K]  the king’s starting space
chart-kings = K?   a possible starting space of the king
chart-knight = KN   a knight
chart-around = kn   a knight around that starting space
chart-citizen = o    a citizen
chart-gate = { $arrow }{ $arrow }   a gate into the castle
chart-roof = ▒▒   a roof
fact-kings = King starts on
fact-gates = Gates
fact-rounds = Rounds
direction-north = north
direction-east = east
direction-south = south
direction-west = west
