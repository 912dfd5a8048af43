# Страницы вокруг игр: то, чего не говорит web.ftl.

# Между браузером и сервером.
net-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
offline-silent = Сервер не отвечает
offline-honest = Без подключения играть нельзя. Ваши партии сохранены на сервере и продолжатся с того же места.

# Стороны и люди.
side-king = Король
side-assassins = Убийцы
side-blue = Синие
side-red = Красные
face-nobody = место свободно
turns-waiting = { $name } ждёт вашего хода в игре «{ $game }».
turns-count = { $count ->
    [one] { $count } партия ждёт вашего хода
    [few] { $count } партии ждут вашего хода
   *[many] { $count } партий ждут вашего хода
}

# Главная страница.
home-welcome = Регистрация не нужна: выберите игру и начинайте.
home-how = Как играть
home-more = Все настройки
home-open-tables = { $count ->
    [0] Открытых столов нет
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}

# Перед партией.
new-opponent = Соперник
opponent-computer = Компьютер
opponent-note-computer = игра начнётся сразу
opponent-invite = Друг
opponent-note-invite = по ссылке, которую вы отправите
opponent-open = Любой игрок
opponent-note-open = первый, кто присоединится в лобби
opponent-hotseat = Вдвоём на одном устройстве
opponent-note-hotseat = передавайте его друг другу
new-magic-note = Карты можно играть и как заклинания.
new-fantasy-note = Чудовища, летуны, колесницы и другие.
new-jokers-note = Ещё две карты: любой масти, старшинством равны тузу.
new-crystal = Карта, убранная из колоды
new-as-usual = Как обычно
new-rated-note = Партия учитывается в рейтинге обоих игроков.
new-own-board = Своё поле
new-own-board-note = в виде текста
new-own-board-from = Образец
new-own-board-from-nothing = без образца
new-own-board-back = Вернуть мой текст
new-own-board-check = Проверить
new-own-board-sound = С этим полем всё в порядке.
new-own-board-how-king-and-assassins = Десять строк по десять знаков: # — крыша, . — улица; затем строки вида «king: j1», «knights: d9 …», «citizens: h9 …» и «gates: c8 exit north».
new-own-board-how-king-of-the-hill = Семь строк по одиннадцать знаков: . — открытая местность, 1 и 2 — холм, F — лес, s — мелководье, ~ — глубокая вода, + — дорога, k — камни, b и r — зоны расстановки синих и красных.
scenario-introduction = Знакомство
scenario-note-introduction = Только холм и три типа отрядов: лучший выбор для первой партии.
scenario-pitched-battle = Генеральное сражение
scenario-note-pitched-battle = Сначала вы размещаете вокруг холма леса, озёра и дороги.
scenario-king-of-the-woods = Царь лесов
scenario-note-king-of-the-woods = Холма нет, зато есть три леса, которые надо удержать.
scenario-ambush = Засада
scenario-note-ambush = Синим надо пройти через лес, где ждут красные.
scenario-night-attack = Ночная атака
scenario-note-night-attack = Красные идут уничтожить лагерь синих у озера.
clock-kind-none = Без часов
clock-note-none = время не ограничено
clock-kind-fischer = В реальном времени
clock-note-fischer = минуты на партию и добавка за ход
clock-kind-correspondence = По переписке
clock-note-correspondence = дни на каждый ход
clock-time = Время
clock-minutes = Минут на партию
clock-seconds = Добавка за ход, секунд
clock-per-turn = На каждый ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}

# Приглашения и столы, которые ждут.
invite-text = Сыграйте со мной:
invite-code = QR-код ссылки
invite-elsewhere = Ссылка создана на другом устройстве — найдите её там.
waiting-as = Ваша сторона: { $side }
waiting-note = Ваш стол виден в лобби. Страницу можно покинуть: партия начнётся, как только кто-нибудь присоединится.
waiting-call-off = Отменить партию
join-title = Приглашение
lobby-mine = Ваш стол

# Списки.
live-title = Текущие партии
list-open = Открыть
list-look = Посмотреть
list-more = Показать ещё
list-acts = Ход: { $name }
list-won = Победа
list-lost = Поражение
list-drawn = Ничья
list-winner = Победа: { $name }
list-no-winner = Победителя нет
mine-turn = Ваш ход
mine-others = Ход соперника
mine-waiting = Ждут соперника
mine-over = Завершённые
profile-history = Партии
profile-against = соперник:
profile-nothing = Завершённых партий пока нет.
profile-line = { $count ->
    [one] Рейтинг за { $count } партию: был { $first }, стал { $last }
    [few] Рейтинг за { $count } партии: был { $first }, стал { $last }
   *[many] Рейтинг за { $count } партий: был { $first }, стал { $last }
}
leaders-side = Сторона
leaders-note = Чтобы попасть в таблицу, нужны учётная запись и пять рейтинговых партий. После знака ± — погрешность рейтинга; вопросительный знак означает, что рейтинг ещё предварительный. Уровни компьютера приведены для сравнения.
leaders-place = Кроме того, на этой стороне нужны разные соперники: игроки с учётной записью или уровни компьютера, не меньше { $opponents }. Если игрок сдаётся, пока действий меньше { $actions }, рейтинг победителя не растёт. Победы над гостями и новыми игроками засчитываются не полностью, как и повторные партии с тем же соперником.

# Настройки.
settings-pace = Скорость показа ходов соперника
settings-pace-slow = Низкая
settings-pace-normal = Обычная
settings-pace-fast = Высокая
settings-pace-instant = Мгновенно
settings-notify = Уведомлять о моём ходе
settings-notify-note = Пока сайт открыт хотя бы в одной вкладке.
settings-notify-denied = Браузер блокирует уведомления; разрешите их в его настройках.
settings-kept = Настройки хранятся в этом браузере.

# Учётные записи.
account-title = Учётная запись
account-playing-as = Вы — { $name }.
account-way-create = Создать учётную запись
account-way-sign-in = Войти
account-way-recover = Забыли пароль?
account-sign-in-note = Партии, сыгранные гостем, не перейдут в эту учётную запись.
account-recovery-kept = Код записан
dialog-copy = Скопировать
help-title = Как играть

turns-begun = Ваша партия началась
turns-joined = { $name } теперь играет с вами в игру «{ $game }».
turns-open = Открыть партию
new-rated-guest = Вы гость: ваш рейтинг привязан к этому браузеру, а в таблице лидеров гостей нет. Чтобы сохранить рейтинг, создайте учётную запись.
about-board-A = Сторона А
about-board-B = Сторона Б
# The devices of an account.
sessions-title = Устройства
sessions-note = Вы вошли на этих устройствах. Выйдите на тех, которыми больше не пользуетесь или которые вам незнакомы.
sessions-current = Это устройство
sessions-unknown = Неизвестный браузер
sessions-online = Сейчас активно
sessions-used = Последний раз: { $when }
sessions-recent = Использовалось в течение последнего часа
sessions-end = Выйти
sessions-end-device = Выйти на устройстве: { $device }
sessions-ended = Выход на устройстве выполнен.
sessions-everywhere = Выйти везде
sessions-everywhere-sure = Выйти на всех устройствах, включая это?
leaders-provisional = { $deviation } ?
map-reconstruction = Поля восстановлены нами: в правилах они даны только картинками.
invite-loopback = Эту ссылку откроет только это устройство: «{ $host }» — его собственный адрес.
invite-loopback-help = Чтобы сыграть с кем-то на другом устройстве, запустите сервер так, чтобы он был доступен из вашей сети, откройте эту страницу по сетевому адресу этого компьютера (например, http://192.168.1.20:8000) и создайте партию заново. Команда:
mine-practice = Против компьютера или на одном устройстве
mine-cancelled = Отменённые
list-cancelled = Отменена
