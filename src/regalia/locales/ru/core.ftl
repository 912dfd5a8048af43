# What every game and every program needs: options, seats, actions, positions and records.

error-unknown-game = Игры «{ $game }» нет. Доступны: { $known }.
error-no-game-id = Укажите код игры строкой. Доступны: { $known }.
game-left-out = Установленная игра { $game } пропущена: { $what }
game-text-unreadable = Не удаётся прочитать текст установленной игры { $game }: { $file }, строка { $line }
error-unknown-option = У этой игры нет такой настройки: { $field }.
error-unreadable = Не удалось прочитать { $field }: { $what }
error-seat = Такой стороны нет. Доступны: { $values }.
error-seed = Зерно — целое число от 0 до 2⁶³ − 1.
error-chance = Значение chance — "auto" или "explicit".
error-perft-depth = Глубина — целое число от 0 до { $most }.
error-perft-too-large = Последовательностей такой длины больше чем { NUMBER($most) }.
error-game-fault = Сбой в программе игры { $game }, метод { $method }: { $what }
error-notation = Не удалось разобрать действие «{ $action }».
error-game-over = Партия окончена.
error-nothing-to-undo = Отменять нечего.
error-no-world = Такому виду не соответствует ни одна позиция.
error-position-unreadable = Не удалось прочитать позицию, место { $field }: { $what }.
error-unknown-space = Нет клетки «{ $space }».
error-one-subject = Укажите либо клетку, либо карту.
error-no-such-card = Такой карты нет: «{ $card }».
error-position-line = Это не позиция в одной строке: столбец { $column } не читается.
error-position-line-long = В строке с позицией не больше { $most } знаков.
error-position-line-seat = В этой строке то, что знает место «{ $seat }», а не вся позиция.
error-record-unreadable = Это не запись партии или только её часть: { $what }, место { $where }.
error-lesson-unreadable = Это не урок: { $what }, место { $where }.
error-record-format = Эта версия не умеет читать такую запись: её формат должен быть { $expected }.
error-record-game = Запись неизвестной игры: «{ $game }».
error-record-newer = Запись сделана по правилам версии { $version }, более новой, чем здесь. Обновите Regalia.
error-record-of-a-seat = Это идущая партия глазами одной из сторон; воспроизвести можно только полную запись.
error-record-setup = В записи недопустимое начало партии: { $what }
error-record-step = На шаге { $ply } в записи стоит «{ $action }», а нынешние правила этого не позволяют: { $what }
error-record-chance = На шаге { $ply } случайный исход в записи не соответствует её зерну.
error-record-result = После последнего шага ({ $ply }) итог в записи не совпадает с итогом партии.
error-in-board = Строка { $line }, столбец { $column }: { $what }
error-no-own-boards = У этой игры только одно поле.
error-unknown-card = Нет карты «{ $card }».

# Someone who watches takes the place of a seat.
seat-spectator = зритель
    .cap = Зритель
    .short = зритель
    .acc = зрителя
    .gen = зрителя
    .dat = зрителю
