# The server: its start, its page without a front end, and errors in settings and requests.

serve-ready = Regalia läuft unter { $address } (beenden mit Strg+C)

page-not-built = Der Server läuft, aber seine Oberfläche ist nicht gebaut.
page-how-to-build = Führe im Ordner „frontend“ erst „npm ci“ und dann „npm run build“ aus und starte den Server neu. Die API liegt unter /api; was sie bietet, steht unter /api/openapi.json.

error-setting = Die Einstellung { $field } ist nicht lesbar: { $what }.
error-no-such-setting = Es gibt keine Einstellung „{ $field }“. Die Anleitung zum Server nennt alle Einstellungen.
error-settings-file = Die Einstellungsdatei { $field } ist kein TOML: { $what }.
error-setting-origin = Der Origin muss eine Adresse wie https://play.example.org sein, mit nichts dahinter.
error-message-unreadable = Diese Nachricht ist nicht lesbar: { $what }.
error-too-long = Das ist zu lang: Erlaubt sind höchstens { $most } Bytes.
error-not-json = Der Inhalt muss JSON sein, mit „content-type: application/json“.
error-foreign-origin = Diese Anfrage kommt von einer anderen Website.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Methode ist unter dieser Adresse nicht erlaubt.
error-broken = Interner Fehler; es liegt nicht an dir. Der Fehler wurde protokolliert.
error-query-number = Hier gehört eine ganze Zahl hin.
error-query-missing = Dieser Parameter fehlt.
error-thumbnail-matches = Nenne 1 bis { $most } Partien.
error-too-many-watched = { $most ->
    [one] Du kannst höchstens bei { $most } Partie gleichzeitig zuschauen.
   *[other] Du kannst höchstens bei { $most } Partien gleichzeitig zuschauen.
}
error-server-full = Der Server ist ausgelastet oder wird gleich angehalten. Versuch es in { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
error-no-such-limit = Es gibt keine Grenze „{ $name }“. Die Anleitung zum Server nennt alle Grenzen.
error-limit-form = „{ $text }“ ist keine Grenze der Form NAME=WERT, etwa match.account=40 per 10 minutes.
error-too-many-sockets = Von hier sind zu viele Verbindungen offen; erlaubt sind { $most }. Schließe andere Tabs und versuche es noch einmal.
error-foreign-host = Dieser Server bedient den Hostnamen „{ $host }“ nicht. Wer ihn betreibt, kann ihn mit --origin oder --hosts erlauben.
error-bad-request = Das ist keine gültige HTTP-Anfrage.
error-url-too-long = Die Adresse ist zu lang; erlaubt sind { $most } Bytes.
error-headers-too-large = Die Header dieser Anfrage sind zu groß.
error-too-slow = Die Anfrage war nicht rechtzeitig vollständig.
error-page-unreadable = Ungültige Einstellung { $field }: Die Datei { $file } kann nicht gelesen werden: { $what }.
error-page-too-long = Ungültige Einstellung { $field }: Die Datei { $file } ist länger als { $most } Bytes.
error-page-not-text = Ungültige Einstellung { $field }: Die Datei { $file } ist kein Text in UTF-8.
