# King & Assassins: names, events, refusals, and what can be wrong with a board or a position.

citizen-monk = the monk
    .cap = The monk
citizen-plumwoman = the plum seller
    .cap = The plum seller
citizen-appleman = the apple seller
    .cap = The apple seller
citizen-courtesan = the courtesan
    .cap = The courtesan
citizen-fishwoman = the fishwife
    .cap = The fishwife
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

phase-deal = the names are being dealt
phase-pick = the assassins are being picked
phase-start = the king is choosing his start
phase-card = the next card is to be turned up
phase-king = it is the king’s turn
phase-assassins = it is the assassins’ turn
phase-over = the game is over

# Why a game ended.
reason-KA-11-1 = all three assassins are gone
reason-KA-11-2 = the king has reached his castle
reason-KA-11-3 = the king is dead
reason-KA-11-4 = the last card has been played and the king is still in the streets

# Events.
event-dealt = The twelve citizens take their places.
event-picked = { $citizens ->
    [none] Three assassins are picked among the citizens.
   *[other] The assassins are picked: { $citizens }.
}
event-started = The king sets out from { $space }.
event-card-turned = Round { $round }: the card is { $card } (king/knights/crowd).
event-king-moved = The king walks from { $from } to { $to }.
event-king-entered = The king enters the castle from { $gate }.
event-knight-moved = A knight moves from { $from } to { $to }.
event-shoved = The knight on { $by } shoves { $citizen } from { $from } to { $to }.
event-captured = { $assassin ->
    [yes] The knight on { $by } captures { $citizen } on { $space }: one of the assassins.
   *[other] The knight on { $by } captures { $citizen } on { $space }.
}
event-eliminated = The knight on { $by } eliminates an assassin, { $citizen }, on { $space }.
event-citizen-moved = { $citizen-cap } goes from { $from } to { $to }.
event-assassin-moved = An assassin, { $citizen }, goes from { $from } to { $to }.
event-revealed = { $citizen-cap } on { $space } draws a knife: an assassin!
event-knight-killed = An assassin, { $citizen } on { $by }, kills the knight on { $space }.
event-king-wounded = { $wounds ->
    [1] An assassin, { $citizen } on { $by }, stabs the king on { $space }: he is wounded.
   *[other] An assassin, { $citizen } on { $by }, stabs the king on { $space }: he is dead.
}
event-turn-ended = { $unused ->
    [0] The turn of { $seat } ends.
    [one] The turn of { $seat } ends with one action point unused.
   *[other] The turn of { $seat } ends with { $unused } action points unused.
}
event-ended = { $winner }: { $reason }. The assassins were { $assassins }.

# Refusals.
refusal-not-now = Not now: { $phase }.
refusal-empty = Nobody stands on { $space }.
refusal-not-yours = Whoever stands on { $space } is not yours to move.
refusal-not-beside = { $to } is not next to { $space }: a piece acts on one of the four spaces beside it, never diagonally.
refusal-deal = A deal names each of the twelve citizens once.
refusal-pick-unknown = There is no citizen "{ $name }".
refusal-pick-three = Pick three different citizens.
refusal-no-start = The king cannot start on { $space }.
refusal-card-unknown = There is no such card.
refusal-card-gone = No card { $card } is left in the deck.
refusal-castle-king-only = Only the king enters the castle.
refusal-no-gate = { $space } is not a gate: the castle is entered from a gate.
refusal-king-points = The king has no action point left.
refusal-king-only-steps = The king only walks: he neither strikes nor captures.
refusal-king-roof = The king does not climb roofs, and { $to } is one.
refusal-king-occupied = { $to } is occupied, and the king shoves nobody.
refusal-knight-points = { $left ->
    [0] The knights have no action points left.
   *[other] This costs { $cost } action points, and the knights have { $left } left.
}
refusal-knight-blocked = { $to } is occupied by one of the king’s own, who cannot be shoved.
refusal-no-assassin = There is no revealed assassin on { $to } to eliminate.
refusal-no-citizen = There is no citizen on { $to } to capture.
refusal-capture-revealed = Whoever is on { $to } is a revealed assassin: assassins are eliminated, not captured.
refusal-reach = { $to } is a roof: from the street nobody reaches up there.
refusal-captured-already = Somebody was captured in this round already.
refusal-no-fetters = The card of this round shows no fetters, so nobody can be captured.
refusal-shove-off-board = Whoever is on { $space } cannot be shoved off the board.
refusal-shove-to-roof = Whoever is on { $space } cannot be shoved from the street up to a roof.
refusal-shove-blocked = The shove is stopped on { $space } by one of the king’s own, who cannot be shoved.
refusal-revealed-already = This assassin is revealed already.
refusal-reveal-citizen = This citizen is not an assassin.
refusal-capture-knights-only = Only knights capture.
refusal-citizen-only-steps = Citizens, and assassins who are not revealed, only walk: reveal an assassin first.
refusal-occupied = { $to } is occupied.
refusal-assassin-points = { $left ->
    [0] The assassins have no action points left.
   *[other] This costs { $cost } action points, and the assassins have { $left } left.
}
refusal-no-target = There is no knight on { $to } to kill.
refusal-third-kill = Two knights have been killed this turn, and a third may not be.

# Options and notation.
error-unknown-board = There is no board "{ $board }".
error-no-crystal = Board { $board } is played with all cards: it has no crystal.
error-unknown-card = There is no card "{ $card }".
error-deal = A deal is a list that names each of the twelve citizens once.
error-pick-order = The names after "pick:" stand in alphabetical order.

# Positions.
error-one-start = This board has one start for the king, so there is none to choose.
error-round = In this phase the round is from { $least } to { $most }.
error-set-up = Before the first card { $field } must be as a game begins on this board.
error-card-phase = A card is up in the turns and after the end, and not otherwise.
error-points = { $field } is from 0 to { $most } with this card in this phase.
error-captured-no-fetters = Nobody can have been captured with a card that shows no fetters.
error-kills = kills_this_turn is from 0 to { $most } in this phase.
error-too-many-cards = The card and the deck together are more than the pack of { $most } cards has.
error-no-card-left = A card is to be turned up, and the deck is empty.
error-too-many-knights = There are at most { $most } knights.
error-unknown-citizen = There is no citizen "{ $name }".
error-unknown-space = There is no space "{ $space }".
error-space-taken = Two pieces stand on { $space }.
error-king-on-roof = The king stands on a street, never on a roof.
error-no-king = The king is on the board while the game runs.
error-fate = Hidden and revealed assassins stand on the board, captured and eliminated ones do not: { $citizen } does not fit.
error-assassins = { $expected ->
    [0] No assassins are picked yet in this phase.
   *[other] There are { $expected } assassins.
}
error-all-gone = With all three assassins gone the game is over.
error-wounds = The king has from 0 to { $most } wounds in this phase.
error-end-king = A dead king is off the board, and a king who has won by the assassins’ end is on it.
error-not-over = Nothing has ended this game: the king lives, assassins are left, and so are cards.

# Boards.
error-board-unknown-key = There is no entry "{ $key }".
error-board-key-twice = The entry "{ $key }" is there twice.
error-board-no-value = The entry "{ $key }" is empty.
error-board-missing-key = The entry "{ $key }" is missing.
error-board-too-many-rows = A board has ten rows, and this is one more.
error-board-rows = A board has ten rows, and this one has { $found }.
error-board-row-label = This is row { $expected }: rows go from 10 down to 1.
error-board-cell = A space is "#" (roof) or "." (street), not "{ $cell }".
error-board-columns = Row { $row } has { $found } spaces instead of ten.
error-board-space = There is no space "{ $space }".
error-board-kings = The king needs a start.
error-board-citizens = Twelve citizens start on a board, not { $found }.
error-board-knights = Seven knights go with the king’s start on { $king }, not { $found }.
error-board-around = "{ $key }" does not name a start of the king.
error-board-start-twice = Two pieces start on { $space }.
error-board-king-on-roof = The king cannot start on a roof, and { $space } is one.
error-board-no-route = No street leads from { $space } to a gate.
error-board-direction = The gate { $space } needs a direction: north, east, south or west.
error-board-gate-twice = { $space } is a gate twice.
error-board-gate-on-roof = A gate is a street space, and { $space } is a roof.
error-board-exit-to-street = The exit of gate { $space } must lead to a roof or off the board.
error-board-crystal = The crystal is "yes" or "no", not "{ $found }".

# Diagrams.
board-name-A = Side A
board-name-B = Side B
board-note-B = A reconstruction from a small photograph of the printed board.

citizen-label-monk = monk
citizen-label-plumwoman = plum seller
citizen-label-appleman = apple seller
citizen-label-courtesan = courtesan
citizen-label-fishwoman = fishwife
citizen-label-butcher = butcher
citizen-label-blacksmith = blacksmith
citizen-label-shepherd = shepherd
citizen-label-squire = squire
citizen-label-carpenter = carpenter
citizen-label-witchhunter = witch hunter
citizen-label-farmer = farmer

piece-king = the king
piece-knight = a knight

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

chart-king = [K]  the king starts here
chart-kings = K?   one of the king’s starts
chart-knight = KN   a knight
chart-around = kn   a knight, around the king’s start
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
