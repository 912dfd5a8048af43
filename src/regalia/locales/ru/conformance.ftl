# `regalia conformance`.

conformance-playing = Идёт игра
conformance-progress = Сыграно партий: { $done } из { $games }, { $failures ->
    [one] { $failures } сбой
    [few] { $failures } сбоя
   *[many] { $failures } сбоев
}.
conformance-check = проверка
conformance-runs = раз
conformance-share = доля времени
conformance-failed = сбои
conformance-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, шагов всего: { $steps }, за { $seconds } с. Чем закончились: { $ends }.
conformance-found = { $failures ->
    [0] Все проверки пройдены: { $looks }.
    [one] Не пройдена { $failures } проверка из { $looks }.
    [few] Не пройдены { $failures } проверки из { $looks }.
   *[many] Не пройдено { $failures } проверок из { $looks }.
}
conformance-again = Чтобы повторить (шаг { $step }):

error-option-form = Не удалось разобрать «{ $text }»: настройка записывается как ИМЯ=ЗНАЧЕНИЕ.
error-no-such-check = Проверки «{ $check }» нет. Доступны: { $known }.
