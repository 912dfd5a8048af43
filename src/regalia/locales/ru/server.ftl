# Сервер: что он говорит при запуске, его страница без интерфейса и что не так с запросом.

serve-ready = Regalia работает по адресу { $address } (остановить: Ctrl-C)

page-not-built = Сервер работает, но его интерфейс не собран.
page-how-to-build = Выполните «npm ci» и «npm run build» в папке «frontend» и запустите сервер снова. API находится по адресу /api; что оно умеет, описано в /api/openapi.json.

error-setting = Настройку { $field } не удаётся прочитать: { $what }.
error-settings-file = Файл настроек { $field } — не TOML: { $what }.
error-setting-origin = Источник — это адрес вида https://play.example.org, и ничего после него.
error-message-unreadable = Это сообщение не удаётся прочитать: { $what }.
error-too-long = Это слишком длинно: допустимо { $most } байт.
error-not-json = Содержимое должно быть в формате JSON, с заголовком «content-type: application/json».
error-foreign-origin = Этот запрос пришёл с другого сайта.
error-no-such-page = По этому адресу ничего нет.
error-wrong-method = К этому адресу так не обращаются.
error-broken = Здесь что-то сломалось, и это не ваша вина. Ошибка записана.
error-query-number = Здесь нужно целое число.
error-too-many-watched = Одновременно можно следить за { $most } партиями.
error-server-full = Сервер переполнен или останавливается. Попробуйте ещё раз через { $wait } секунд.
