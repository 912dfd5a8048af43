# `regalia arena`: progress, tables and errors.

arena-playing = Идёт игра
arena-progress = Сыграно партий: { $done } из { $games }; первые игроки набрали { $score } % очков.
arena-title = { $game }: { $first } против { $second }
arena-ladder-title = { $game }: каждый игрок против стоящего ниже
arena-seat = сторона A
arena-who = игрок
arena-played = партии
arena-won = победы
arena-drawn = ничьи
arena-lost = поражения
arena-score = результат
arena-interval = 95 %
arena-total = итого
arena-as = за { $seat-acc }
arena-gap = разница Эло
arena-above = Эло
arena-time = с/ход
arena-turns = ходы
arena-median = медиана хода
arena-longest = самый долгий
arena-forfeits = тех. пораж.
arena-elo = Преимущество A над B в Эло: { $elo }; доверительный интервал 95 % — от { $low } до { $high }.
arena-seat-elo = Игра за { $seat-acc } даёт { $elo } Эло (от { $low } до { $high }).
arena-ends = Чем закончились партии: { $ends }. Медиана длины партии, шагов: { $plies }.
arena-ladder-legend = * — достоверно сильнее (95 %): весь доверительный интервал результата выше 50 %. Эло отсчитывается от слабейшего игрока.
arena-more-verdicts = …и ещё { $count ->
    [one] { $count } техническое поражение
    [few] { $count } технических поражения
   *[many] { $count } технических поражений
}; все они есть в записях.
arena-left-out = { $count ->
    [one] { $count } партия из неоконченной пары не считается.
    [few] { $count } партии из неоконченных пар не считаются.
   *[many] { $count } партий из неоконченных пар не считаются.
}
arena-seed-was = Зерно { $seed }
arena-kept = Партии сохранены в { $file }; посмотреть одну:  regalia replay { $file } --game N
arena-sprt-elo1 = SPRT: принята гипотеза ELO1, пар: { $pairs } (LLR { $llr }, границы { $low } и { $high }).
arena-sprt-elo0 = SPRT: принята гипотеза ELO0, пар: { $pairs } (LLR { $llr }, границы { $low } и { $high }).
arena-sprt-none = SPRT: решения нет, пар: { $pairs } (LLR { $llr }, границы { $low } и { $high }).

# Forfeits.
lost-crashed = вылет
lost-failed = сбой
lost-start = не запустился
lost-late = не успел запуститься
lost-silent = время вышло
lost-illegal = недопустимое действие
lost-rubbish = нечитаемый ответ
lost-unasked = ответ без запроса
lost-flooded = слишком длинная строка
lost-swamped = слишком много строк
forfeit-crashed = Игрок за { $seat-acc } завершил работу, не ответив: { $how ->
    [closed] он закрыл вывод.
    [signal] он остановлен сигналом { $signal }.
   *[other] код завершения — { $how }.
}
forfeit-failed = Игрок за { $seat-acc } дал сбой: { $what }
forfeit-start = Игрока за { $seat-acc } не удалось запустить: { $why }.
forfeit-late = Игрок за { $seat-acc } не запустился за { $limit } мс.
forfeit-silent = Игрок за { $seat-acc } не ответил за { $limit } мс.
forfeit-illegal = Игрок за { $seat-acc } выбрал недопустимое действие «{ $action }» ({ $rule }): { $why }
forfeit-rubbish = Не удалось разобрать ответ игрока за { $seat-acc } «{ $line }»: { $why }.
forfeit-unasked = Игрок за { $seat-acc } без запроса написал «{ $line }»; стандартный вывод — только для ответов.
forfeit-flooded = Игрок за { $seat-acc } написал строку длиннее { $bytes } байт.
forfeit-swamped = Игрок за { $seat-acc } без запроса написал больше { $lines } строк.
forfeit-said = Сообщение в потоке ошибок: { $said }

# Errors.
error-worker-died = Один из процессов аварийно завершился. Законченные партии сохранены в файле из --records; продолжите с ключом --resume.
error-games = Нужно сыграть хотя бы одну партию.
error-clock = { $field } — целое число миллисекунд, от 1 до { $most }.
error-scale = Множитель должен быть больше 0 и не больше { $most }.
error-sprt-form = Не удалось разобрать «{ $text }»: тест SPRT записывается как ELO0,ELO1, например 0,20.
error-sprt-elo = ELO0 должно быть меньше ELO1, и оба — от −{ $most } до { $most }.
error-sprt-error = Значение { $field } должно быть больше 0 и меньше 0,5.
error-ladder-short = Для лестницы нужно не меньше двух игроков.
error-command-form = Не удалось разобрать команду игрока { $player }: { $what }.
error-no-such-command = Не найдена программа для игрока { $player }.
error-records-exist = Файл { $file } уже существует: продолжите его с ключом --resume или выберите другое имя.
error-records-in-use = В { $file } уже пишет другая арена.
error-records-of-another = Партии в { $file } — из другого состязания; отличается: { $what }.
error-records-line = Строка { $line } в записях повреждена: { $what }, место { $where }.
error-record-line = { $file }, строка { $line }: { $what }
error-engine-start = Не удалось запустить движок: { $why }.
error-engine-silent = Движок не ответил за { $limit } мс.
error-engine-crashed = Движок остановился, не ответив. { $said }
error-engine-rubbish = Движок ответил неправильно: { $why } { $line }
error-engine-closed = Движок уже остановлен.
error-unknown-entrant = Неизвестный игрок «{ $player }». Доступны: { $known }. Чтобы подключить свою программу, напишите cmd: перед командой, например "cmd:python3 bot.py".
