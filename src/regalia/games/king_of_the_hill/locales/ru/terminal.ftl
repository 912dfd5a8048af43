# King of the Hill: playing at the terminal.

# Prompts and help.
welcome-king-of-the-hill = «Царь горы». Две армии сражаются за холм игральными картами: чёрные карты двигают отряды, красные атакуют, и никто не видит карт соперника.
option-king-of-the-hill-scenario = Какой сценарий?
option-king-of-the-hill-scenario-introduction = Знакомство: пехота, кавалерия и лучники на стандартном поле; начните с него
option-king-of-the-hill-scenario-pitched-battle = Генеральное сражение: размещение местности, фэнтезийные отряды и магия
option-king-of-the-hill-scenario-king-of-the-woods = Царь лесов: холма нет, надо удержать три леса; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-ambush = Засада: синие идут через лес, где прячутся красные; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-night-attack = Ночная атака: красные уничтожают лагерь синих; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-random = Случайный: армию выбирают, ещё не зная сценария; затем жребий выбирает один из последних четырёх
hint-king-of-the-hill-army = Выберите армию по номеру или назовите семь отрядов, + у отряда с генералом:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Разместите местность, например  { $example }; decline  — больше ничего не размещать.
   *[other] Разместите местность по номеру или вручную, например  { $example }; decline  — больше ничего не размещать.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Поставьте отряд, например  { $example }
   *[other] Введите номер плана, чтобы расставить все отряды, или поставьте один, например  { $example }
}
hint-king-of-the-hill-redraw = Оставьте руку (keep) или замените её (redraw): восемь новых карт, один раз за раунд.
hint-king-of-the-hill-bid = Сделайте ставку на инициативу, например  { $example }: чья карта старше, тот решает, кто ходит первым. Обе ставки уходят в сброс.
hint-king-of-the-hill-first = Выберите, кто ходит первым в этом раунде.
hint-king-of-the-hill-action = Сыграйте карту, например  { $example }; другие команды: moves, moves { $space }, burn; ? — справка.
hint-king-of-the-hill-defend = Защищайтесь вытянутой картой (draw) или картой с руки (hand) либо не защищайтесь (yield).
hint-king-of-the-hill-flee = Отряд бежит: выберите клетку.
hint-king-of-the-hill-retreat = Отряд может отойти на соседнюю клетку или остаться.
hint-king-of-the-hill-pursue = Займите освободившуюся клетку (pursue) или останьтесь на месте (halt).
help-king-of-the-hill = Что можно сделать (карты: 2–9, T — 10, J — валет, Q — дама, K — король, A — туз; C — трефы, D — бубны, H — червы, S — пики; джокеры — ** и берут любую масть: *C):
      5C c2-c4         чёрная карта двигает отряд: свободные шаги, потом трефы по прямой, пики по диагонали
      KH c2xd3         красная карта атакует или стреляет: бубны по прямой, червы по диагонали, выстрел — в любую сторону
      4D burn          сбросить карту без эффекта
      keep, redraw     оставить руку или взять восемь новых карт
      bid 9S           ставка на инициативу;  first blue  — кто ходит первым
      draw QS, hand KD, yield      защита вытянутой картой, картой с руки, без карты
      flee d6, retreat d6, stay    куда идёт защитник;  pursue, halt  — для атакующего
    Магия, если она в игре (джокеры не годятся):
      4D vigour c2-c3        красные 2–10: один шаг           9S lightning f6    чёрные 2–10: выстрел
      QH teleport e2         красные J, Q, K: генерал         JC confusion       чёрные J, Q, K: потеря карты
      AH portal cavalry a1   красный туз: отряд возвращается  AS paralysis f6    чёрный туз: на два действия
      5C c6-off              в засаде синие уходят за дальний край
      4D raze c2             в ночной атаке красные уничтожают лагерь
    Номер выбирает из предложенного. Можно писать строчными буквами и пропускать то, что и так ясно.

# Letters of the notation, the same in every language.
unit-short-infantry = in
unit-short-cavalry = ca
unit-short-archers = ar
unit-short-artillery = at
unit-short-beasts = be
unit-short-light-cavalry = lc
unit-short-chariots = ch
unit-short-elite-infantry = ei
unit-short-monstrous-infantry = mi
unit-short-horde = ho
unit-short-land-monster = lm
unit-short-flying-monster = fm
unit-short-flyers = fl

# Diagrams of a position.
objective-short-general = генерал
objective-short-hill-more = большинство
objective-short-hill-three = три
objective-short-pair = пара
objective-short-forest = лес
objective-short-general-out = генерал прошёл
objective-short-three-out = три прошли
objective-short-razed = уничтожена

piece = { $general ->
    [yes] { $seat }: { $unit } *
   *[no] { $seat }: { $unit }
}

diagram-turn = { $turn ->
    [0] Перед битвой
   *[other] Раунд { $turn } из { $turns }
}
diagram-asked = { $seat ->
    [none] Сейчас { $asked }.
   *[other] { $seat-cap }: { $asked }.
}
diagram-side = { $seat-short }
diagram-pile = колода { $pile }  сброс { $discard }
diagram-first = ходят первыми
diagram-bid = ставка сделана
diagram-hand-size = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
diagram-points = { $count ->
    [0] больше не размещают местность
   *[other] могут разместить ещё: { $count }
}
diagram-reserve = запас { $units }
diagram-lost = потери { $units }
diagram-out = прошли { $units }
diagram-hand = рука { $seat-gen }
diagram-known = у { $seat-gen }
diagram-bids = { $seat-cap } ставят { $card-acc }
diagram-drawn = вытянуто
diagram-fight = { $kind ->
    [close] Атака (сила: { $strength }): { $by } на { $start } против { $to }
    [shot] Выстрел (сила: { $strength }): { $by } на { $start } по { $to }
   *[lightning] Молния (сила: { $strength }) на { $to }
}{ $unit ->
    [none] .
   *[other] , { $unit }.
}

# Diagrams of a map.
chart-hill = холм
chart-summit = холм, второй уровень
chart-forest = лес
chart-shallow = мелководье
chart-deep = глубокая вода
chart-road = дорога
chart-rocks = камни
chart-goal = цель, которую надо уничтожить
chart-zone-blue = зона расстановки синих
chart-zone-red = зона расстановки красных
fact-scenarios = Сценарии
fact-hill = Клеток холма
fact-forests = Леса
