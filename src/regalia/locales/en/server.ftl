# The server: what it says when it starts, its page without a front end, and what is wrong with a request.

serve-ready = Regalia is at { $address } (stop it with Ctrl-C)

page-not-built = The server runs, but its front end is not built.
page-how-to-build = Run “npm ci” and “npm run build” in the folder “frontend”, then start the server again. The API is at /api; what it offers is at /api/openapi.json.

error-setting = The setting { $field } cannot be read: { $what }.
error-settings-file = The settings file { $field } is not TOML: { $what }.
error-setting-origin = An origin is an address such as https://play.example.org, with nothing after it.
error-message-unreadable = This message cannot be read: { $what }.
error-too-long = This is too long: { $most } bytes are allowed.
error-not-json = The body must be JSON, and say so with “content-type: application/json”.
error-foreign-origin = This request comes from another site.
error-no-such-page = There is nothing at this address.
error-wrong-method = This address is not asked in this way.
error-broken = Something is broken here, and it is not your fault. It has been written down.
error-query-number = This must be a whole number.
error-too-many-watched = You can watch { $most } matches at once.
error-server-full = The server is full, or about to stop. Try again in { $wait } seconds.
error-no-such-limit = There is no limit “{ $name }”. The server guide lists all limits.
error-limit-form = “{ $text }” is not a limit of the form NAME=VALUE, such as match.account=40 per 10 minutes.
error-too-many-sockets = Too many connections are open from here: { $most } are allowed. Close other tabs, then try again.
