# The server: its start, its page without a front end, and errors in settings and requests.

serve-ready = Regalia работает по адресу { $address } (остановить: Ctrl-C)

page-not-built = Сервер работает, но его интерфейс не собран.
page-how-to-build = Выполните в папке «frontend» сначала «npm ci», затем «npm run build» и запустите сервер снова. API находится по адресу /api, его описание — /api/openapi.json.

error-setting = Не удалось прочитать настройку { $field }: { $what }.
error-no-such-setting = Настройки «{ $field }» нет. Все настройки перечислены в руководстве по серверу.
error-settings-file = Файл настроек { $field } — не TOML: { $what }.
error-setting-origin = origin — это адрес вида https://play.example.org, без пути после него.
error-message-unreadable = Не удалось прочитать сообщение: { $what }.
error-too-long = Слишком длинный запрос: можно не больше { $most } байт.
error-not-json = Тело запроса должно быть в формате JSON с заголовком «content-type: application/json».
error-foreign-origin = Этот запрос пришёл с другого сайта.
error-no-such-page = Страница не найдена.
error-wrong-method = Этот метод запроса здесь не поддерживается.
error-broken = Ошибка на нашей стороне. Она записана в журнал; попробуйте ещё раз позже.
error-query-number = Здесь нужно целое число.
error-query-missing = Не указан параметр.
error-thumbnail-matches = Укажите от 1 до { $most } партий.
error-too-many-watched = { $most ->
    [one] Одновременно можно смотреть только { $most } партию.
    [few] Одновременно можно смотреть только { $most } партии.
   *[many] Одновременно можно смотреть только { $most } партий.
}
error-server-full = Сервер переполнен или скоро остановится. Попробуйте ещё раз через { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунды
   *[many] { $wait } секунд
}.
error-no-such-limit = Ограничения «{ $name }» нет. Все ограничения перечислены в руководстве по серверу.
error-limit-form = «{ $text }» — не ограничение вида ИМЯ=ЗНАЧЕНИЕ, например match.account=40 per 10 minutes.
error-too-many-sockets = Отсюда открыто слишком много соединений; разрешено не больше { $most }. Закройте другие вкладки и попробуйте ещё раз.
error-foreign-host = Этот сервер не обслуживает имя хоста «{ $host }». Тот, кто его запускает, может разрешить его с помощью --origin или --hosts.
error-bad-request = Это не HTTP-запрос.
error-url-too-long = Адрес слишком длинный; разрешено не больше { $most } байт.
error-headers-too-large = Заголовки этого запроса слишком велики.
error-too-slow = Запрос не был получен полностью вовремя.
error-page-unreadable = Не удалось прочитать настройку { $field }: файл { $file } не читается: { $what }.
error-page-too-long = Не удалось прочитать настройку { $field }: файл { $file } длиннее { $most } байт.
error-page-not-text = Не удалось прочитать настройку { $field }: файл { $file } — не текст в UTF-8.
