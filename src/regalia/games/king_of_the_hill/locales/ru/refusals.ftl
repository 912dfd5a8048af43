# King of the Hill: refusals of illegal actions.

refusal-not-asked = Не сейчас: { $asked }.
refusal-not-held = У вас на руке нет { $card-gen }.
refusal-not-drawn = Для этой защиты никто не тянул { $card-acc }.
refusal-shuffle-cards = В перемешивании каждая карта новой колоды должна быть названа один раз.
refusal-lose-card = В руке, которая теряет карту, нет { $card-gen }.

refusal-no-fantasy = В этой партии нет фэнтезийных отрядов, а значит, и { $unit-gen }.
refusal-army-places = Мест в армии { $places }, а не { $found }.
refusal-army-fantasy = Мест для фэнтезийных отрядов в армии — не больше { $most }.
refusal-army-strange-general = Генерал не может быть в фэнтезийном отряде.
refusal-army-one-general = Генерал должен быть ровно в одном отряде армии.
refusal-place-points = Столько разместить уже нельзя: у каждой стороны два элемента, а элемент больше четырёх клеток считается за два.
refusal-place-supply = Таких элементов больше не осталось.
refusal-place-half = Элемент должен целиком лежать на поле и на половине того, кто его размещает; средний ряд общий.
refusal-place-overlap = Элемент нельзя размещать поверх других элементов и того, что уже есть на поле.
refusal-objectives-half = Пару целей размещают на половине соперника.
refusal-objectives-apart = Две цели пары должны быть не ближе пяти клеток друг к другу и в разных рядах.
refusal-deploy-general = Генерал не в таком отряде или уже на поле: { $unit }.
refusal-deploy-left = Таких отрядов для расстановки больше нет: { $unit }.
refusal-deploy-zone = Клетка { $space } не в вашей зоне.
refusal-deep-water = { $space } — глубокая вода.
refusal-space-taken = На { $space } уже стоит отряд.

refusal-no-own-unit = На { $space } нет вашего отряда.
refusal-no-enemy = На { $space } нет вражеского отряда.
refusal-paralysed = Отряд на { $space } парализован.
refusal-red-moves = Двигают отряды только чёрные карты, а { $card } — красная карта.
refusal-black-attacks = Атакуют только красные карты, а { $card } — чёрная карта.
refusal-same-space = Движение должно закончиться на другой клетке.
refusal-end-taken = На { $to } встать нельзя: клетка занята, или там глубокая вода.
refusal-way-blocked = Путь на { $to } закрыт отрядами или глубокой водой.
refusal-squeezed = Путь на { $to } идёт по диагонали между двумя занятыми или непроходимыми клетками.
refusal-slowed = До { $to } не дойти: лес, камни и мелководье прерывают движение, а отряд, который начинает с них, делает один шаг по масти.
refusal-too-far = Отряд на { $space } не дойдёт до { $to }: он делает { $free ->
    [0] только
    [one] { $free } свободный шаг и
    [few] { $free } свободных шага и
   *[many] { $free } свободных шагов и
} { $ruled ->
    [one] { $ruled } шаг
    [few] { $ruled } шага
   *[many] { $ruled } шагов
} по масти.
refusal-one-step = «Прилив сил» двигает отряд на один шаг, а { $to } — не рядом.
refusal-off-board = В этом сценарии с поля уходить нельзя.
refusal-off-edge = Отряду на { $space } не уйти: нужен шаг за последний ряд в направлении, которое даёт масть.
refusal-attack-direction = Этой картой ({ $card }) нельзя атаковать { $to }: бубны атакуют по прямой, червы — по диагонали.
refusal-no-shooter = Отряд на { $space } не стреляет, а { $to } — не рядом.
refusal-shooter-engaged = Отряд на { $space } связан боем и стрелять не может.
refusal-out-of-range = До { $to } слишком далеко: отряд стреляет на { $range ->
    [one] { $range } клетку
    [few] { $range } клетки
   *[many] { $range } клеток
}.
refusal-no-sight = Между { $space } и { $to } нет линии видимости.
refusal-raze-red = Уничтожать цели могут только красные и только в ночной атаке.
refusal-raze-objective = На { $space } нет цели, которую можно уничтожить.
refusal-raze-card = Цель уничтожают красной картой, а { $card } — чёрная карта.

refusal-no-magic = В этой партии нет магии.
refusal-joker-spell = Джокер для заклинаний не годится.
refusal-spell-card = { $spell ->
    [vigour] Для «Прилива сил» нужна красная карта от 2 до 10.
    [teleport] Для «Телепортации» нужен красный валет, дама или король.
    [portal] Для «Портала» нужен красный туз.
    [lightning] Для «Молнии» нужна чёрная карта от 2 до 10.
    [confusion] Для «Смятения» нужен чёрный валет, дама или король.
   *[paralysis] Для «Паралича» нужен чёрный туз.
}
refusal-no-general = Вашего генерала нет на поле.
refusal-general-there = Генерал уже в отряде на { $space }.
refusal-strange-general = На { $space } фэнтезийный отряд, а генерал не может быть в таком.
refusal-none-destroyed = Вы не теряли такого отряда: { $unit }.
refusal-portal-zone = Отряд возвращается в вашу зону, а { $space } — не в ней.
refusal-confusion-empty = У соперника нет карт.

refusal-no-red-defence = В ближнем бою красная карта не защищает { $unit-acc }.
refusal-no-black-defence = Чёрная карта не защищает { $unit-acc }.
refusal-no-red-block = Красной картой нельзя отбить выстрел по { $unit-dat }.
refusal-hand-too-low = Карта с руки защищает, если она не младше атаки ({ $strength }), а { $card } младше.
refusal-stay-general = Остаться вместо бегства может только отряд с генералом.
refusal-flee-away = Из ближнего боя отряд бежит на одну из трёх клеток с дальней от атакующего стороны, а { $to } не из них.
refusal-flee-home = От выстрела отряд бежит на одну из трёх клеток к своему краю, а { $to } не из них.
refusal-retreat-beside = Отряд отходит на соседнюю клетку, а { $to } — не соседняя.
