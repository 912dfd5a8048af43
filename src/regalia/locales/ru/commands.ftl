# The other commands: `regalia bench`, `verify`, `games`, `backup`, `restore` and `doctor`.

# regalia bench
bench-place = место
bench-positions = позиции
bench-speed = в секунду
bench-total = Просмотрено позиций: { $positions }, в секунду: { $speed }.

# regalia verify
verify-title = Партия { $match }, «{ $game }»: что было зафиксировано
verify-seed = случайные числа всей партии
verify-choice = { $action }
verify-taken-back = { $action } (отменено)
verify-wrong = Не сходится: { $what }
verify-fits = Всё сходится. Сравните эти обязательства с теми, что показывались во время партии.

# regalia games, backup, restore
games-imported = Импортировано: { $new }. Уже есть: { $known }.
error-record-of-file = Ничего не импортировано: ошибка в записи { $number }. { $what }
backup-done = Копия сохранена в { $file }.
restore-done = База { $database } восстановлена из резервной копии.
migrate-store-table = { $table }: строк — { $rows }, контрольная сумма { $digest }
migrate-store-done = Все таблицы скопированы в { $database }.
error-copy-differs = В таблице { $field } строк: в источнике { $source }, в копии { $target }, или они различаются. Очистите базу назначения и повторите копирование.
error-database-unfinished = Копирование в { $field } было прервано. Повторите команду, чтобы его продолжить.
error-match-runs = Партия { $match } ещё идёт, а запись раскрыла бы её тайны. Дождитесь конца партии.
error-database-taken = Файл { $field } уже существует; чтобы заменить его, добавьте --overwrite.
error-database-in-use = Файл { $field } занят другим сервером; сначала остановите его.
error-database-copy = Не удалось записать { $field }: { $what }
error-no-database = { $field } — не база данных Regalia.

# regalia doctor, and databases that cannot be used
error-database-itself = { $field } — это сама база данных. Выберите другой файл.
error-database-damaged = Файл { $field } повреждён. «regalia doctor» проверит его, «regalia doctor --repair» исправит.
error-database-newer = База { $field } создана более новой версией Regalia ({ $release }, таблицы { $version }); эта версия знает таблицы { $own }. Установите более новую версию или восстановите более раннюю резервную копию.
migration-backup-made = Таблицы обновляются. Прежняя база данных сохранена в { $file }.
error-backup-folder = Не удаётся записывать резервные копии в { $field }: { $what }
error-backup-rules = «{ $text }» не указывает, какие резервные копии хранить. Используйте список вида 7 daily, 4 weekly.
error-backup-interval = «{ $text }» — не промежуток времени вида 1d, 12h или 30m.
error-backup-room = В { $field } свободно { $free } МБ, а нужно { $needed } МБ.
error-migration-backup = Таблицы { $field } не обновлены, потому что не удалось создать резервную копию: { $what } Чтобы обойтись без неё, добавьте --no-migration-backup.
error-migration-folder = Перед обновлением таблиц создаётся резервная копия. Укажите папку для неё с помощью --backups или откажитесь от неё с помощью --no-migration-backup.
error-older-process-runs = С базой { $field } работают процессы более старой версии, которые не смогут работать с новыми таблицами. Сначала остановите их.
error-database-unusable = Файлом { $field } нельзя воспользоваться: { $what }
error-database-url = { $field } — не адрес базы данных. Укажите файл или postgresql://ПОЛЬЗОВАТЕЛЬ@УЗЕЛ/ИМЯ.
error-no-postgresql-driver = Для PostgreSQL нужны дополнительные пакеты: pip install "regalia[scale]"
error-postgresql-too-old = PostgreSQL { $version } слишком старый: для Regalia нужна версия { $oldest } или новее.
error-postgresql-unusable = База данных { $field } недоступна: { $what }
error-no-redis-driver = Для Redis нужны дополнительные пакеты: pip install "regalia[scale]"
error-redis-url = Это не адрес сервера Redis ({ $what }). Укажите redis://УЗЕЛ:ПОРТ.
error-redis-unreachable = Redis не отвечает: { $what }
error-workers-without-redis = Удалённым рабочим процессам нужен Redis: добавьте --redis redis://УЗЕЛ.
error-worker-redis = Рабочему процессу нужен сервер Redis игровых серверов: --redis redis://УЗЕЛ.
error-worker-version = Версия этого рабочего процесса не совпадает с версией серверов. Рабочий процесс: { $worker }. Серверы: { $server }.
worker-ready = Готов к задачам. Процессы: { $processes }. Версия: { $version }
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
doctor-orphans = Строк таблицы { $table }, ссылающихся на отсутствующие строки { $parent }: { $count }.
doctor-time = В партии { $match } запись { $entry } сделана раньше предыдущей.
doctor-row = Строка таблицы { $table } не читается: { $what }
doctor-set-aside = Партия { $match } отложена, потому что повреждена.
doctor-listed-in-vain = Партия { $match } числится повреждённой, но читается.
doctor-not-installed = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
} неустановленной игры { $game }. Они сохраняются.
games-not-installed = игра не установлена
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
