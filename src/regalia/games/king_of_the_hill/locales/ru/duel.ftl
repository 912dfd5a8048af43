# King of the Hill: attacks and defences with their cards, reasons and odds.

duel-loading = Считаем карты…
duel-draws = { $count ->
    [0] Защищающийся не тянет карт
    [one] Защищающийся тянет { $count } карту
    [few] Защищающийся тянет { $count } карты
   *[many] Защищающийся тянет { $count } карт
}
duel-drew = { $count ->
    [0] Вы не тянете карт
    [one] Вы тянете { $count } карту
    [few] Вы тянете { $count } карты
   *[many] Вы тянете { $count } карт
}
duel-reason-type = тип отряда
duel-reason-ground = местность
duel-reason-leader = свой генерал
duel-reason-friends = свои рядом
duel-reason-foes = враги рядом
duel-reason-enemy-leader = вражеский генерал
duel-reason-trait = тип атакующего
duel-reason-crossfire = ещё один стрелок
duel-reason-lightning = молния
duel-reason-paralysis = паралич
duel-odds-drawn = Только вытянутые карты
duel-odds-hand = { $count ->
    [0] У защищающегося нет карт в руке
    [one] С неизвестной рукой из { $count } карты
    [few] С неизвестной рукой из { $count } карт
   *[many] С неизвестной рукой из { $count } карт
}
duel-destroyed = уничтожен { $chance }
duel-flees = должен бежать { $chance }
duel-holds = может остаться { $chance }
duel-counters = возможна контратака { $chance }
duel-odds-note = { $count ->
    [one] Подсчитано по { $count } карте, которую вы не видели. Защищающийся спасает отряд, если может.
    [few] Подсчитано по { $count } картам, которых вы не видели. Защищающийся спасает отряд, если может.
   *[many] Подсчитано по { $count } картам, которых вы не видели. Защищающийся спасает отряд, если может.
}
duel-cards = Карты для этой атаки
duel-attack = Атаковать
duel-if-destroyed = { $verdict ->
    [blue] Если этот отряд уничтожат и раунд на этом закончится, победят синие.
    [red] Если этот отряд уничтожат и раунд на этом закончится, победят красные.
   *[other] Если этот отряд уничтожат и раунд на этом закончится, будет ничья.
}
duel-no-target = { $way ->
    [straight] Цели нет: бубны атакуют соседнюю клетку по вертикали или горизонтали, а там ни у одного отряда, способного действовать, нет врага. У стрелков тоже нет цели.
   *[other] Цели нет: червы атакуют соседнюю клетку по диагонали, а там ни у одного отряда, способного действовать, нет врага. У стрелков тоже нет цели.
}
duel-no-move = Ни один отряд, способный действовать, не может пойти с этой картой.
duel-straight = по вертикали или горизонтали
duel-diagonal = по диагонали
duel-effect-destroyed = отряд потерян
duel-effect-blocked = отбивает
duel-effect-flees = бежит
duel-effect-flees-or-stays = бежит или стоит
duel-effect-retreats = отходит или стоит
duel-effect-counters = контратака
duel-joker-note = Джокер считается тузом того цвета, который вы выберете.
duel-close = Скрыть бой
duel-no-card = без карты
duel-fight = Бой на { $space }
