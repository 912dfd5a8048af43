# King of the Hill: objectives on the players’ plates, and what the end of a round decides.

progress-hill-three = Отряды на холме: { $have } из { $need }
progress-hill-more = { $have ->
    [0] На холме больше отрядов, чем у врага: нет
   *[other] На холме больше отрядов, чем у врага: да
}
progress-general = { $have ->
    [0] Вражеский генерал убит: нет
   *[other] Вражеский генерал убит: да
}
progress-pair = Отряды на своих целях: { $have } из { $need }
progress-forest = Лесов с перевесом: { $have } из { $need }
progress-three-out = Отрядов ушло с поля: { $have } из { $need }
progress-general-out = { $have ->
    [0] Генерал ушёл с поля: нет
   *[other] Генерал ушёл с поля: да
}
progress-razed = Уничтожено целей: { $have } из { $need }

round-verdict = { $verdict ->
    [blue] Если бы раунд закончился сейчас, победили бы синие.
    [red] Если бы раунд закончился сейчас, победили бы красные.
    [draw] Если бы раунд закончился сейчас, была бы ничья.
   *[other] Если бы раунд закончился сейчас, никто бы не победил.
}
round-loses = { $winner ->
    [blue] Раунд на этом закончится, и победят синие. Всё равно сыграть?
   *[other] Раунд на этом закончится, и победят красные. Всё равно сыграть?
}
round-gives-away = Если бы раунд закончился сейчас, победили бы вы. Это действие закончит раунд без вашей победы. Всё равно сыграть?
