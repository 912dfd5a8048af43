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
home-king-of-the-hill = Две армии, один холм, одна колода: чёрными картами ходят, красными бьют.
home-play-computer = Играть с компьютером
home-play-friend = Играть с другом
home-one-device = На одном устройстве
home-two-devices = На двух устройствах
home-find-opponent = Найти соперника
home-continue = Продолжить партию
home-players-online = { $count ->
    [one] { $count } игрок в сети
    [few] { $count } игрока в сети
   *[many] { $count } игроков в сети
}
home-games-running = { $count ->
    [0] Сейчас никто не играет
    [one] Идёт { $count } партия
    [few] Идут { $count } партии
   *[many] Идёт { $count } партий
}

# Выбор партии.
new-title = Новая партия
new-game = Игра
new-seat = Ваша сторона
new-seat-random = Пусть решит случай
new-board = Поле
new-scenario = Сценарий
new-magic = Магия
new-fantasy = Фэнтезийные отряды
new-jokers = Джокеры
new-level = Уровень
new-clock = Часы
new-clock-none = Без часов
new-clock-form = { $minutes } мин + { $seconds } с за ход
new-rated = На рейтинг
new-casual = Без рейтинга
new-private = Только по приглашению
new-begin = Начать
level-name-1 = Новичок
level-name-2 = Ученик
level-name-3 = Любитель
level-name-4 = Завсегдатай
level-name-5 = Умелец
level-name-6 = Ветеран
level-name-7 = Знаток
level-name-8 = Мастер
level-of = Уровень { $level }: { $name }

# Лобби и зрители.
lobby-empty = Никто не ждёт. Откройте стол, и мы сообщим, когда кто-нибудь за него сядет.
lobby-open-table = Открыть стол
lobby-join = Сесть за стол
lobby-waiting = Ждём соперника…
lobby-invite = Отправьте эту ссылку другу:
lobby-invited = { $name } приглашает вас сыграть в игру «{ $game }».
watch-empty = Сейчас смотреть нечего.
watch-delayed = Тайны откроются только после конца партии.
my-games-empty = Вы ещё не играли.
leaderboard-rank = Место
leaderboard-player = Игрок
leaderboard-rating = Рейтинг
leaderboard-games = Партии
leaderboard-provisional = партий пока мало, оценка неточна
leaderboard-empty = Рейтинга пока ни у кого нет.
profile-record = побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
profile-since = С нами с { $date }

# Настройки.
settings-language = Язык
settings-theme = Оформление
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-theme-system = Как в системе
settings-sound = Звук
settings-motion = Меньше движения
settings-motion-note = Фигуры сразу появляются на месте, а не скользят туда.
settings-confirm = Подтверждать ходы
settings-confirm-note = Ход делается только после подтверждения.

# В партии.
turn-yours = Ваш ход
turn-waiting = Ходит { $name }…
turn-thinking = Компьютер думает…
turn-watching = Вы смотрите; сейчас ход { $seat-gen }.
cards-left = { $count ->
    [0] Карт не осталось
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
   *[many] Осталось { $count } карт
}
act-end-turn = Закончить ход
act-end-anyway = { $count ->
    [one] Закончить ход, хотя осталось { $count } очко?
    [few] Закончить ход, хотя осталось { $count } очка?
   *[many] Закончить ход, хотя осталось { $count } очков?
}
act-undo = Взять назад
act-confirm-move = Сделать ход
act-resign = Сдаться
act-resign-sure = Сдать партию? Она будет считаться проигранной.
act-offer-draw = Предложить ничью
act-draw-offered = { $name } предлагает ничью.
act-accept = Принять
act-decline = Отклонить
act-take-back = Попросить вернуть ход
act-take-back-asked = { $name } просит вернуть последний ход.
act-rematch = Реванш со сменой сторон
act-rematch-asked = { $name } хочет реванша.
act-claim = Засчитать себе победу
act-claim-note = Игрока { $name } нет на месте. Если ждать придётся слишком долго, можно потребовать победу.
act-abort = Отменить партию
act-abort-note = Ходов ещё не было, партия не засчитывается.
act-flip = Повернуть поле
act-larger = Увеличить поле
act-smaller = Уменьшить поле
log-title = Ход партии
log-now = Вернуться к игре
log-looking-back = Это один из прошлых моментов партии.
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
net-lost = Связь потеряна. Пробуем снова…
net-back = Связь восстановлена.
net-stale = Партия уже ушла вперёд; взгляните ещё раз.
net-restarting = Сервер перезапускается. Партия цела и скоро продолжится.
net-game-gone = Такой партии нет или больше нет.
net-update = Есть новая версия. Обновите страницу.
net-reload = Обновить
offline-title = Вы не в сети
missing-title = Здесь ничего нет
missing-note = Возможно, страница переехала, а может, её никогда и не было.

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
over-verified = Всё честно: случайные числа те самые, что были закреплены до партии.
over-not-verified = Не сходится: случайные числа не те, что были закреплены до партии.

# Вдвоём за одним устройством: занавес между ходами.
curtain-seat = Передайте устройство { $seat-dat }.
curtain-note = Сейчас больше никто не должен смотреть.

# Учётные записи.
account-guest-note = Вы играете как гость. Выберите имя и пароль, чтобы сохранить партии и рейтинг.
account-create = Создать учётную запись
account-name = Имя игрока
account-name-note = От { $least } до { $most } букв, цифр, - и _.
account-password = Пароль
account-password-note = { $least ->
    [one] Не меньше { $least } символа.
    [few] Не меньше { $least } символов.
   *[many] Не меньше { $least } символов.
}
account-password-old = Старый пароль
account-password-new = Новый пароль
account-change-name = Сменить имя
account-name-changed = Имя изменено.
account-change-password = Сменить пароль
account-password-changed = Пароль изменён.
account-recovery = Код восстановления
account-recovery-note = Запишите его: если забудете пароль, вернуться можно только с ним. Вашей почты мы не знаем.
account-recover = Забыли пароль?
account-sign-in = Войти
account-sign-out = Выйти
account-signed-in = Вы вошли как { $name }
account-ended = Сеанс игрока { $name } завершён.
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
pick-note = Король идёт из своего угла к воротам замка. Трое из этих двенадцати — ваши убийцы, и кто именно, знаете только вы: выберите их вдоль всего его пути.
pick-chosen = Выбрано: { $count } из 3
start-title = Выберите, откуда выйдет король
start-note = Убийцы уже выбраны; возьмите угол, откуда путь кажется безопаснее.
army-title = Выберите армию
army-note = Семь мест; короной отмечен отряд с вашим генералом. Соперник ничего не увидит до расстановки.
army-own = Собрать свою
army-general = С кем генерал?
place-title = Выложите местность
place-note = На свою половину можно положить два элемента; большие считаются за два.
place-turn = Повернуть
place-decline = Больше ничего не класть
deploy-title = Поставьте отряд
deploy-note = Вы с соперником по очереди ставите по отряду, каждый в своей зоне; план расставит все ваши отряды за вас.
redraw-title = Оставить руку или пересдать?
redraw-note = Чёрные двигают, красные атакуют: если карт одного цвета мало, восемь новых могут быть лучше.
bid-title = Ставка на инициативу
bid-note = Оба ставят карту рубашкой вверх; кто поставил старшую, решает, кто первый, и обе карты уходят.
first-title = Кто первый?
first-note = Инициатива у вас: ходить последним бывает не хуже, чем первым.
first-me = Я
first-other = Другая сторона
defend-title = Защитите отряд
defend-note = Нужна карта { $strength } или старше: по красной отряд отбивается, по чёрной бежит. Картой с руки он контратакует (красной) или отходит (чёрной). Без карты отряд гибнет.
defend-yield = Без карты
flee-title = Куда?
flee-note = Отряд бежит: выберите одну из отмеченных клеток.
retreat-title = Отойти или остаться?
retreat-note = Отряд может отойти на соседнюю клетку или остаться на месте.
pursue-title = Преследовать?
pursue-note = Клетка впереди пуста: отряд может занять её бесплатно.

# В первый раз.
tour-done = Играть

act-claim-in = Запросить победу через { $time }
