# Das Terminal: Befehle, Fragen, und was rund um eine Partie gesagt wird.

uncompiled = Achtung: Regalia läuft als reines Python, etwa 60-mal langsamer; der Computer wird langsam spielen. Kompilieren mit: python3 run.py

replay-which = Partie { $game } von { $count } in dieser Datei; wähle mit --game.
replay-title = { $game }, { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
replay-next = Enter für den nächsten Schritt, Strg+D zum Beenden:
replay-runs = Nach Schritt { $ply } von { $count } ist die Partie noch nicht zu Ende.
replay-seat = { $game } aus Sicht { $seat-gen }
replay-player = { $seat-short }: { $who }

boards-id = Kennung
boards-name = Name
boards-note = Hinweis
boards-fact = { $what }: { $value }
boards-more = regalia boards show KENNUNG zeichnet einen Spielplan; regalia boards check DATEI prüft einen eigenen.
boards-sound = { $name }: Dieser Spielplan ist in Ordnung.

# Der Tisch wird gedeckt.
welcome-king-and-assassins = King & Assassins. Der König muss durch die Straßen in seine Burg; drei der zwölf Bürger sind Meuchler, und nur der Meuchlerspieler weiß, welche.
welcome-king-of-the-hill = King of the Hill. Zwei Armeen kämpfen mit Spielkarten um einen Hügel: Schwarze Karten bewegen, rote greifen an, und keiner sieht die Handkarten des anderen.
option-king-of-the-hill-scenario = Welches Szenario?
option-king-of-the-hill-scenario-introduction = Einführung: Infanterie, Kavallerie und Bogenschützen auf dem Standard-Spielplan; ideal zum Einstieg
option-king-of-the-hill-scenario-pitched-battle = Feldschlacht: Ihr legt das Gelände selbst; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-king-of-the-woods = König der Wälder: kein Hügel, dafür drei umkämpfte Wälder; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-ambush = Hinterhalt: Blau muss durch einen Wald, in dem Rot lauert; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-night-attack = Nachtangriff: Rot will das Lager von Blau zerstören; Fantasy-Einheiten und Magie
ask-game = Welches Spiel?
ask-way = Wie möchtest du spielen?
way-computer = Gegen den Computer: Du spielst { $seat-acc }
way-hot-seat = Zu zweit an diesem Bildschirm
way-resume = Die unterbrochene Partie fortsetzen
ask-board = Auf welchem Spielplan?
ask-level = Wie stark soll der Computer sein, von 1 bis { $most }? [{ $default }]
ask-choice = Deine Wahl [{ $default }]
ask-again = Bitte eine Zahl von 1 bis { $most }.
ask-yes = [J/n]
ask-no = [j/N]
answer-yes = j
press-enter = Drücke Enter, wenn nur du den Bildschirm siehst.
hand-over = Gib den Platz am Bildschirm weiter an { $seat-acc }.
nothing-begun = Es wurde keine Partie begonnen.

# In einer Partie.
thinking = Der Computer ({ $seat }) denkt nach
prompt = { $seat-short }>
ask-help = ? zeigt die Hilfe.
end-warning = { $unused ->
    [one] { $unused } Aktionspunkt ist übrig.
   *[other] { $unused } Aktionspunkte sind übrig.
} Tippe noch einmal { $action }, um den Zug zu beenden, oder spiel weiter.
hint-king-and-assassins-pick = Wähle deine drei Meuchler mit ihren Kürzeln, etwa  pick mo fa bu
hint-king-and-assassins-start = Wähle das Startfeld des Königs, etwa  { $example }
hint-king-and-assassins-turn = Du bist dran, etwa { $example }; außerdem: moves, moves { $space }, undo, end, ? für Hilfe.
help-king-and-assassins = Was du tun kannst:
      i2h2     bewegen, hoch- oder runterklettern; ein Ritter schubst, wer im Weg steht
      d5=d6    ein Ritter nimmt einen Bürger gefangen, wenn die Rundenkarte ein Fesselsymbol zeigt
      d5xd6    angreifen: ein Ritter einen Meuchler, ein Meuchler einen Ritter oder den König
      !d6      den Meuchler auf d6 enttarnen
      c8*      der König betritt die Burg über das Burgtor c8
      end      den Zug beenden
      pick monk farmer butcher    die Meuchler wählen
      start j1                    das Startfeld des Königs wählen
hint-king-of-the-hill-army = Wähle eine Armee per Nummer oder nenne sieben Einheiten, mit + für die des Generals:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Lege Gelände, etwa  { $example }; mit  decline  legst du nichts mehr.
   *[other] Lege Gelände per Nummer oder von Hand, etwa  { $example }; mit  decline  legst du nichts mehr.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Stelle eine Einheit auf, etwa  { $example }
   *[other] Stelle per Nummer alle Einheiten nach einem Vorschlag auf oder eine einzelne, etwa  { $example }
}
hint-king-of-the-hill-redraw = Behalte deine Handkarten (keep) oder zieh acht neue (redraw), höchstens einmal pro Runde.
hint-king-of-the-hill-bid = Biete eine Karte um die Initiative, etwa  { $example }; wer höher bietet, bestimmt den Startspieler. Beide Gebote werden abgelegt.
hint-king-of-the-hill-first = Bestimme den Startspieler dieser Runde.
hint-king-of-the-hill-action = Spiele eine Karte, etwa  { $example }; außerdem: moves, moves { $space }, burn, ? für Hilfe.
hint-king-of-the-hill-defend = Verteidige mit einer gezogenen Karte (draw), mit einer Handkarte (hand) oder ohne Karte (yield).
hint-king-of-the-hill-flee = Die Einheit flieht: Wähle, wohin.
hint-king-of-the-hill-retreat = Die Einheit darf auf ein Nachbarfeld ausweichen oder stehen bleiben.
hint-king-of-the-hill-pursue = Rücke auf das frei gewordene Feld nach (pursue) oder bleib stehen (halt).
hint-offer = { $name }: { $note }
hint-choices = Möglich:  { $actions }
hint-open = { $seat-cap }: Antworte hier oder drücke Enter, um zu sehen, was nur du sehen darfst.
which-one = Welche davon?  { $actions }
help-king-of-the-hill = Was du tun kannst (Karten: 2 bis 9, T = 10, J = Bube, Q = Dame, K = König, A = Ass, dazu C = Kreuz, D = Karo, H = Herz, S = Pik; Joker sind ** und nehmen jede Farbe an: *C):
      5C c2-c4         eine schwarze Karte bewegt eine Einheit: freie Schritte, dann Kreuz gerade, Pik diagonal
      KH c2xd3         eine rote Karte greift an oder schießt: Karo gerade, Herz diagonal, Schüsse in jede Richtung
      4D burn          eine Karte ungenutzt ablegen
      keep, redraw     die Handkarten behalten oder acht neue ziehen
      bid 9S           um die Initiative bieten;  first blue  bestimmt den Startspieler
      draw QS, hand KD, yield      mit einer gezogenen Karte verteidigen, mit einer Handkarte, ohne Karte
      flee d6, retreat d6, stay    wohin ein Verteidiger flieht oder ausweicht;  pursue, halt  für den Angreifer
    Magie, wo sie im Spiel ist (nie mit Jokern):
      4D vigour c2-c3        rot, 2 bis 10: ein Schritt             9S lightning f6    schwarz, 2 bis 10: ein Schuss
      QH teleport e2         rot, Bube bis König: der General       JC confusion       schwarz, Bube bis König: Karte weg
      AH portal cavalry a1   rotes Ass: eine Einheit kehrt zurück   AS paralysis f6    schwarzes Ass: zwei Aktionen lang
      5C c6-off              im Hinterhalt verlässt Blau den Spielplan über den gegenüberliegenden Rand
      4D raze c2             im Nachtangriff zerstört Rot einen Zielmarker
    Eine Nummer wählt einen Vorschlag. Kleinbuchstaben genügen, und was eindeutig ist, darf fehlen.
help-commands = Weitere Befehle:
      moves    alle möglichen Aktionen;  moves i2  für eine Figur, in Worten;  moves 9s  mit einer Karte
      undo     deine letzte Aktion zurücknehmen, außer sie hat dir ein Geheimnis verraten
      board    den Spielplan neu zeichnen
      log      der Verlauf, soweit du ihn gesehen hast
      save     die Partie speichern;  save DATEI  in eine Datei deiner Wahl
      quit     beenden; du wirst gefragt, ob gespeichert werden soll
moves-many = { $kind ->
    [army] { $count } Armeen aus sieben Einheiten, eine mit dem General (+), aus:
   *[other] { $count } Möglichkeiten für „{ $kind }“ aus:
}
moves-cost = { $cost ->
    [0] (kostenlos)
    [one] ({ $cost } AP)
   *[other] ({ $cost } AP)
}
moves-ends = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
moves-none = Von oder mit { $space } ist gerade keine Aktion möglich.
undo-nothing = In diesem Zug gibt es keine Aktion von dir, die du zurücknehmen kannst.
undo-secret = { $action } lässt sich nicht zurücknehmen: Du hast dabei etwas erfahren.
undone = Zurückgenommen: { $action }

# Gehen und speichern.
saved = Gespeichert in { $file }
saved-on-leaving = Die Partie ist gespeichert. Weiter geht es mit:  regalia play --resume { $file }
not-saved = Die Partie ließ sich nicht speichern: { $what }
ask-save = Die Partie vorher speichern?
ask-file = In welche Datei? [{ $file }]
goodbye = Auf Wiedersehen.
ask-after = Und jetzt?
after-again = { $people ->
    [1] Noch einmal, mit vertauschten Seiten
   *[other] Noch einmal
}
after-record = Die Aufzeichnung dieser Partie speichern
after-leave = Beenden
record-saved = Gespeichert; so siehst du sie an:  regalia replay { $file }
result = { $winner ->
    [none] Unentschieden
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Was falsch sein kann.
file-error = { $file }: { $what }
error-file-too-long = { $field } ist zu groß für eine Regalia-Datei.
error-file-no-text = { $field } ist keine Textdatei in UTF-8.
error-file-empty = { $field } ist leer.
error-file-taken = Die Datei { $field } gibt es schon, und sie ist kein Spielstand: Wähle einen anderen Namen.
error-no-such-game = { $count ->
    [one] Diese Partie gibt es nicht: Die Datei enthält { $count } Partie.
   *[other] Diese Partie gibt es nicht: Die Datei enthält { $count } Partien.
}
error-no-such-board = Den Spielplan „{ $board }“ gibt es nicht, weder mitgeliefert ({ $known }) noch als Datei.
error-save-broken = Dieser Spielstand ist unvollständig. Die Datei wurde nicht verändert.
error-save-edited = Dieser Spielstand wurde nachträglich bearbeitet. Die Datei wurde nicht verändert.
error-save-none = Das ist kein Spielstand. Die Datei wurde nicht verändert.
error-save-exists = Die Datei { $file } gibt es schon: Setze sie mit --resume fort oder wähle einen anderen Namen.
error-resume-alone = Spiel, Spielplan, Plätze und Zufall stehen schon im Spielstand: Mit --resume gehen nur --level, --save und --no-color.
error-option-twice = Jede Option kann hier nur einen Wert haben.
error-language = Die Sprache „{ $language }“ gibt es nicht. Verfügbar: { $known }.
error-missing-extra = Dieser Befehl braucht die Pakete des Servers. Installiere sie mit: { $command }
error-seat-or-hot-seat = --hot-seat setzt Menschen auf beide Plätze: Lass --seat weg.

# regalia bench
bench-place = Ausgangsstellung
bench-positions = Stellungen
bench-speed = je Sekunde
bench-total = { $positions } Stellungen betrachtet, { $speed } je Sekunde.

# regalia verify, games, backup, restore

verify-title = Partie { $match }, { $game }: was festgelegt wurde
verify-seed = der Zufall der ganzen Partie
verify-choice = { $action }
verify-taken-back = { $action } (zurückgenommen)
verify-wrong = Das passt nicht: { $what }
verify-fits = Alles passt. Vergleiche diese Festlegungen mit denen, die während der Partie zu sehen waren.
games-imported = Importiert: { $new }. Schon vorhanden: { $known }.
error-record-of-file = Es wurde nichts importiert: Aufzeichnung { $number } der Datei ist fehlerhaft. { $what }
backup-done = Sicherung erstellt: { $file }
restore-done = { $database } wurde aus der Sicherung wiederhergestellt.
error-match-runs = Die Partie { $match } läuft noch; ihre Aufzeichnung würde Geheimnisse verraten.
error-database-taken = { $field } gibt es schon; --overwrite ersetzt es.
error-database-in-use = Ein anderer Server benutzt { $field }; halte ihn zuerst an.
error-database-copy = { $field } lässt sich nicht schreiben: { $what }
error-no-database = { $field } ist keine Datenbank von Regalia.

# Die Datenbank eines Servers: was einen Befehl von ihr abhält, und regalia doctor
error-database-itself = { $field } ist die Datenbank selbst. Wähle eine andere Datei.
error-database-damaged = { $field } ist beschädigt. „regalia doctor“ prüft die Datei, „regalia doctor --repair“ repariert sie.
error-database-newer = { $field } stammt von einer neueren Version von Regalia (Tabellen { $version }). Installiere diese Version oder spiele eine ältere Sicherung ein.
error-database-unusable = { $field } lässt sich nicht benutzen: { $what }
error-database-lost = Das Verzeichnis der Tabellen in { $field } ist beschädigt, daher lässt sich nichts wiederherstellen. Spiele eine Sicherung ein.
error-disk-full = Der Datenträger von { $field } ist voll. Schaffe Platz und versuche es noch einmal.
error-cut-without-repair = --cut gilt nur zusammen mit --repair.
error-cut-match = In Partie { $match } gibt es keinen Schaden, den --cut entfernen könnte.
doctor-matches = Partien: { $count }. Konten: { $accounts }. Wertungen: { $ratings }.
doctor-in-use = Ein Server benutzt die Datenbank.
doctor-exposed = Andere Benutzer dieses Rechners können { $file } lesen.
doctor-space = Wenig Platz auf dem Datenträger: { $free } MB frei, { $wanted } MB empfohlen.
doctor-version = Die Tabellen haben Version { $version }. „regalia serve“ bringt sie auf Version { $newest }.
doctor-index = Ein Index passt nicht zu seiner Tabelle: { $what }
doctor-page = Beschädigt: { $what }
doctor-match = Partie { $match } ({ $game }) ist bei Eintrag { $entry } von { $last } beschädigt.
doctor-match-row = Partie { $match } ist beschädigt: Ihre Einstellungen sind nicht lesbar.
doctor-row = Eine Zeile der Tabelle { $table } ist nicht lesbar: { $what }
doctor-set-aside = Partie { $match } ist stillgelegt, weil sie beschädigt ist.
doctor-listed-in-vain = Partie { $match } gilt als beschädigt, ist aber lesbar.
doctor-sound = Keine Fehler in { $database } gefunden.
doctor-advice = „regalia doctor --repair“ repariert, was sich reparieren lässt. Halte zuerst den Server an.
doctor-advice-cut = Um eine beschädigte Partie weiterzuspielen, entferne ihre letzten Einträge mit „regalia doctor --repair --cut PARTIE“.
doctor-did-original = Die ursprüngliche Datei bleibt als { $file } erhalten.
doctor-did-permissions = Nur der Eigentümer kann { $file } jetzt lesen.
doctor-did-index = Die Indizes sind neu aufgebaut.
doctor-did-version = Die Tabellen sind auf Version { $newest } gebracht.
doctor-did-table = Tabelle { $table }: { $kept } Zeilen gerettet, { $lost } verloren.
doctor-did-cut = Partie { $match } endet jetzt mit Eintrag { $entry }; entfernte Einträge: { $removed }.
doctor-did-set-aside = Partie { $match } ist stillgelegt; ihre Einträge bleiben erhalten.
doctor-did-take-back = Partie { $match } gilt nicht mehr als beschädigt.
doctor-repaired = { $database } ist repariert.
doctor-remains = { $database } ist so weit wie möglich repariert; was oben steht, bleibt.

# Wie eine Partie eines Servers endete, wenn nicht durch die Regeln.
replay-ended = { $how ->
    [resigned] Sieger: { $seat-short }. Der Gegner hat aufgegeben.
    [time] Sieger: { $seat-short }. Die Zeit des Gegners ist abgelaufen.
    [abandoned] Sieger: { $seat-short }. Der Gegner ist nicht zurückgekehrt.
    [agreed] Unentschieden durch Vereinbarung.
   *[aborted] Die Partie wurde abgebrochen, bevor sie gespielt wurde.
}
