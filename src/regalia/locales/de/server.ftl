# Der Server: was er beim Start sagt, seine Seite ohne Oberfläche, und was an einer Anfrage falsch ist.

serve-ready = Regalia läuft unter { $address } (Ende mit Strg-C)

page-not-built = Der Server läuft, aber seine Oberfläche ist nicht gebaut.
page-how-to-build = Führe im Ordner „frontend“ erst „npm ci“ und dann „npm run build“ aus und starte den Server neu. Die API liegt unter /api; was sie bietet, steht unter /api/openapi.json.

error-setting = Die Einstellung { $field } ist nicht lesbar: { $what }.
error-settings-file = Die Einstellungsdatei { $field } ist kein TOML: { $what }.
error-setting-origin = Ein Origin ist eine Adresse wie https://play.example.org, und danach kommt nichts mehr.
error-message-unreadable = Diese Nachricht ist nicht lesbar: { $what }.
error-too-long = Das ist zu lang: Erlaubt sind { $most } Bytes.
error-not-json = Der Inhalt muss JSON sein und das mit „content-type: application/json“ auch sagen.
error-foreign-origin = Diese Anfrage kommt von einer anderen Website.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse lässt sich so nicht abfragen.
error-broken = Hier ist etwas kaputt, und du kannst nichts dafür. Es wurde protokolliert.
error-query-number = Hier gehört eine ganze Zahl hin.
error-too-many-watched = { $most ->
    [one] Du kannst nur bei { $most } Partie zugleich zuschauen.
   *[other] Du kannst nur bei { $most } Partien zugleich zuschauen.
}
error-server-full = Der Server ist voll oder wird gleich angehalten. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
error-no-such-limit = Es gibt keine Grenze „{ $name }“. Die Anleitung zum Server nennt alle Grenzen.
error-limit-form = „{ $text }“ ist keine Grenze der Form NAME=WERT, etwa match.account=40 per 10 minutes.
error-too-many-sockets = Von hier sind zu viele Verbindungen offen; erlaubt sind { $most }. Schließe andere Tabs und versuche es noch einmal.
