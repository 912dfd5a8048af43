# Matches: commands that are refused, limits, and damaged logs.

error-no-such-match = Diese Partie gibt es nicht.
error-no-such-moment = Ein Stand nach Eintrag { $number } ist nicht verfügbar: Der Eintrag wurde zurückgenommen oder ist noch nicht geschehen.
error-no-such-invite = Diese Einladung gilt nicht mehr. Lass dir einen neuen Link schicken.
error-bad-log = Die gespeicherte Partie { $match } ist bei Eintrag { $number } nicht lesbar: { $what }
error-bad-log-number = Eintrag { $number } steht dort, wo { $expected } stehen müsste
error-bad-log-luck = Der Zufall hat etwas anderes ergeben, als gespeichert war
error-stale-turn = Die Stellung hat sich inzwischen geändert.
error-not-your-seat = Auf diesem Platz sitzt du nicht.
error-not-your-turn = Du bist nicht am Zug.
error-seat-taken = Dieser Platz ist schon besetzt.
error-not-begun = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
error-match-over = Diese Partie ist zu Ende.
error-nothing-offered = Dieses Angebot liegt nicht vor.
error-no-undo = Deine letzte Aktion lässt sich nicht zurücknehmen: Der Zug ist vorbei, oder sie hat etwas aufgedeckt.
error-no-takeback = Hier lässt sich nichts mehr zurücknehmen: Seither wurde etwas aufgedeckt.
error-no-draws = In diesem Spiel gibt es kein Unentschieden.
error-asked-already = Darum hast du schon gebeten.
error-no-rematch = Eine Revanche ist nur einmal möglich, nach dem Ende der Partie.
error-no-abort = Zum Abbrechen ist es zu spät: Es hat schon jemand gezogen.
error-not-gone = Dein Gegner ist noch nicht lange genug abwesend.
error-play-oneself = Du spielst an diesem Tisch schon mit.
error-empty-saying = Die Nachricht ist leer.
error-too-many-sayings = Du hast in dieser Partie { NUMBER($most) } Chatnachrichten gesendet. Mehr sind nicht möglich.
error-time-is-up = Die Bedenkzeit ist abgelaufen.
error-too-many-waiting = Du hast schon { NUMBER($most) } Partien, denen ein Gegner fehlt; brich zuerst eine davon ab.
error-too-many-undos = In einer Partie lassen sich pro Seite höchstens { NUMBER($most) } Aktionen zurücknehmen.
error-too-many-offers = Du hast in dieser Partie { NUMBER($most) } Angebote gemacht. Mehr sind nicht möglich.
error-too-many-mutes = Du hast den Chat in dieser Partie { NUMBER($most) }-mal aus- und eingeschaltet. Das lässt sich nicht mehr ändern.
error-too-many-running = Du hast { NUMBER($most) } laufende Partien. Beende zuerst eine davon oder gib eine auf.
error-too-many-strong = Du hast { NUMBER($most) } laufende Partien gegen den Computer ab Stufe { $level }. Beende zuerst eine davon oder gib eine auf.
error-too-many-open = Du hast { NUMBER($most) } offene Tische in der Lobby. Brich zuerst eine dieser Partien ab, oder warte, bis jemand mitspielt.
error-too-many-open-here = Aus deinem Netzwerk sind schon { NUMBER($most) } offene Tische in der Lobby. Spiel an einem davon mit, oder versuche es später noch einmal.
error-rated = Eine Partie zu zweit an einem Gerät, auf einem eigenen Spielplan oder ab einer Stellung wird nicht gewertet.
error-boards = Erlaubt { $most ->
    [one] ist { $most } eigener Spielplan
   *[other] sind { $most } eigene Spielpläne
} pro Partie, mit höchstens { NUMBER($longest) } Zeichen.
error-time-control = Möglich sind bis zu { $minutes } Minuten und { $seconds } Sekunden oder bis zu { $days } Tage pro Zug; an einem Gerät gibt es keine Bedenkzeit.
error-number-taken = Die Partie hat sich inzwischen geändert. Versuch es noch einmal.
error-not-gone-yet = { $wait ->
    [one] Du kannst den Sieg in 1 Sekunde beanspruchen, wenn dein Gegner abwesend bleibt.
   *[other] Du kannst den Sieg in { $wait } Sekunden beanspruchen, wenn dein Gegner abwesend bleibt.
}

error-bad-log-entry = Eintrag { $number } der Partie { $match } ist nicht lesbar.
error-bad-log-page = Partie { $match } liegt auf einer beschädigten Seite der Datenbank.
error-match-damaged = Diese Partie ist beschädigt und lässt sich nicht öffnen. Der Betreiber des Servers ist informiert.
error-game-not-installed = Diese Partie ist gespeichert, aber ihr Spiel { $game } ist auf diesem Server nicht installiert.
error-you-blocked = Du hast diesen Spieler blockiert. Hebe erst die Blockierung auf.
error-rematch-unavailable = Eine Revanche ist in dieser Partie nicht möglich.
error-start-options = Eine Partie ab einer Stellung behält deren Optionen. Dieses Feld muss leer bleiben.
error-start-game = Diese Stellung gehört zu einem anderen Spiel: { $game }.
error-moment-of-running-match = Diese Partie läuft noch. Ihre Stellungen lassen sich weiterspielen, sobald sie zu Ende ist.
error-moment-not-playable = Nach Eintrag { $number } kann keine Partie beginnen: Die Partie ist dort zu Ende, oder eine Entscheidung ist noch offen. Wähle einen Schritt davor oder danach.
error-wrong-in-lesson = Das war es nicht. Lies die Aufgabe der Lektion noch einmal.
error-no-such-lesson = Dieses Spiel hat keine Lektion „{ $lesson }“.
error-lesson-match = Eine Lektion wird gegen den Computer gespielt, auf der Seite der Lektion und ohne Bedenkzeit.
