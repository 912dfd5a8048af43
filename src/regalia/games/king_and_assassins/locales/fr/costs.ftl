# The strip with the costs of all actions of the side to act.

town-costs = Coûts en points d’action
town-costs-king = Roi
town-costs-knights = Chevaliers
town-costs-citizens = Citoyens
town-costs-assassins = Assassins révélés
town-cost-move = se déplacer
town-cost-climb = escalader
town-cost-descend = descendre
town-cost-enter = entrer au château
town-cost-capture = capturer
town-cost-eliminate = éliminer
town-cost-attack-king = attaquer le roi
town-cost-reveal = révéler un assassin
town-cost-of = { $action } { $cost } PA
town-cost-then = { $action } { $cost }, puis { $next } PA
town-cost-free = { $action } gratuit
town-cost-never = { $action } : plus ce tour-ci
town-cost-too-dear = (pas assez de points)
