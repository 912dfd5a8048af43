# `regalia arena`: много партий между игроками, и что они доказывают.

arena-playing = Идёт игра
arena-progress = Сыграно партий: { $done } из { $games }; первые игроки набрали { $score } %.
arena-title = { $game }: { $first } против { $second }
arena-ladder-title = { $game }: каждый игрок против стоящего ниже
arena-seat = место A
arena-who = игрок
arena-played = партии
arena-won = победы
arena-drawn = ничьи
arena-lost = поражения
arena-score = счёт
arena-interval = 95 %
arena-total = вместе
arena-as = за { $seat-acc }
arena-gap = разрыв Эло
arena-above = Эло
arena-time = с/ход
arena-turns = ходы
arena-median = медиана хода
arena-longest = самый долгий
arena-forfeits = тех. пораж.
arena-elo = Эло A над B: { $elo }, с уверенностью 95 % от { $low } до { $high }.
arena-seat-elo = Играть за { $seat-acc } стоит { $elo } Эло (от { $low } до { $high }).
arena-ends = Чем кончились: { $ends }. Половина партий длилась не больше { $plies } шагов.
arena-ladder-legend = * сильнее, с уверенностью 95 %: весь промежуток его счёта выше 50 %. Эло: над последним игроком.
arena-more-verdicts = … и ещё { $count ->
    [one] { $count } партия проиграна
    [few] { $count } партии проиграны
   *[many] { $count } партий проиграно
} технически; они есть в записях.
arena-left-out = { $count ->
    [one] { $count } партия из неоконченной пары не считается.
    [few] { $count } партии из неоконченных пар не считаются.
   *[many] { $count } партий из неоконченных пар не считаются.
}
arena-seed-was = Зерно { $seed }
arena-kept = Партии лежат в { $file }; посмотреть одну:  regalia replay { $file } --game N
arena-sprt-elo1 = SPRT: решено в пользу ELO1, пар: { $pairs } (LLR { $llr }, границы { $low } и { $high }).
arena-sprt-elo0 = SPRT: решено в пользу ELO0, пар: { $pairs } (LLR { $llr }, границы { $low } и { $high }).
arena-sprt-none = SPRT: не решено, пар: { $pairs } (LLR { $llr }, границы { $low } и { $high }).

# Технические поражения.
lost-crashed = вылет
lost-failed = сбой
lost-start = не запустился
lost-late = опоздал к началу
lost-silent = время вышло
lost-illegal = недопустимое действие
lost-rubbish = нечитаемый ответ
lost-unasked = говорил без спроса
lost-flooded = бесконечная строка
lost-swamped = слишком много строк
forfeit-crashed = Игрок за { $seat-acc } закончил работу, вместо того чтобы ответить: { $how ->
    [closed] он закрыл свой вывод.
    [signal] его остановил { $signal }.
   *[other] его код завершения — { $how }.
}
forfeit-failed = Игрок за { $seat-acc } дал сбой: { $what }
forfeit-start = Игрока за { $seat-acc } не удалось запустить: { $why }.
forfeit-late = Игрок за { $seat-acc } не был готов за { $limit } мс.
forfeit-silent = Игрок за { $seat-acc } не сделал выбор за { $limit } мс.
forfeit-illegal = Игрок за { $seat-acc } выбрал «{ $action }», а это нельзя ({ $rule }): { $why }
forfeit-rubbish = Игрок за { $seat-acc } ответил «{ $line }», а это не удаётся прочесть: { $why }.
forfeit-unasked = Игрок за { $seat-acc } написал «{ $line }» без спроса; стандартный вывод — для ответов.
forfeit-flooded = Игрок за { $seat-acc } написал строку длиннее { $bytes } байт.
forfeit-swamped = Игрок за { $seat-acc } написал без спроса больше строк, чем можно: { $lines }.
forfeit-said = В вывод ошибок попало: { $said }

error-worker-died = Один из играющих процессов аварийно завершился. Всё оконченное лежит там, где сказано в --records; продолжить можно с --resume.
error-games = Нужно сыграть хотя бы одну партию.
error-clock = { $field } — целое число миллисекунд, от 1 до { $most }.
error-scale = Множитель больше 0 и не больше { $most }.
error-sprt-form = Испытание пишется ELO0,ELO1, например 0,20, а «{ $text }» — нет.
error-sprt-elo = В испытании ELO0 меньше ELO1, и оба — от −{ $most } до { $most }.
error-sprt-error = { $field } больше 0 и меньше половины.
error-ladder-short = В лестнице не меньше двух игроков.
error-command-form = Команду игрока { $player } не удаётся прочесть: { $what }.
error-no-such-command = Для { $player } нет программы, которую можно запустить.
error-records-exist = Файл { $file } уже есть: продолжите его с --resume или возьмите другое имя.
error-records-in-use = В { $file } уже пишет другая арена.
error-records-of-another = Партии в { $file } — из другого состязания: оно отличается вот чем: { $what }.
error-records-line = Строка { $line } в записях повреждена: { $what }, место { $where }.
