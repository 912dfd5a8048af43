# The match page, around every game.

# Layout.
table-board = Поле
table-side = Что делать и что произошло
table-now = Что делать сейчас
table-watch = Посмотрите, что произошло…
table-skip = { $count ->
    [one] Пропустить (ещё { $count })
   *[other] Пропустить (ещё { $count })
}
table-goal = Как победить
table-more = Сдача и предложения
table-message = Показать сообщение целиком
table-confirm = Сделать ход: { $move }?
table-sound-on = Звук включён. Выключить
table-sound-off = Звук выключен. Включить

# Whose turn it is.
turn-waiting = Ходит { $name }…
turn-thinking = Компьютер думает…
turn-watching = Вы зритель. Сейчас ход { $seat-gen }.
clock-yours = Ваши часы
clock-theirs = Часы: { $name }
table-to-move = ходит
plate-objectives = Цели и счёт
table-away = не в сети
field-you = вы

# The computer: searching, waiting for a free worker, or its move cannot be stored yet.
table-thinks = думает…

table-queued = ожидает: { $position }
table-trouble = сохраняется…
turn-queued = Компьютер ожидает: место в очереди — { $position }
turn-trouble = Сервер пока не может сохранить ход компьютера. Попытки продолжаются, ничего не потеряно.

# Hot-seat curtain.
curtain-seat = Передайте устройство игроку за { $seat-acc }.
curtain-note = Остальным сейчас не стоит смотреть на экран.
table-curtain-show = Это я: показать мою сторону

# Actions and offers.
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

table-withdraw = Отозвать
table-sent-draw = Вы предложили ничью.
table-sent-takeback = Вы попросили вернуть ход.
table-sent-rematch = Вы предложили реванш.

# The move list.
table-list = Список ходов
table-list-find = Найти ход
table-list-none = Такого хода сейчас нет.
table-list-more = Показать ещё { $count }
table-list-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
table-list-others = Другие действия

# The log.
log-title = Журнал
log-now = Вернуться к игре
log-looking-back = Вы смотрите прошлый момент партии.
log-first = В начало
log-previous = Назад
log-next = Вперёд
table-log-words = Текстом
table-log-notation = Нотацией
table-log-earlier = Показать более ранние события
table-log-hidden = { $name } делает тайный выбор.
table-log-begun = Партия начинается.
table-log-joined = { $name } присоединяется к партии.
table-log-undone = { $name } возвращает ход.
table-log-asked-draw = { $name } предлагает ничью.
table-log-asked-takeback = { $name } просит вернуть ход.
table-log-asked-rematch = { $name } предлагает реванш.
table-log-declined-draw = Предложение ничьей отклонено.
table-log-declined-takeback = Просьба вернуть ход отклонена.
table-log-declined-rematch = Предложение реванша отклонено.
table-log-ended = Партия окончена.
table-log-followed = Началась следующая партия.

# Chat.
chat-title = Чат
chat-write = Напишите что-нибудь…
chat-send = Отправить
chat-mute = Скрыть сообщения
chat-unmute = Показать сообщения
chat-muted = Вы не видите сообщений игрока { $name }.
chat-heard = { $name } пишет: { $text }
table-chat-empty = Пока никто ничего не написал.

# The result.
over-won = Вы победили!
over-lost = Вы проиграли
over-drawn = Ничья
over-aborted = Партия отменена
over-lesson = Урок пройден
over-resigned = { $name } сдаётся.
over-agreed = Игроки согласились на ничью.
over-time = Время вышло: { $name }.
over-left = { $name } покидает партию.
over-secrets = Тайны
over-verify = Проверить честность
over-verify-note = До партии мы показали отпечаток её случайных чисел. Вот сами числа: браузер проверит, что одно соответствует другому.
over-verified = Всё честно: случайные числа те самые, что были зафиксированы до партии.
over-not-verified = Не сходится: случайные числа не те, что были зафиксированы до партии.
over-resigned-you = Вы сдались.
over-time-you = Ваше время вышло.
over-left-you = Вы покинули партию.
table-next = К следующей партии
table-record = Скачать запись партии
table-verify-elsewhere = Проверка в браузере работает только по защищённому соединению (HTTPS). Скачайте запись и проверьте её командой «regalia verify».

# Announcements for screen readers.
table-heard-question = { $turn }: { $question }
table-heard-end = { $title } — { $why }
