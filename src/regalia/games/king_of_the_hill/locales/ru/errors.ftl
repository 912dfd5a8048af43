# King of the Hill: errors in options, notation, positions and map files.

# Options and notation.
error-army-order = Типы после "army:" должны идти в том же порядке, что в списке типов.
error-army-general-first = Знак "+" ставится за первым отрядом этого типа.
error-objectives-order = Две клетки пары целей должны идти по порядку.
error-option-scenario = Нет сценария «{ $value }».
error-option-magic = Магия: true (есть) или false (нет).
error-option-fantasy = Фэнтезийные отряды: true (есть) или false (нет).
error-option-jokers = Джокеры: true (есть) или false (нет).
error-option-terrain = Местность: true (есть) или false (нет).
error-option-map = Нет поля «{ $value }».
error-unknown-map = Нет поля «{ $map }».
error-map-scenario = У сценария { $scenario } своё поле.
error-map-random = Если сценарий определяет жребий, поле выбрать нельзя.
error-scenario-drawn = Сценарий определяют жребием после выбора армий и до жребия, кто ходит первым.

# Positions.
error-phase-not-loaded = Загрузить можно только позиции в фазе "action".
error-phase-scenario = Местность размещают только в генеральном сражении, и то если она не отключена.
error-position-turn = В этой фазе раунд — от { $least } до { $most }.
error-position-first = Кто ходит первым, известно только после жребия.
error-not-in-phase = { $field } в этой фазе не имеет смысла.
error-needed-in-phase = В этой фазе нужно указать { $field }.
error-position-result = Такой исход партии невозможен.
error-position-actor = В этой фазе действует другая сторона.
error-actor-no-card = От { $seat-gen } ждут карту, а карт у них нет.
error-position-draw = Так карты не тянут.
error-position-fight = Такой бой невозможен: нужны два врага, которые достают друг до друга, и один из них должен ответить.
error-listed-twice = В { $field } есть повтор.

error-units-space = На { $space } стоят два отряда.
error-units-deep = { $space } — глубокая вода, отряда там быть не может.
error-units-places = Мест в армии { $most }, а две орды занимают одно.
error-units-fantasy = В этой партии нет фэнтезийных отрядов.
error-units-fantasy-places = Фэнтезийных мест в армии — не больше { $most }.
error-general-fantasy = Генерал не может быть в фэнтезийном отряде.
error-generals = У { $seat-gen } один генерал, живой или мёртвый.
error-position-army = Отряды { $seat-gen } на поле и в запасе вместе не составляют армию.
error-not-deployed = В этой фазе отрядов на поле ещё нет.
error-points-left = Неразмещённых элементов может быть от 0 до { $most }.
error-left-scenario = С поля отряды уходят только в засаде.
error-left-side = С поля уходят только синие.
error-razed-scenario = Цели уничтожают только в ночной атаке.
error-razed-space = На «{ $space }» нет цели, которую могли уничтожить.
error-aims-reached = Судя по { $field }, партия уже окончена.
error-paralysed-magic = Без магии никто не парализован.
error-paralysed-space = На «{ $space }» нет отряда, который мог быть парализован.
error-paralysed-actions = Отряд на { $space } парализован на одно или два действия, или у него на карту меньше.

error-card-twice = Таких карт больше, чем в колоде: { $card }.
error-no-cards-yet = До первого раунда карты не сданы.
error-hand-size = В руке здесь может быть не больше { $most } карт.
error-position-known = Не все известные карты { $seat-gen } есть в их руке.

error-elements-scenario = Местность размещают только в генеральном сражении, и то если она не отключена.
error-elements-supply = Этого на поле больше, чем есть в запасе: { $element }.
error-elements-owner = Владелец бывает только у пары целей.
error-elements-turned = Повернуть можно только длинный лес.
error-elements-at = На «{ $at }» нельзя разместить { $element-acc }.
error-elements-half = Не помещается на одной половине поля или лежит не на той: { $element } от { $at }.
error-elements-apart = Две цели на { $at } должны быть не ближе пяти клеток и не в одном ряду.
error-elements-overlap = Лежит на чём-то другом: { $element } от { $at }.

# Map files.
error-map-unknown-key = Неизвестный ключ «{ $key }».
error-map-key-twice = Ключ «{ $key }» указан дважды.
error-map-too-many-rows = На поле семь рядов, а этот лишний.
error-map-rows = На поле семь рядов, а здесь их { $found }.
error-map-row-label = Это ряд { $expected }: ряды идут от 7 вниз до 1.
error-map-cell = «{ $cell }» — не знак местности.
error-map-columns = В ряду { $row } клеток не одиннадцать, а { $found }.
error-map-objective = На этом поле цели размещают игроки.
error-map-hill = Холму нужно не меньше { $least } клеток, а у него { $found }.
error-map-zone-rows = Зона «{ $zone }» лежит в рядах с { $first } по { $last }.
error-map-zone-room = Зоне «{ $zone }» нужно не меньше { $least } клеток, а у неё { $found }.
error-map-cut-off = От { $space } нет пути к холму.
