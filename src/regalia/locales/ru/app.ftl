# The browser app on every page: navigation, dialogs, connection and notifications.

# Navigation.
app-name = Regalia
app-tagline = Две настольные игры о королях прямо в браузере.
nav-home = Главная
nav-lobby = Лобби
nav-watch = Смотреть
nav-my-games = Мои партии
nav-leaderboard = Таблица лидеров
nav-profile = Профиль
nav-settings = Настройки
nav-help = Справка
nav-back = Назад
nav-menu = Меню
nav-skip = Перейти к содержимому
help-title = Как играть

# Dialogs.
dialog-cancel = Отмена
dialog-close = Закрыть
dialog-save = Сохранить
dialog-copy-link = Скопировать ссылку
dialog-copied = Скопировано.
dialog-share = Поделиться
dialog-qr = Показать QR-код
dialog-loading = Загрузка…
dialog-copy = Скопировать

# Connection.
net-lost = Соединение потеряно. Переподключаемся…
net-back = Соединение восстановлено.
net-stale = Позиция уже изменилась; взгляните ещё раз.
net-restarting = Сервер перезапускается. Партия сохранена и скоро продолжится.
net-game-gone = Такой партии нет, или она удалена.
net-update = Есть новая версия. Обновите страницу.
net-reload = Обновить
offline-title = Вы не в сети
missing-title = Страница не найдена
missing-note = Возможно, её переместили, или её никогда не было.
net-move-waiting = Ваш ход ждёт отправки. Он будет отправлен, как только связь восстановится.
net-command-waiting = Ваш запрос ждёт отправки. Он будет отправлен, как только связь восстановится.
net-move-sent = Связь восстановлена. Ваш ход отправлен.
net-command-sent = Связь восстановлена. Ваш запрос отправлен.

net-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
offline-silent = Сервер не отвечает
offline-honest = Без подключения играть нельзя. Ваши партии сохранены на сервере и продолжатся с того же места.

# Matches that wait for this player.
turn-yours = Ваш ход
match-title = { $game }: { $players }
turns-waiting = { $name } ждёт вашего хода в игре «{ $game }».
turns-count = { $count ->
    [one] { $count } партия ждёт вашего хода
    [few] { $count } партии ждут вашего хода
   *[many] { $count } партий ждут вашего хода
}

turns-begun = Ваша партия началась
turns-joined = { $name } теперь играет с вами в игру «{ $game }».
turns-open = Открыть партию
