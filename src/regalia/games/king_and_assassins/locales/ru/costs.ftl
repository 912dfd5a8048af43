# The strip with the costs of all actions of the side to act.

town-costs = Стоимость в очках действия
town-costs-king = Король
town-costs-knights = Рыцари
town-costs-citizens = Горожане
town-costs-assassins = Раскрытые убийцы
town-cost-move = движение
town-cost-climb = подъём
town-cost-descend = спуск
town-cost-enter = вход в замок
town-cost-capture = схватить
town-cost-eliminate = устранить
town-cost-attack-king = атака короля
town-cost-reveal = раскрыть убийцу
town-cost-of = { $action } { $cost } ОД
town-cost-then = { $action } { $cost }, затем { $next } ОД
town-cost-free = { $action } бесплатно
town-cost-never = { $action }: в этот ход больше нельзя
town-cost-too-dear = (не хватает очков)
