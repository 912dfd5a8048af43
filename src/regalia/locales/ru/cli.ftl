# Терминал: команды, вопросы и всё, что говорится вокруг партии.

uncompiled = Внимание: Regalia работает на чистом Python, примерно в 60 раз медленнее; компьютер будет думать долго. Собрать: python3 run.py

replay-which = Партия { $game } из { $count } в этом файле; выбрать другую: --game.
replay-title = { $game }, { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
replay-next = Enter — следующий шаг, Ctrl-D — закончить:
replay-runs = После шага { $ply } из { $count } партия не окончена.
replay-seat = «{ $game }» глазами { $seat-gen }
replay-player = { $seat-short }: { $who }

boards-id = Имя
boards-name = Название
boards-note = Примечание
boards-fact = { $what }: { $value }
boards-more = regalia boards show ИМЯ рисует поле; regalia boards check ФАЙЛ проверяет ваше собственное.
boards-sound = { $name }: с этим полем всё в порядке.

# Накрываем на стол.
welcome-king-and-assassins = «Король и убийцы». Король должен пройти по улицам в свой замок; трое из двенадцати горожан — убийцы, и кто именно, знает только их игрок.
welcome-king-of-the-hill = «Царь горы». Две армии бьются за холм игральными картами: чёрные двигают, красные атакуют, и никто не видит чужую руку.
option-king-of-the-hill-scenario = Какой сценарий?
option-king-of-the-hill-scenario-introduction = Знакомство: пехота, кавалерия и лучники на обычной карте; с него и начните
option-king-of-the-hill-scenario-pitched-battle = Генеральное сражение: вы выкладываете местность; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-king-of-the-woods = Царь лесов: холма нет, надо удержать три леса; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-ambush = Засада: синие идут через лес, где прячутся красные; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-night-attack = Ночная атака: красные жгут лагерь синих; фэнтезийные отряды и магия
ask-game = Какая игра?
ask-way = Как будете играть?
way-computer = За { $seat-acc } против компьютера
way-hot-seat = Вдвоём за этим экраном
way-resume = Продолжить прерванную партию
ask-board = На каком поле?
ask-level = Насколько сильный компьютер, от 1 до { $most }? [{ $default }]
ask-choice = Ваш выбор [{ $default }]
ask-again = Пожалуйста, число от 1 до { $most }.
ask-yes = [Д/н]
ask-no = [д/Н]
answer-yes = д
press-enter = Нажмите Enter, когда экран видите только вы.
hand-over = Уступите экран { $seat-dat }.
nothing-begun = Партия не начата.

# В партии.
thinking = Компьютер ({ $seat }) думает
prompt = { $seat-short }>
ask-help = Наберите ?, чтобы увидеть справку.
end-warning = { $unused ->
    [one] Осталось { $unused } очко действия.
    [few] Осталось { $unused } очка действия.
   *[many] Осталось { $unused } очков действия.
} Наберите { $action } ещё раз, чтобы закончить ход, или играйте дальше.
hint-king-and-assassins-pick = Выберите трёх убийц по их буквам, например  pick mo fa bu
hint-king-and-assassins-start = Выберите, откуда выйдет король, например  { $example }
hint-king-and-assassins-turn = Ваш ход, например { $example }; ещё есть: moves, moves { $space }, undo, end, ? — справка.
help-king-and-assassins = Что можно сделать:
      i2h2     пойти: шаг, подъём или спуск; рыцарь толкает того, кто на пути
      d5=d6    рыцарь хватает горожанина, если на карте есть оковы
      d5xd6    удар: рыцарь бьёт убийцу, убийца — рыцаря или короля
      !d6      раскрыть убийцу на d6
      c8*      король входит в замок через ворота c8
      end      закончить ход
      pick monk farmer butcher    выбрать убийц
      start j1                    выбрать, откуда выйдет король
hint-king-of-the-hill-army = Выберите армию по номеру или назовите семь отрядов, + у отряда с генералом:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Выложите местность, например  { $example }; decline  — больше ничего не класть.
   *[other] Выложите местность по номеру или вручную, например  { $example }; decline  — больше ничего не класть.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Поставьте отряд, например  { $example }
   *[other] Поставьте все отряды по очереди, назвав номер плана, или один, например  { $example }
}
hint-king-of-the-hill-redraw = Оставьте руку (keep) или пересдайте (redraw): восемь новых карт, один раз за раунд.
hint-king-of-the-hill-bid = Поставьте карту на инициативу, например  { $example }; чья старше, тот и скажет, кто первый. Обе ставки сгорают.
hint-king-of-the-hill-first = Скажите, кто первый в этом раунде.
hint-king-of-the-hill-action = Сыграйте карту, например  { $example }; ещё есть: moves, moves { $space }, burn, ? — справка.
hint-king-of-the-hill-defend = Защищайтесь вытянутой картой (draw), картой с руки (hand) или уступите (yield).
hint-king-of-the-hill-flee = Отряд бежит: скажите, куда.
hint-king-of-the-hill-retreat = Отряд может отойти на соседнюю клетку или остаться.
hint-king-of-the-hill-pursue = Займите освободившуюся клетку (pursue) или стойте на месте (halt).
hint-offer = { $name }: { $note }
hint-choices = Можно:  { $actions }
hint-open = { $seat-cap }: отвечайте здесь или нажмите Enter, чтобы увидеть то, что видно только вам.
which-one = Что именно?  { $actions }
help-king-of-the-hill = Что можно сделать (карты: 2–9, T — 10, J — валет, Q — дама, K — король, A — туз; C — трефы, D — бубны, H — червы, S — пики; джокеры — ** и берут любую масть: *C):
      5C c2-c4         чёрная карта двигает отряд: свободные шаги, потом трефы прямо, пики по диагонали
      KH c2xd3         красная карта атакует или стреляет: бубны прямо, червы по диагонали, выстрел — куда угодно
      4D burn          сыграть карту впустую
      keep, redraw     оставить руку или взять восемь новых карт
      bid 9S           ставка на инициативу;  first blue  говорит, кто первый
      draw QS, hand KD, yield      защита вытянутой картой, картой с руки, без карты
      flee d6, retreat d6, stay    куда идёт защитник;  pursue, halt  — для нападающего
    Магия, если она в игре (джокеры не годятся):
      4D vigour c2-c3        красные 2–10: один шаг           9S lightning f6    чёрные 2–10: выстрел
      QH teleport e2         красные J, Q, K: генерал         JC confusion       чёрные J, Q, K: потеря карты
      AH portal cavalry a1   красный туз: отряд возвращается  AS paralysis f6    чёрный туз: на два действия
      5C c6-off              в засаде синие уходят за дальний край
      4D raze c2             ночью красные жгут лагерь
    Номер выбирает из предложенного. Можно писать строчными буквами и пропускать то, что и так ясно.
help-commands = О чём можно спросить:
      moves    всё, что можно сейчас сделать;  moves i2  — одной фигурой, словами;  moves 9s  — одной картой
      undo     взять назад последнее действие, если оно не открыло вам тайну
      board    нарисовать поле заново
      log      всё, что вы видели до сих пор
      save     сохранить партию;  save ФАЙЛ  — в файл по вашему выбору
      quit     уйти; вас спросят, сохранить ли партию
moves-many = { $kind ->
    [army] Армий из семи отрядов, один с генералом (+): { $count }. Из чего выбирать:
   *[other] Вариантов «{ $kind }»: { $count }. Из чего выбирать:
}
moves-cost = { $cost ->
    [0] (бесплатно)
    [one] ({ $cost } очко)
    [few] ({ $cost } очка)
   *[many] ({ $cost } очков)
}
moves-ends = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
moves-none = Отсюда или этим сейчас ничего не сделать: { $space }.
undo-nothing = В этом ходу вам нечего брать назад.
undo-secret = { $action } нельзя взять назад: вы узнали то, чего не знали.
undone = Взято назад: { $action }

# Уход и сохранение.
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
after-leave = Уйти
record-saved = Сохранено; посмотреть:  regalia replay { $file }
result = { $winner ->
    [none] Ничья
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Что может быть не так.
file-error = { $file }: { $what }
error-file-too-long = { $field }: для нашего файла это слишком длинно.
error-file-no-text = { $field }: это не текст в UTF-8.
error-file-empty = { $field }: файл пуст.
error-file-taken = Файл { $field } уже есть, и это не сохранённая партия: возьмите другое имя.
error-no-such-game = { $count ->
    [one] В этом файле { $count } партия.
    [few] В этом файле { $count } партии.
   *[many] В этом файле { $count } партий.
}
error-no-such-board = Нет поля «{ $board }»: ни среди готовых ({ $known }), ни среди файлов.
error-save-broken = Сохранённая партия неполна; файл оставлен как был.
error-save-edited = Сохранённую партию с тех пор изменили; файл оставлен как был.
error-save-none = Это не сохранённая партия; файл оставлен как был.
error-save-exists = Файл { $file } уже есть: продолжите его с --resume или возьмите другое имя.
error-resume-alone = У сохранённой партии уже есть игра, поле, места и случайность: с --resume сочетаются только --level, --save и --no-color.
error-option-twice = У настройки здесь одно значение.
error-language = Нет языка «{ $language }». Есть: { $known }.
error-seat-or-hot-seat = --hot-seat сажает людей на оба места: уберите --seat.

# regalia bench
bench-place = место
bench-positions = позиции
bench-speed = в секунду
bench-total = Просмотрено позиций: { $positions }, в секунду: { $speed }.

# regalia verify, games, backup, restore

verify-title = Партия { $match }, «{ $game }»: что было закреплено
verify-seed = случайность всей партии
verify-choice = { $action }
verify-taken-back = { $action } (взято назад)
verify-wrong = Не сходится: { $what }
verify-fits = Всё сходится. Сравните эти обязательства с теми, что показывались во время партии.
games-imported = Принято: { $new }. Уже было: { $known }.
error-record-of-file = Ничего не принято из-за записи { $number } в файле. { $what }
backup-done = Копия лежит в { $file }.
restore-done = { $database }: всё снова так, как было в момент копии.
error-match-runs = Партия { $match } ещё идёт, и её запись выдала бы тайны.
error-database-taken = В { $field } уже что-то есть; --overwrite заменит.
error-database-in-use = Файл { $field } занят другим сервером; сначала остановите его.
error-database-copy = Не удаётся записать { $field }: { $what }
error-no-database = { $field } — не база данных сервера Regalia, или она повреждена.
