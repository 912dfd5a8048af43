# The settings page.

settings-language = Язык
settings-theme = Тема
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-system = Как в системе
settings-sound = Звук
settings-motion = Меньше анимации
settings-motion-note = Фигуры сразу появляются на новом месте.
settings-confirm = Подтверждать ходы
settings-confirm-note = Ход делается только после подтверждения.

settings-pace = Скорость показа ходов соперника
settings-pace-slow = Низкая
settings-pace-normal = Обычная
settings-pace-fast = Высокая
settings-pace-instant = Мгновенно
settings-notify = Уведомлять о моём ходе
settings-notify-note = Пока сайт открыт хотя бы в одной вкладке.
settings-notify-denied = Браузер блокирует уведомления; разрешите их в его настройках.
settings-kept = Настройки хранятся в этом браузере.
