# Что говорит только веб-приложение: страницы, кнопки и неполадки между браузером и сервером.

# Где что.
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

# Главная страница.
home-king-and-assassins = Ненавистный король идёт через свой город, и у троих из двенадцати горожан припрятан нож.
home-king-of-the-hill = Две армии, один холм, одна колода: чёрные карты двигают отряды, красные атакуют.
home-play-computer = Играть с компьютером
home-play-friend = Играть с другом
home-one-device = На одном устройстве
home-find-opponent = Найти соперника
home-continue = Продолжить партию
home-games-running = { $count ->
    [0] Сейчас никто не играет
    [one] Идёт { $count } партия
    [few] Идут { $count } партии
   *[many] Идёт { $count } партий
}

# Выбор партии.
new-title = Новая партия
new-game = Игра
new-seat = Ваша сторона
new-seat-random = Случайная сторона
new-board = Поле
new-scenario = Сценарий
new-magic = Магия
new-fantasy = Фэнтезийные отряды
new-jokers = Джокеры
new-level = Уровень
new-clock = Контроль времени
new-clock-none = Без часов
new-clock-form = { $minutes } мин + { $seconds } с за ход
new-rated = Рейтинговая партия
new-casual = Товарищеская партия
new-begin = Начать
level-name-1 = Новичок
level-name-2 = Ученик
level-name-3 = Любитель
level-name-4 = Бывалый
level-name-5 = Умелец
level-name-6 = Ветеран
level-name-7 = Эксперт
level-name-8 = Мастер
level-of = Уровень { $level }: { $name }

# Лобби и зрители.
lobby-empty = Открытых столов нет. Создайте свой, и мы сообщим, когда кто-нибудь присоединится.
lobby-open-table = Создать стол
lobby-join = Присоединиться
lobby-waiting = Ждём соперника…
lobby-invite = Отправьте эту ссылку другу:
lobby-invited = { $name } приглашает вас сыграть в игру «{ $game }».
watch-empty = Сейчас нет партий для просмотра.
watch-delayed = Тайны откроются только после конца партии.
my-games-empty = Вы ещё не играли.
leaderboard-rank = Место
leaderboard-player = Игрок
leaderboard-rating = Рейтинг
leaderboard-games = Партии
leaderboard-provisional = партий пока мало, рейтинг предварительный
leaderboard-empty = Рейтинга пока ни у кого нет.
profile-record = побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
profile-since = С нами с { $date }

# Настройки.
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

# В партии.
turn-yours = Ваш ход
turn-waiting = Ходит { $name }…
turn-thinking = Компьютер думает…
turn-watching = Вы зритель. Сейчас ход { $seat-gen }.
cards-left = { $count ->
    [0] Карт не осталось
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
   *[many] Осталось { $count } карт
}
act-end-turn = Закончить ход
act-end-anyway = { $count ->
    [one] Закончить ход, хотя осталось { $count } очко?
    [few] Закончить ход, хотя осталось { $count } очка?
   *[many] Закончить ход, хотя осталось { $count } очков?
}
act-undo = Отменить действие
act-confirm-move = Сделать ход
act-resign = Сдаться
act-resign-sure = Сдаться? Вам будет засчитано поражение.
act-offer-draw = Предложить ничью
act-draw-offered = { $name } предлагает ничью.
act-accept = Принять
act-decline = Отклонить
act-take-back = Попросить вернуть ход
act-take-back-asked = { $name } просит вернуть последний ход.
act-rematch = Реванш со сменой сторон
act-rematch-asked = { $name } предлагает реванш.
act-claim = Запросить победу
act-claim-note = { $name } не в сети. Если ждать придётся слишком долго, вы сможете запросить победу.
act-abort = Отменить партию
act-abort-note = Ходов ещё не было. Если отменить партию сейчас, она не будет засчитана.
act-flip = Повернуть поле
act-larger = Увеличить поле
act-smaller = Уменьшить поле
log-title = Журнал
log-now = Вернуться к игре
log-looking-back = Вы смотрите прошлый момент партии.
log-first = В начало
log-previous = Назад
log-next = Вперёд
chat-title = Чат
chat-write = Напишите что-нибудь…
chat-send = Отправить
chat-mute = Скрыть сообщения
chat-unmute = Показать сообщения
chat-muted = Вы не видите сообщений игрока { $name }.
chat-heard = { $name } пишет: { $text }
clock-yours = Ваши часы
clock-theirs = Часы: { $name }

# Когда что-то не так.
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

# Когда партия окончена.
over-won = Вы победили!
over-lost = Вы проиграли
over-drawn = Ничья
over-aborted = Партия отменена
over-resigned = { $name } сдаётся.
over-agreed = Игроки согласились на ничью.
over-time = Время вышло: { $name }.
over-left = { $name } покидает партию.
over-secrets = Тайны
over-verify = Проверить честность
over-verify-note = До партии мы показали отпечаток её случайных чисел. Вот сами числа: браузер проверит, что одно соответствует другому.
over-verified = Всё честно: случайные числа те самые, что были зафиксированы до партии.
over-not-verified = Не сходится: случайные числа не те, что были зафиксированы до партии.

# Вдвоём за одним устройством: занавес между ходами.
curtain-seat = Передайте устройство игроку за { $seat-acc }.
curtain-note = Остальным сейчас не стоит смотреть на экран.

# Учётные записи.
account-guest-note = Вы играете как гость. Создайте учётную запись, чтобы сохранить партии и рейтинг.
account-create = Создать учётную запись
account-name = Имя игрока
account-name-note = От { $least } до { $most } символов: буквы, цифры, «-» и «_».
account-password = Пароль
account-password-note = { $least ->
    [one] Не меньше { $least } символа.
    [few] Не меньше { $least } символов.
   *[many] Не меньше { $least } символов.
}
account-password-old = Текущий пароль
account-password-new = Новый пароль
account-change-name = Сменить имя
account-name-changed = Имя изменено.
account-change-password = Сменить пароль
account-password-changed = Пароль изменён.
account-recovery = Код восстановления
account-recovery-note = Запишите его: если забудете пароль, войти можно будет только с этим кодом. Вашей электронной почты у нас нет.
account-recover = Забыли пароль?
account-sign-in = Войти
account-sign-out = Выйти
account-signed-in = Вы вошли как { $name }
account-ended = Сеанс игрока { $name } завершён. Войдите снова.
account-delete = Удалить учётную запись
account-delete-sure = Удалить учётную запись навсегда? Партии останутся, но без вашего имени.
account-deleted = Учётная запись удалена.

# Окна.
dialog-cancel = Отмена
dialog-close = Закрыть
dialog-no = Нет
dialog-save = Сохранить
dialog-copy-link = Скопировать ссылку
dialog-copied = Скопировано.
dialog-share = Поделиться
dialog-qr = Показать QR-код
dialog-loading = Загрузка…

# О чём спрашивают игрока: заголовок и одна фраза.
pick-title = Выберите трёх убийц
pick-note = Король идёт к воротам замка. Трое из этих двенадцати — ваши убийцы, и кто именно, знаете только вы: распределите их вдоль его пути.
pick-chosen = Выбрано: { $count } из 3
start-title = Выберите стартовую клетку короля
start-note = Убийцы уже выбраны; начните там, откуда путь кажется безопаснее.
army-title = Выберите армию
army-note = Семь мест; короной отмечен отряд с вашим генералом. Соперник ничего не увидит до расстановки.
army-own = Собрать свою
army-general = В каком отряде генерал?
place-title = Разместите местность
place-note = На своей половине можно разместить два элемента; большой считается за два. Дорога идёт через всё поле, пара целей — на половину соперника.
place-turn = Повернуть
place-decline = Больше ничего не размещать
deploy-title = Поставьте отряд
deploy-note = Ставьте отряды в своей зоне, обычно по одному, по очереди с соперником. План расставит все ваши отряды за вас.
redraw-title = Оставить руку или заменить?
redraw-note = Чёрные карты двигают, красные атакуют. Если карт одного цвета слишком мало, замените руку: возьмите восемь новых.
bid-title = Ставка на инициативу
bid-note = Вы и соперник ставите по карте рубашкой вверх. Чья карта старше, тот решает, кто ходит первым; обе карты уходят в сброс.
first-title = Кто ходит первым?
first-note = Инициатива у вас: ходить вторым бывает не хуже, чем первым.
first-me = Я
first-other = Соперник
defend-title = Защитите отряд
defend-note = Нужная карта — { $strength } или старше. Вытянутая красная отбивает атаку, с вытянутой чёрной отряд бежит. С руки красная — контратака (выстрел она только отбивает), чёрная — отход. Без карты отряд будет уничтожен.
defend-yield = Не защищаться
flee-title = Куда?
flee-note = Отряд бежит: выберите одну из отмеченных клеток.
retreat-title = Отойти или остаться?
retreat-note = Отряд может отойти на соседнюю клетку или остаться на месте.
pursue-title = Преследовать?
pursue-note = Клетка впереди пуста: отряд может занять её бесплатно.

# В первый раз.
tour-done = Играть

act-claim-in = Запросить победу через { $time }
account-as-guest = Продолжить как гость
match-title = { $game }: { $players }
net-move-waiting = Ваш ход ждёт отправки. Он будет отправлен, как только связь восстановится.
net-command-waiting = Ваш запрос ждёт отправки. Он будет отправлен, как только связь восстановится.
net-move-sent = Связь восстановлена. Ваш ход отправлен.
net-command-sent = Связь восстановлена. Ваш запрос отправлен.
over-resigned-you = Вы сдались.
over-time-you = Ваше время вышло.
over-left-you = Вы покинули партию.
account-delete-guest = Удалить данные гостя
account-delete-guest-sure = Удалить данные гостя навсегда? Партии останутся, но без вашего имени.
account-deleted-guest = Данные гостя удалены.
