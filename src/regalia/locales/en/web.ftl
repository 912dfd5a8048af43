# The server: its settings, its page, and what is wrong with a request.

serve-help = Serve games to browsers: people against people or the computer, over the network.

    Without options it serves this machine only, at http://127.0.0.1:8000. Every option can be set by a variable too
    (REGALIA_PORT for --port) or in a file; the guide, docs/guide/server.md, has the table.
serve-settings = A file of settings, in TOML.
serve-ready = Regalia is at { $address } (stop it with Ctrl-C)
setting-host = The address to listen at; 0.0.0.0 is every one of this machine.
setting-port = The port to listen at; 0 takes any that is free.
setting-database = The file that everything is kept in.
setting-origin = The address that people type, such as https://play.example.org. Needed behind a proxy.
setting-proxies = Proxies whose word is taken for who asks: addresses and networks, with commas.
setting-unlimited = Who may do as much as they like: addresses and networks, with commas.
setting-thinkers = How many processes think for the computer; 0 takes all cores but one.
setting-connections = How many sockets may be open.
setting-log = How lines of the log look: text or json.
setting-log_level = What is logged: debug, info, warning or error.

page-not-built = The server runs, but its front end is not built.
page-how-to-build = Run “npm ci” and “npm run build” in the folder “frontend”, then start the server again. The API is at /api; what it offers is at /api/openapi.json.

error-setting = The setting { $field } cannot be read: { $what }.
error-settings-file = The file of settings { $field } is no TOML: { $what }.
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
