# Der Server: was er beim Start sagt, seine Seite ohne Oberfläche, und was an einer Anfrage nicht stimmt.

serve-ready = Regalia ist unter { $address } zu finden (mit Strg-C anhalten)

page-not-built = Der Server läuft, aber seine Oberfläche ist nicht gebaut.
page-how-to-build = Führe „npm ci“ und „npm run build“ im Ordner „frontend“ aus und starte den Server neu. Die API liegt unter /api; was sie bietet, steht in /api/openapi.json.

error-setting = Die Einstellung { $field } ist nicht lesbar: { $what }.
error-settings-file = Die Datei mit den Einstellungen { $field } ist kein TOML: { $what }.
error-setting-origin = Eine Herkunft ist eine Adresse wie https://play.example.org, ohne etwas dahinter.
error-message-unreadable = Diese Nachricht ist nicht lesbar: { $what }.
error-too-long = Das ist zu lang: { $most } Bytes sind erlaubt.
error-not-json = Der Inhalt muss JSON sein und das mit „content-type: application/json“ auch sagen.
error-foreign-origin = Diese Anfrage kommt von einer anderen Website.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = So lässt sich diese Adresse nicht anfragen.
error-broken = Hier ist etwas kaputt, und es ist nicht deine Schuld. Es ist vermerkt.
error-query-number = Das muss eine ganze Zahl sein.
error-too-many-watched = Mehr als { $most } Partien auf einmal gehen nicht.
error-server-full = Der Server ist voll oder wird gerade angehalten. Versuche es in { $wait } Sekunden noch einmal.
