# The engine protocol and the computer players: errors in lines, requests and budgets.

error-json = Это не объект JSON: ошибка начиная со столбца { $column }.
error-json-empty = Пустая строка; запрос — это один объект JSON.
error-json-utf8 = Строка не в UTF-8 начиная с байта { $byte }.
error-json-kind = Это JSON, но не объект.
error-json-twice = Ключ «{ $name }» встречается в объекте дважды.
error-json-constant = { $constant } — не JSON.
error-json-deep = Слишком глубокая вложенность JSON.
error-json-long = Строка длиннее { NUMBER($most) } байт, она пропущена.
error-no-command = В запросе должно быть поле cmd с названием команды.
error-unknown-command = Команды «{ $command }» нет. Доступны: { $known }.
error-command = Команда должна быть строкой, например "new".
error-unknown-field = У команды { $command } нет поля «{ $name }».
error-missing-field = Команде { $command } нужно поле { $field }.
error-null-field = Поле { $field } равно null; уберите его из запроса.
error-options = options — это объект с настройками игры.
error-action = Действие должно быть строкой, например "end".
error-position-kind = Позиция должна быть объектом.
error-no-game = Партии ещё нет: начните её командой "new" или "load".
error-level = Уровень — целое число от 1 до { $most }.
error-unknown-player = Игрока «{ $player }» нет. Доступны: { $known }.
error-no-beginner = Для этой игры нет игрока «beginner».
error-player-form = Не удалось разобрать «{ $player }»: настройки пишутся как ключ=значение, через запятую, каждый ключ один раз.
error-player-setting = У «{ $player }» нет настройки «{ $setting }».
error-player-value = У «{ $player }» недопустимое значение настройки.
error-internal = Внутренняя ошибка ({ $kind }); партия не изменилась. Пожалуйста, сообщите нам, какой запрос её вызвал.

error-budget = Укажите time_ms или iterations, но не то и другое сразу.
error-time-ms = time_ms — целое число от 1 до { NUMBER($most) }.
error-iterations = iterations — целое число от 1 до { NUMBER($most) }.
error-not-the-actor = Сейчас ходит не эта сторона, а { $actor }.

error-boards-folder = Папка с полями «{ $folder }» не найдена.
error-board-file = { $what }
error-board-file-name = Поле «{ $name }» уже есть в игре; дайте своему другое имя.
