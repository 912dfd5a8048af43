# The strip with the costs of all actions of the side to act.

town-costs = Kosten in Aktionspunkten
town-costs-king = König
town-costs-knights = Ritter
town-costs-citizens = Bürger
town-costs-assassins = Enttarnte Meuchler
town-cost-move = bewegen
town-cost-climb = hochklettern
town-cost-descend = runterklettern
town-cost-enter = Burg betreten
town-cost-capture = gefangen nehmen
town-cost-eliminate = ausschalten
town-cost-attack-king = König angreifen
town-cost-reveal = Meuchler enttarnen
town-cost-of = { $action } { $cost } AP
town-cost-then = { $action } { $cost }, dann { $next } AP
town-cost-free = { $action } kostenlos
town-cost-never = { $action }: in diesem Zug nicht mehr
town-cost-too-dear = (zu wenig Punkte)
