# Терминал: команды, вопросы и всё, что говорится вокруг партии.

uncompiled = Внимание: Regalia работает на чистом Python, примерно в 60 раз медленнее; компьютер будет думать долго. Собрать: python3 run.py

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

boards-id = Код
boards-name = Название
boards-note = Примечание
boards-fact = { $what }: { $value }
boards-more = regalia boards show КОД рисует поле; regalia boards check ФАЙЛ проверяет ваше собственное.
boards-sound = { $name }: с этим полем всё в порядке.

# Накрываем на стол.
welcome-king-and-assassins = «Король и убийцы». Король должен добраться по улицам до своего замка; трое из двенадцати горожан — убийцы, и кто именно, знает только игрок-убийца.
welcome-king-of-the-hill = «Царь горы». Две армии сражаются за холм игральными картами: чёрные карты двигают отряды, красные атакуют, и никто не видит карт соперника.
option-king-of-the-hill-scenario = Какой сценарий?
option-king-of-the-hill-scenario-introduction = Знакомство: пехота, кавалерия и лучники на стандартном поле; начните с него
option-king-of-the-hill-scenario-pitched-battle = Генеральное сражение: размещение местности, фэнтезийные отряды и магия
option-king-of-the-hill-scenario-king-of-the-woods = Царь лесов: холма нет, надо удержать три леса; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-ambush = Засада: синие идут через лес, где прячутся красные; фэнтезийные отряды и магия
option-king-of-the-hill-scenario-night-attack = Ночная атака: красные уничтожают лагерь синих; фэнтезийные отряды и магия
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

# В партии.
thinking = Компьютер ({ $seat }) думает
prompt = { $seat-short }>
ask-help = Введите ?, чтобы увидеть справку.
end-warning = { $unused ->
    [one] Осталось { $unused } очко действия.
    [few] Осталось { $unused } очка действия.
   *[many] Осталось { $unused } очков действия.
} Введите { $action } ещё раз, чтобы закончить ход, или играйте дальше.
hint-king-and-assassins-pick = Выберите трёх убийц по именам или буквам, например  pick mo fa bu
hint-king-and-assassins-start = Выберите стартовую клетку короля, например  { $example }
hint-king-and-assassins-turn = Ваш ход, например { $example }; другие команды: moves, moves { $space }, undo, end; ? — справка.
help-king-and-assassins = Что можно сделать:
      i2h2     движение, подъём или спуск; рыцарь толкает того, кто на пути
      d5=d6    рыцарь хватает горожанина, если на карте есть оковы
      d5xd6    атака: рыцарь — убийцу, убийца — рыцаря или короля
      !d6      раскрыть убийцу на d6
      c8*      король входит в замок с ворот c8
      end      закончить ход
      pick monk farmer butcher    выбрать убийц
      start j1                    выбрать стартовую клетку короля
hint-king-of-the-hill-army = Выберите армию по номеру или назовите семь отрядов, + у отряда с генералом:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Разместите местность, например  { $example }; decline  — больше ничего не размещать.
   *[other] Разместите местность по номеру или вручную, например  { $example }; decline  — больше ничего не размещать.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Поставьте отряд, например  { $example }
   *[other] Введите номер плана, чтобы расставить все отряды, или поставьте один, например  { $example }
}
hint-king-of-the-hill-redraw = Оставьте руку (keep) или замените её (redraw): восемь новых карт, один раз за раунд.
hint-king-of-the-hill-bid = Сделайте ставку на инициативу, например  { $example }: чья карта старше, тот решает, кто ходит первым. Обе ставки уходят в сброс.
hint-king-of-the-hill-first = Выберите, кто ходит первым в этом раунде.
hint-king-of-the-hill-action = Сыграйте карту, например  { $example }; другие команды: moves, moves { $space }, burn; ? — справка.
hint-king-of-the-hill-defend = Защищайтесь вытянутой картой (draw) или картой с руки (hand) либо не защищайтесь (yield).
hint-king-of-the-hill-flee = Отряд бежит: выберите клетку.
hint-king-of-the-hill-retreat = Отряд может отойти на соседнюю клетку или остаться.
hint-king-of-the-hill-pursue = Займите освободившуюся клетку (pursue) или останьтесь на месте (halt).
hint-offer = { $name }: { $note }
hint-choices = Можно:  { $actions }
hint-open = { $seat-cap }: отвечайте здесь или нажмите Enter, чтобы увидеть то, что видно только вам.
which-one = Что именно?  { $actions }
help-king-of-the-hill = Что можно сделать (карты: 2–9, T — 10, J — валет, Q — дама, K — король, A — туз; C — трефы, D — бубны, H — червы, S — пики; джокеры — ** и берут любую масть: *C):
      5C c2-c4         чёрная карта двигает отряд: свободные шаги, потом трефы по прямой, пики по диагонали
      KH c2xd3         красная карта атакует или стреляет: бубны по прямой, червы по диагонали, выстрел — в любую сторону
      4D burn          сбросить карту без эффекта
      keep, redraw     оставить руку или взять восемь новых карт
      bid 9S           ставка на инициативу;  first blue  — кто ходит первым
      draw QS, hand KD, yield      защита вытянутой картой, картой с руки, без карты
      flee d6, retreat d6, stay    куда идёт защитник;  pursue, halt  — для атакующего
    Магия, если она в игре (джокеры не годятся):
      4D vigour c2-c3        красные 2–10: один шаг           9S lightning f6    чёрные 2–10: выстрел
      QH teleport e2         красные J, Q, K: генерал         JC confusion       чёрные J, Q, K: потеря карты
      AH portal cavalry a1   красный туз: отряд возвращается  AS paralysis f6    чёрный туз: на два действия
      5C c6-off              в засаде синие уходят за дальний край
      4D raze c2             в ночной атаке красные уничтожают лагерь
    Номер выбирает из предложенного. Можно писать строчными буквами и пропускать то, что и так ясно.
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
after-leave = Выйти
record-saved = Сохранено; посмотреть:  regalia replay { $file }
result = { $winner ->
    [none] Ничья
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Что может быть не так.
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

# regalia bench
bench-place = место
bench-positions = позиции
bench-speed = в секунду
bench-total = Просмотрено позиций: { $positions }, в секунду: { $speed }.

# regalia verify, games, backup, restore

verify-title = Партия { $match }, «{ $game }»: что было зафиксировано
verify-seed = случайные числа всей партии
verify-choice = { $action }
verify-taken-back = { $action } (отменено)
verify-wrong = Не сходится: { $what }
verify-fits = Всё сходится. Сравните эти обязательства с теми, что показывались во время партии.
games-imported = Импортировано: { $new }. Уже есть: { $known }.
error-record-of-file = Ничего не импортировано: ошибка в записи { $number }. { $what }
backup-done = Копия сохранена в { $file }.
restore-done = База { $database } восстановлена из резервной копии.
error-match-runs = Партия { $match } ещё идёт, а запись раскрыла бы её тайны. Дождитесь конца партии.
error-database-taken = Файл { $field } уже существует; чтобы заменить его, добавьте --overwrite.
error-database-in-use = Файл { $field } занят другим сервером; сначала остановите его.
error-database-copy = Не удалось записать { $field }: { $what }
error-no-database = { $field } — не база данных Regalia.

# База данных сервера: что мешает команде ею пользоваться, и regalia doctor
error-database-itself = { $field } — это сама база данных. Выберите другой файл.
error-database-damaged = Файл { $field } повреждён. «regalia doctor» проверит его, «regalia doctor --repair» исправит.
error-database-newer = Файл { $field } создан более новой версией Regalia (таблицы { $version }). Установите эту версию или восстановите более раннюю резервную копию.
error-database-unusable = Файлом { $field } нельзя воспользоваться: { $what }
error-database-lost = Список таблиц в { $field } повреждён, поэтому восстановить ничего нельзя. Восстановите базу из резервной копии.
error-disk-full = На диске с файлом { $field } нет места. Освободите место и попробуйте ещё раз.
error-cut-without-repair = --cut действует только вместе с --repair.
error-cut-match = В партии { $match } нет повреждений, которые мог бы удалить --cut.
doctor-matches = Партии: { $count }. Учётные записи: { $accounts }. Рейтинги: { $ratings }.
doctor-in-use = Базой данных пользуется сервер.
doctor-exposed = Другие пользователи этого компьютера могут читать { $file }.
doctor-space = На диске мало места: свободно { $free } МБ, желательно { $wanted } МБ.
doctor-version = Версия таблиц: { $version }. «regalia serve» обновит их до версии { $newest }.
doctor-index = Индекс не соответствует своей таблице: { $what }
doctor-page = Повреждено: { $what }
doctor-match = Партия { $match } ({ $game }) повреждена: запись { $entry } из { $last }.
doctor-match-row = Партия { $match } повреждена: её настройки не читаются.
doctor-row = Строка таблицы { $table } не читается: { $what }
doctor-set-aside = Партия { $match } отложена, потому что повреждена.
doctor-listed-in-vain = Партия { $match } числится повреждённой, но читается.
doctor-sound = В файле { $database } ошибок не найдено.
doctor-advice = «regalia doctor --repair» исправит всё, что можно исправить. Сначала остановите сервер.
doctor-advice-cut = Чтобы продолжить повреждённую партию, удалите её последние записи: «regalia doctor --repair --cut ПАРТИЯ».
doctor-did-original = Исходный файл сохранён как { $file }.
doctor-did-permissions = Читать { $file } теперь может только владелец.
doctor-did-index = Индексы построены заново.
doctor-did-version = Таблицы обновлены до версии { $newest }.
doctor-did-table = Таблица { $table }: восстановлено строк — { $kept }, потеряно — { $lost }.
doctor-did-cut = Партия { $match } теперь кончается записью { $entry }; удалено записей: { $removed }.
doctor-did-set-aside = Партия { $match } отложена; её записи сохранены.
doctor-did-take-back = Партия { $match } больше не числится повреждённой.
doctor-repaired = Файл { $database } исправлен.
doctor-remains = Файл { $database } исправлен, насколько возможно; перечисленное выше осталось.

# Чем закончилась партия на сервере, если не по правилам.
replay-ended = { $how ->
    [resigned] Победитель: { $seat-short }. Соперник сдался.
    [time] Победитель: { $seat-short }. У соперника вышло время.
    [abandoned] Победитель: { $seat-short }. Соперник не вернулся.
    [agreed] Ничья по соглашению.
   *[aborted] Партия отменена до начала.
}
