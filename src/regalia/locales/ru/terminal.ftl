# Playing at the terminal: `regalia play`, `replay` and `boards`.

uncompiled = Внимание: Regalia работает на чистом Python, примерно в 60 раз медленнее; компьютер будет думать долго. Установите wheel, собранный для этого компьютера, или соберите в клоне: python3 run.py

# regalia replay
replay-which = Партия { $game } из { $count } в этом файле; выбрать другую: --game.
replay-title = { $game }, { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
replay-next = Enter — следующий шаг, Ctrl-D — выход:
replay-runs = После шага { $ply } из { $count } партия не окончена.
replay-seat = «{ $game }» глазами { $seat-gen }
replay-player = { $seat-short }: { $who }

replay-ended = { $how ->
    [resigned] Победитель: { $seat-short }. Соперник сдался.
    [time] Победитель: { $seat-short }. У соперника вышло время.
    [abandoned] Победитель: { $seat-short }. Соперник не вернулся.
    [agreed] Ничья по соглашению.
    [lesson] Урок пройден.
   *[aborted] Партия отменена до начала.
}

# regalia boards
boards-id = Код
boards-name = Название
boards-note = Примечание
boards-fact = { $what }: { $value }
boards-more = regalia boards show КОД рисует поле; regalia boards check ФАЙЛ проверяет ваше собственное.
boards-sound = { $name }: с этим полем всё в порядке.

# Choosing a game.
ask-game = Во что сыграем?
ask-way = Как будете играть?
way-computer = За { $seat-acc } против компьютера
way-hot-seat = Вдвоём за этим экраном
way-resume = Продолжить прерванную партию
ask-board = На каком поле?
ask-level = Уровень компьютера, от 1 до { $most }? [{ $default }]
ask-choice = Ваш выбор [{ $default }]
ask-again = Введите число от 1 до { $most }.
ask-yes = [Д/н]
ask-no = [д/Н]
answer-yes = д
press-enter = Нажмите Enter, когда у экрана будете только вы.
hand-over = Передайте экран игроку за { $seat-acc }.
nothing-begun = Партия не начата.

# Playing.
thinking = Компьютер ({ $seat }) думает
prompt = { $seat-short }>
ask-help = Введите ?, чтобы увидеть справку.
end-warning = { $unused ->
    [one] Осталось { $unused } очко действия.
    [few] Осталось { $unused } очка действия.
   *[many] Осталось { $unused } очков действия.
} Введите { $action } ещё раз, чтобы закончить ход, или играйте дальше.
hint-offer = { $name }: { $note }
hint-choices = Можно:  { $actions }
hint-open = { $seat-cap }: отвечайте здесь или нажмите Enter, чтобы увидеть то, что видно только вам.
which-one = Что именно?  { $actions }
help-commands = Команды:
      moves    всё, что можно сейчас сделать;  moves i2  — одной фигурой, словами;  moves 9s  — одной картой
      undo     отменить последнее действие, если вы не узнали из него чужой тайны
      board    нарисовать поле заново
      log      всё, что вы видели до сих пор
      save     сохранить партию;  save ФАЙЛ  — в файл по вашему выбору
      quit     выйти; вас спросят, сохранить ли партию
moves-many = { $kind ->
    [army] Армий из семи отрядов, один с генералом (+): { $count }. Из чего выбирать:
   *[other] Вариантов «{ $kind }»: { $count }. Из чего выбирать:
}
moves-cost = { $cost ->
    [0] (бесплатно)
    [one] ({ $cost } очко)
    [few] ({ $cost } очка)
   *[many] ({ $cost } очков)
}
moves-ends = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
moves-none = { $space }: сейчас ничего сделать нельзя.
undo-nothing = В этом ходу вам нечего отменять.
undo-secret = { $action }: отменить нельзя, вы узнали чужую тайну.
undone = Отменено: { $action }
result = { $winner ->
    [none] Ничья
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Saving and quitting.
saved = Сохранено в { $file }
saved-on-leaving = Партия сохранена. Продолжить:  regalia play --resume { $file }
not-saved = Партию не удалось сохранить: { $what }
ask-save = Сначала сохранить партию?
ask-file = В какой файл? [{ $file }]
goodbye = До свидания.
ask-after = Что дальше?
after-again = { $people ->
    [1] Ещё раз, поменявшись сторонами
   *[other] Ещё раз
}
after-record = Сохранить запись этой партии
after-leave = Выйти
record-saved = Сохранено; посмотреть:  regalia replay { $file }

# Errors.
file-error = { $file }: { $what }
error-file-too-long = { $field }: слишком большой файл, это не файл Regalia.
error-file-no-text = { $field }: это не текст в UTF-8.
error-file-empty = { $field }: файл пуст.
error-file-taken = Файл { $field } уже существует, и это не сохранённая партия: выберите другое имя.
error-no-such-game = { $count ->
    [one] Такой партии нет: в файле { $count } партия.
    [few] Такой партии нет: в файле { $count } партии.
   *[many] Такой партии нет: в файле { $count } партий.
}
error-no-such-board = Поле «{ $board }» не найдено ни среди встроенных ({ $known }), ни среди файлов.
error-save-broken = Файл сохранения неполный; он оставлен без изменений.
error-save-edited = Файл сохранения изменили после записи; он оставлен без изменений.
error-save-none = Это не сохранённая партия; файл оставлен без изменений.
error-save-exists = Файл { $file } уже существует: продолжите его с ключом --resume или выберите другое имя.
error-resume-alone = Игра, поле, стороны и зерно берутся из сохранения: с --resume допустимы только --level, --save и --no-color.
error-option-twice = Эту настройку можно указать только один раз.
error-language = Язык «{ $language }» не поддерживается. Доступны: { $known }.
error-missing-extra = Для этой команды нужны пакеты сервера. Установите их командой: { $command }
error-seat-or-hot-seat = С --hot-seat за обе стороны играют люди: уберите --seat.
