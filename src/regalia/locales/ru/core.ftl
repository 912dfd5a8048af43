# Что может сказать любая игра и любая программа нашего дома.

game-king-and-assassins = Король и убийцы
game-king-of-the-hill = Царь горы

error-unknown-game = Нет игры «{ $game }». Есть: { $known }.
error-no-game-id = Игру называют по её имени, это текст. Есть: { $known }.
error-unknown-option = У этой игры нет такой настройки: { $field }.
error-unreadable = Не удаётся прочесть { $field }: { $what }
error-seat = Такого места нет. Есть: { $values }.
error-seed = Зерно — целое число от 0 до 2⁶³ − 1.
error-chance = Случайность бывает "auto" или "explicit".
error-perft-depth = Глубина — целое число от 0 до { $most }.
error-perft-too-large = Последовательностей такой длины больше чем { NUMBER($most) }.
error-notation = «{ $action }» — не действие: это не удаётся прочесть.
error-game-over = Партия окончена.
error-nothing-to-undo = Брать назад нечего.
error-no-world = Ни одна позиция так не выглядит.
error-position-unreadable = Позицию не удаётся прочесть, место { $field }: { $what }.
error-record-unreadable = Это не запись партии или только её часть: { $what }, место { $where }.
error-record-format = Эта версия не умеет читать такую запись: её формат должен быть { $expected }.
error-record-game = Запись сделана в игре, которой здесь не знают: «{ $game }».
error-record-newer = Запись сделана по правилам версии { $version }, а здесь они старше.
error-record-of-a-seat = Это то, что одно место видело в идущей партии; воспроизвести можно только полную запись.
error-record-setup = Запись начинается не так, как может начаться партия: { $what }
error-record-step = На шаге { $ply } в записи стоит «{ $action }», а нынешние правила этого не позволяют: { $what }
error-record-chance = На шаге { $ply } в записи выпало не то, что даёт её зерно.
error-record-result = После последнего шага ({ $ply }) в записи другой итог, чем в партии.
error-in-board = Строка { $line }, столбец { $column }: { $what }
