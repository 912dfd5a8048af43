# Was der Tisch denen zu sagen hat, die daran sitzen.

error-no-such-match = Diese Partie gibt es nicht.
error-no-such-moment = Nach Eintrag { $number } gibt es von dieser Partie nichts zu sehen: Er wurde zurückgenommen oder ist noch nicht geschehen.
error-no-such-invite = Diese Einladung gilt nicht mehr.
error-bad-log = Die gespeicherte Partie { $match } ist bei Eintrag { $number } nicht lesbar: { $what }
error-bad-log-number = Eintrag { $number } steht dort, wo { $expected } stehen müsste
error-bad-log-luck = Der Zufall hat etwas anderes ergeben, als gespeichert war
error-stale-turn = Die Stellung hat sich inzwischen geändert.
error-not-your-seat = Auf diesem Platz sitzt du nicht.
error-not-your-turn = Du bist nicht am Zug.
error-seat-taken = Dieser Platz ist schon besetzt.
error-not-begun = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
error-match-over = Diese Partie ist zu Ende.
error-nothing-offered = So etwas hat niemand angeboten.
error-no-undo = Deine letzte Aktion lässt sich nicht zurücknehmen: Der Zug ist vorbei, oder jemand hat etwas daraus erfahren.
error-no-takeback = Hier lässt sich nichts zurücknehmen: Seither hat jemand etwas erfahren.
error-no-draws = In diesem Spiel gibt es kein Unentschieden.
error-asked-already = Darum hast du schon gebeten.
error-no-rematch = Eine Revanche gibt es nur einmal, und erst nach dem Ende.
error-no-abort = Zum Abbrechen ist es zu spät: Es hat schon jemand gezogen.
error-not-gone = Der andere Spieler ist noch nicht lange genug weg.
error-play-oneself = Du sitzt schon an diesem Tisch.
error-empty-saying = In dieser Nachricht steht nichts.
error-too-many-sayings = In einer Partie gibt es höchstens { NUMBER($most) } Chatzeilen.
error-time-is-up = Die Zeit war abgelaufen.
error-too-many-waiting = Du hast schon { NUMBER($most) } Partien, die auf jemanden warten; brich zuerst eine davon ab.
error-rated = Eine Partie zu zweit an einem Gerät oder auf einem eigenen Spielplan wird nicht gewertet.
error-boards = Eine Partie nimmt { $most ->
    [one] { $most } eigenen Spielplan
   *[other] { $most } eigene Spielpläne
} mit höchstens { NUMBER($longest) } Zeichen.
error-time-control = Eine Uhr hat bis zu { $minutes } Minuten und { $seconds } Sekunden, oder bis zu { $days } Tage je Zug; an einem Gerät gibt es keine.
error-level-unused = Nur eine Partie gegen den Computer hat eine Stufe.
error-number-taken = Inzwischen hat jemand anderes in diese Partie geschrieben.

# Was `regalia verify` an einer Aufzeichnung finden kann.

finding-no-commitments = Die Aufzeichnung enthält keine Festlegungen: Es gibt nichts zu prüfen.
finding-hash = Festlegung { $number } passt nicht zu dem, was dazu offengelegt ist: { $commitment }
finding-seed = Der Startwert der Aufzeichnung ist nicht der, der festgelegt war.
finding-other-match = Eine Festlegung gehört zu einer anderen Partie: { $commitment }
finding-other-game = Der Startwert wurde für ein anderes Spiel festgelegt.
finding-no-such-ply = Für Schritt { $ply } wurde eine Wahl festgelegt, aber die Aufzeichnung hat diesen Schritt nicht.
finding-choice = Bei Schritt { $ply } wurde „{ $played }“ gespielt, festgelegt war „{ $promised }“.
finding-replay = Die Aufzeichnung lässt sich nicht nachspielen: { $what }
finding-not-promised = Bei Schritt { $ply } wurde geheim gewählt, ohne dass etwas festgelegt war: „{ $action }“
error-record-no-seed = Aufnehmen lässt sich nur eine Partie, die von Anfang an mit Zufall aus einem Startwert gespielt wurde.
error-record-not-over = Die Partie dieser Aufzeichnung ist nicht zu Ende.
error-record-unfair = Die Aufzeichnung hält ihre Festlegungen nicht ein: { $what }
error-record-ended = So endet keine Partie: „{ $end }“.
error-record-players = In der Chronik dieser Aufzeichnung passen die Spieler nicht zu den Plätzen oder zur Art der Partie.
error-record-player = In der Chronik dieser Aufzeichnung kann es so keinen Spieler für „{ $seat-short }“ geben: { $what }
error-record-clock = Die Chronik dieser Aufzeichnung nennt eine Uhr, die es nicht gibt. { $what }
error-record-times = { $number ->
    [0] Die Chronik dieser Aufzeichnung beginnt oder endet zu einer unmöglichen Zeit: Keine ist negativ, keine liegt in der Zukunft.
   *[other] Eintrag { $number } in der Chronik dieser Aufzeichnung hat eine unmögliche Zeit: Keine ist negativ, keine liegt in der Zukunft, und niemand zahlt für mehr, als verging.
}
error-record-deeds = Die Chronik dieser Aufzeichnung erzählt von { $told } Aktionen, und die Aufzeichnung hat { $count }.
error-record-differs = Die Chronik dieser Aufzeichnung erzählt von einer anderen Partie: Sie führt nicht zu denselben Aktionen, Festlegungen und demselben Ende.
error-not-gone-yet = { $wait ->
    [one] Du kannst den Sieg in 1 Sekunde beanspruchen, wenn dein Gegner abwesend bleibt.
   *[other] Du kannst den Sieg in { $wait } Sekunden beanspruchen, wenn dein Gegner abwesend bleibt.
}
