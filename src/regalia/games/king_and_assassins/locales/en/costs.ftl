# The strip with the costs of all actions of the side to act.

town-costs = Costs in action points
town-costs-king = King
town-costs-knights = Knights
town-costs-citizens = Citizens
town-costs-assassins = Revealed assassins
town-cost-move = move
town-cost-climb = climb
town-cost-descend = descend
town-cost-enter = enter the castle
town-cost-capture = capture
town-cost-eliminate = eliminate
town-cost-attack-king = attack the king
town-cost-reveal = reveal an assassin
town-cost-of = { $action } { $cost } AP
town-cost-then = { $action } { $cost }, then { $next } AP
town-cost-free = { $action } free
town-cost-never = { $action }: not again this turn
town-cost-too-dear = (not enough points)
