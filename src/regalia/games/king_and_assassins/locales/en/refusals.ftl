# King & Assassins: refusals of illegal actions.

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
