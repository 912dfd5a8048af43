# The archive: checks of commitments, and records that cannot be imported.

# Findings of `regalia verify`.
finding-no-commitments = В записи нет обязательств: сверять не с чем.
finding-hash = Обязательство { $number } не сходится с тем, что раскрыто: { $commitment }
finding-seed = Зерно в записи не совпадает с зафиксированным.
finding-other-match = Обязательство относится к другой партии: { $commitment }
finding-other-game = Зерно было зафиксировано для другой игры.
finding-no-such-ply = Выбор зафиксирован для шага { $ply }, которого в записи нет.
finding-choice = На шаге { $ply } сыграно «{ $played }», а зафиксировано было «{ $promised }».
finding-replay = Запись не воспроизводится: { $what }
finding-not-promised = На шаге { $ply } сделан тайный выбор, который не был зафиксирован: «{ $action }»

# Imports.
error-record-no-seed = Импортировать можно только партию, сыгранную с самого начала со случайными числами из зерна.
error-record-not-over = Партия в этой записи не окончена.
error-record-unfair = Запись нарушает свои обязательства: { $what }
error-record-ended = Партия не может закончиться так: «{ $end }».
error-record-players = В хронике этой записи игроки не подходят к сторонам или к типу партии.
error-record-player = В хронике этой записи не может быть такого игрока за сторону «{ $seat-short }»: { $what }
error-record-clock = В хронике этой записи недопустимые часы. { $what }
error-record-times = { $number ->
    [0] Хроника этой записи начинается или заканчивается в недопустимое время: оно не бывает отрицательным и не может быть в будущем.
   *[other] В хронике этой записи у действия { $number } недопустимое время: оно не бывает отрицательным, не может быть в будущем, и потратить больше, чем прошло, нельзя.
}
error-record-deeds = Число действий по хронике этой записи: { $told }. По самой записи: { $count }.
error-record-differs = Хроника этой записи рассказывает о другой партии: она не ведёт к тем же действиям, обязательствам и исходу.
