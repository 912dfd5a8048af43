# Протокол движка и компьютерные игроки: что может быть не так со строкой, запросом или запасом времени.

error-json = Эта строка — не объект JSON: её не удаётся прочесть начиная со столбца { $column }.
error-json-empty = Эта строка пуста; запрос — это один объект JSON.
error-json-utf8 = Эта строка не в UTF-8 начиная с байта { $byte }.
error-json-kind = Эта строка — JSON, но не объект.
error-json-twice = Имя «{ $name }» стоит в одном объекте дважды.
error-json-constant = { $constant } — не JSON.
error-json-deep = Вложенность этой строки слишком глубока, чтобы её прочесть.
error-json-long = Эта строка длиннее { NUMBER($most) } байт и пропущена.
error-no-command = В запросе должно быть поле cmd с названием команды.
error-unknown-command = Нет команды «{ $command }». Есть: { $known }.
error-command = Команда — это текст, например "new".
error-unknown-field = У команды { $command } нет поля «{ $name }».
error-missing-field = Команде { $command } нужно поле { $field }.
error-null-field = Поле { $field } равно null; лучше его не писать.
error-options = options — объект, в нём настройки игры по именам.
error-action = Действие — это текст, например "end".
error-position-kind = Позиция — это объект.
error-no-game = Партии ещё нет: начните её командой "new" или "load".
error-level = Уровень — целое число от 1 до { $most }.
error-unknown-player = Нет игрока «{ $player }». Есть: { $known }.
error-player-form = «{ $player }» не удаётся прочесть: настройки пишутся ключ=значение, через запятую, каждый ключ один раз.
error-player-setting = У «{ $player }» нет настройки «{ $setting }».
error-player-value = У «{ $player }» есть настройка с негодным значением.
error-internal = Внутри что-то сломалось ({ $kind }); партия осталась как была. Пожалуйста, сообщите нам этот запрос.

error-budget = Укажите time_ms или iterations, но не то и другое сразу.
error-time-ms = time_ms — целое число от 1 до { NUMBER($most) }.
error-iterations = iterations — целое число от 1 до { NUMBER($most) }.
error-not-the-actor = Сейчас ходит не эта сторона, а { $actor }.

error-boards-folder = Нет папки «{ $folder }», откуда читать поля.
error-board-file = { $what }
error-board-file-name = Поле «{ $name }» уже есть в игре; назовите это по-другому.
