# Страницы вокруг игр: то, чего не говорит web.ftl.

# Между браузером и сервером.
net-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
offline-silent = Сервер не отвечает
offline-honest = Без связи здесь не поиграть. Ваши партии в целости на сервере и продолжатся с того же места.

# Стороны и люди.
side-king = Король
side-assassins = Убийцы
side-blue = Синие
side-red = Красные
face-nobody = пока никого
turns-waiting = { $name } ждёт вас в игре «{ $game }».
turns-count = { $count ->
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
   *[many] { $count } партий ждут вас
}

# Главная страница.
home-welcome = Без регистрации: выберите игру — и вы уже играете.
home-how = Как играть
home-more = Больше настроек
home-open-tables = { $count ->
    [0] Открытых столов нет
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}

# Перед партией.
new-opponent = Соперник
opponent-computer = Компьютер
opponent-note-computer = игра начнётся сразу
opponent-invite = Друг
opponent-note-invite = по ссылке, которую вы отправите
opponent-open = Кто угодно
opponent-note-open = кто зайдёт в лобби
opponent-hotseat = На одном устройстве
opponent-note-hotseat = передаёте его друг другу
new-magic-note = Картами можно применять и заклинания.
new-fantasy-note = Чудовища, летуны, колесницы и другие.
new-jokers-note = Ещё две карты, каждая — любой масти.
new-crystal = Убранная карта
new-as-usual = Как обычно
new-rated-note = Партия учитывается в рейтинге обоих игроков.
new-own-board = Своё поле
new-own-board-note = в виде текста
new-own-board-from = Образец
new-own-board-from-nothing = без образца
new-own-board-back = Вернуть мой текст
new-own-board-check = Проверить
new-own-board-sound = С этим полем всё в порядке.
new-own-board-how-king-and-assassins = Десять строк по десять знаков: # — крыша, . — улица; затем строки вида «king: j1», «knights: d9 …», «citizens: h9 …» и «gates: c8 exit north».
new-own-board-how-king-of-the-hill = Семь строк по одиннадцать знаков: . — открытое место, 1 и 2 — холм, F — лес, s — мелкая вода, ~ — глубокая вода, + — дорога, k — камни, b и r — где строятся армии.
scenario-introduction = Знакомство
scenario-note-introduction = Голый холм и три вида отрядов: с этого начинают.
scenario-pitched-battle = Генеральное сражение
scenario-note-pitched-battle = Сначала вы выкладываете вокруг холма леса, озёра и дороги.
scenario-king-of-the-woods = Царь лесов
scenario-note-king-of-the-woods = Холма нет, зато есть три леса, которые надо удержать.
scenario-ambush = Засада
scenario-note-ambush = Синим надо пройти через лес, где ждут красные.
scenario-night-attack = Ночная атака
scenario-note-night-attack = Красные идут сжечь лагерь синих у озера.
clock-kind-none = Без часов
clock-note-none = сколько потребуется
clock-kind-fischer = За один присест
clock-note-fischer = минуты на партию
clock-kind-correspondence = По переписке
clock-note-correspondence = дни на каждый ход
clock-time = Время
clock-minutes = Минуты
clock-seconds = Секунд добавляется за ход
clock-per-turn = На каждый ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}

# Приглашения и столы, которые ждут.
invite-text = Сыграйте со мной:
invite-code = QR-код ссылки
invite-elsewhere = Ссылка создана на другом устройстве; там она и осталась.
waiting-as = Вы играете: { $side }
waiting-note = Стол стоит в лобби. Осмотритесь пока: партия начнётся, как только кто-нибудь сядет.
waiting-call-off = Отменить
join-title = Приглашение
lobby-mine = Ваш стол

# Списки.
live-title = Партии, которые идут сейчас
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
    [one] Рейтинг за { $count } партию: от { $first } до { $last }
    [few] Рейтинг за { $count } партии: от { $first } до { $last }
   *[many] Рейтинг за { $count } партий: от { $first } до { $last }
}
leaders-side = Сторона
leaders-note = Чтобы попасть в таблицу, нужны имя и пять рейтинговых партий. После ± — погрешность рейтинга; вопросительный знак значит, что он ещё не устоялся. Уровни компьютера даны для сравнения.

# Настройки.
settings-pace = Темп ходов компьютера
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Быстро
settings-pace-instant = Сразу
settings-notify = Сообщать, когда мой ход
settings-notify-note = Пока приложение открыто в какой-нибудь вкладке.
settings-notify-denied = Браузер это запрещает; разрешить можно в его настройках.
settings-kept = Настройки хранятся в этом браузере.

# Учётные записи.
account-title = Учётная запись
account-playing-as = Вы — { $name }.
account-way-create = Сохранить партии
account-way-sign-in = Войти
account-way-recover = Забыли пароль?
account-sign-in-note = Партии, сыгранные гостем, останутся за гостем.
account-recovery-kept = Код сохранён
dialog-copy = Скопировать
help-title = Как играть

turns-begun = Ваша партия началась
turns-joined = { $name } теперь играет с вами в игру «{ $game }».
turns-open = Открыть партию
new-rated-guest = Вы гость: ваш рейтинг привязан к этому браузеру, а в таблице лидеров гостей нет. Чтобы сохранить рейтинг, создайте учётную запись.
about-board-A = Сторона А
about-board-B = Сторона Б
