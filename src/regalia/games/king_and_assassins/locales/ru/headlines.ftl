# Headlines: what the opponent's last turn meant for this seat.

headline-king-wounded = { $wounds ->
    [1] Ваш король ранен.
   *[other] Ваш король убит.
}
headline-knight-killed = Вы потеряли рыцаря на { $space }.
headline-revealed = { $citizen-cap } — убийца!
headline-eliminated = Вы потеряли убийцу: рыцарь устранил { $citizen-acc }.
headline-captured = { $assassin ->
    [yes] Вы потеряли убийцу: рыцарь схватил { $citizen-acc }.
   *[other] Рыцарь схватил { $citizen-acc }: это не ваш убийца.
}
