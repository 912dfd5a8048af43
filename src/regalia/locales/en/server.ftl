# The server: its start, its page without a front end, and errors in settings and requests.

serve-ready = Regalia is running at { $address } (press Ctrl-C to stop)

page-not-built = The server is running, but the web app has not been built.
page-how-to-build = Run “npm ci” and “npm run build” in the folder “frontend”, then restart the server. The API is at /api, its description at /api/openapi.json.

error-setting = Invalid setting { $field }: { $what }.
error-no-such-setting = There is no setting “{ $field }”. The server guide lists all settings.
error-settings-file = The settings file { $field } is not valid TOML: { $what }.
error-setting-origin = The origin must be an address such as https://play.example.org, without a path.
error-message-unreadable = Invalid message: { $what }.
error-too-long = Too long: at most { $most } bytes are allowed.
error-not-json = The request body must be JSON, with the header “content-type: application/json”.
error-foreign-origin = This request was blocked because it comes from another site.
error-no-such-page = Page not found.
error-wrong-method = This address does not support this HTTP method.
error-broken = Something went wrong on our side. The error has been logged. Please try again.
error-query-number = This must be a whole number.
error-query-missing = This parameter is missing.
error-thumbnail-matches = Name between 1 and { $most } games.
error-too-many-watched = You can watch at most { $most } games at once.
error-server-full = The server is full or shutting down. Please try again in { $wait } seconds.
error-no-such-limit = There is no limit “{ $name }”. The server guide lists all limits.
error-limit-form = “{ $text }” is not a limit of the form NAME=VALUE, such as match.account=40 per 10 minutes.
error-too-many-sockets = Too many connections are open from here: { $most } are allowed. Close other tabs, then try again.
error-foreign-host = This server does not serve the host name “{ $host }”. Its operator can allow it with --origin or --hosts.
error-bad-request = This is not a valid HTTP request.
error-url-too-long = The address is too long: { $most } bytes are allowed.
error-headers-too-large = The headers of this request are too large.
error-too-slow = The request was not complete in time.
error-page-unreadable = Invalid setting { $field }: the file { $file } cannot be read: { $what }.
error-page-too-long = Invalid setting { $field }: the file { $file } is longer than { $most } bytes.
error-page-not-text = Invalid setting { $field }: the file { $file } is not text in UTF-8.
