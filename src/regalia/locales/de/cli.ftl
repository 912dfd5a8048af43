# Das Terminal: Befehle, Fragen, und was rund um eine Partie gesagt wird.

uncompiled = Achtung: Regalia läuft als reines Python, etwa 60-mal langsamer; der Computer wird langsam spielen. Kompilieren mit: python3 run.py

replay-which = Partie { $game } von { $count } in dieser Datei; wähle mit --game.
replay-title = { $game }, { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
replay-next = Enter für den nächsten Schritt, Strg-D zum Aufhören:
replay-runs = Nach Schritt { $ply } von { $count } ist die Partie nicht zu Ende.
replay-seat = { $game }, wie es { $seat } gesehen hat
replay-player = { $seat-short }: { $who }

boards-id = Kennung
boards-name = Name
boards-note = Hinweis
boards-fact = { $what }: { $value }
boards-more = regalia boards show KENNUNG zeichnet einen Plan; regalia boards check DATEI prüft einen eigenen.
boards-sound = { $name }: Dieser Spielplan ist in Ordnung.

# Der Tisch wird gedeckt.
welcome-king-and-assassins = King & Assassins. Der König muss durch die Straßen in seine Burg; drei der zwölf Bürger sind Meuchler, und nur ihr Spieler weiß, welche.
welcome-king-of-the-hill = King of the Hill. Zwei Heere kämpfen mit Spielkarten um einen Hügel: Schwarze Karten bewegen, rote greifen an, und niemand sieht die Hand des anderen.
option-king-of-the-hill-scenario = Welches Szenario?
option-king-of-the-hill-scenario-introduction = Einführung: Infanterie, Kavallerie und Bogenschützen auf der Standardkarte; gut für den Anfang
option-king-of-the-hill-scenario-pitched-battle = Feldschlacht: Du legst das Gelände; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-king-of-the-woods = König der Wälder: kein Hügel, drei Wälder zu halten; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-ambush = Hinterhalt: Blau durchquert einen Wald, in dem Rot lauert; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-night-attack = Nachtangriff: Rot brennt das Lager von Blau nieder; Fantasy-Einheiten und Magie
ask-game = Welches Spiel?
ask-way = Wie möchtest du spielen?
way-computer = Mit { $seat-dat } gegen den Computer
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
hand-over = Gib weiter an { $seat-acc }.
nothing-begun = Es wurde keine Partie begonnen.

# In einer Partie.
thinking = Der Computer ({ $seat }) denkt nach
prompt = { $seat-short }>
ask-help = ? zeigt die Hilfe.
end-warning = { $unused ->
    [one] { $unused } Aktionspunkt ist übrig.
   *[other] { $unused } Aktionspunkte sind übrig.
} Tippe noch einmal { $action }, um den Zug zu beenden, oder spiel weiter.
hint-king-and-assassins-pick = Wähle deine drei Meuchler mit ihren Buchstaben, etwa  pick mo fa bu
hint-king-and-assassins-start = Wähle, wo der König beginnt, etwa  { $example }
hint-king-and-assassins-turn = Du bist dran, etwa { $example }; außerdem: moves, moves { $space }, undo, end, ? für Hilfe.
help-king-and-assassins = Was du tun kannst:
      i2h2     gehen: ein Schritt, hoch- oder herunterklettern; ein Ritter schubst jeden, der im Weg steht
      d5=d6    ein Ritter nimmt einen Bürger gefangen, wenn die Karte Fesseln zeigt
      d5xd6    zuschlagen: ein Ritter gegen einen Meuchler, ein Meuchler gegen einen Ritter oder den König
      !d6      den Meuchler auf d6 enttarnen
      c8*      der König betritt die Burg durch das Tor c8
      end      den Zug beenden
      pick monk farmer butcher    die Meuchler wählen
      start j1                    den Start des Königs wählen
hint-king-of-the-hill-army = Wähle ein Heer mit seiner Nummer, oder nenne sieben Einheiten, + für die des Generals:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Lege Gelände, etwa  { $example }; decline  legt nichts mehr.
   *[other] Lege Gelände mit einer Nummer oder von Hand, etwa  { $example }; decline  legt nichts mehr.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Stelle eine Einheit auf, etwa  { $example }
   *[other] Stelle mit der Nummer eines Plans alle Einheiten nacheinander auf, oder eine einzelne, etwa  { $example }
}
hint-king-of-the-hill-redraw = Behalte deine Hand (keep) oder zieh neu (redraw): acht neue Karten, einmal je Runde.
hint-king-of-the-hill-bid = Biete eine Karte für die Initiative, etwa  { $example }; die höhere sagt, wer beginnt. Beide Gebote sind verloren.
hint-king-of-the-hill-first = Sag, wer in dieser Runde Startspieler ist.
hint-king-of-the-hill-action = Spiele eine Karte, etwa  { $example }; außerdem: moves, moves { $space }, burn, ? für Hilfe.
hint-king-of-the-hill-defend = Verteidige mit einer gezogenen Karte (draw), mit einer aus der Hand (hand), oder gib nach (yield).
hint-king-of-the-hill-flee = Die Einheit flieht: Sag, wohin.
hint-king-of-the-hill-retreat = Die Einheit darf auf ein Nachbarfeld zurückweichen oder bleiben.
hint-king-of-the-hill-pursue = Rücke auf das frei gewordene Feld nach (pursue), oder bleib stehen (halt).
hint-offer = { $name }: { $note }
hint-choices = Du darfst:  { $actions }
hint-open = { $seat-cap }: Antworte hier, oder drücke Enter, um zu sehen, was nur du sehen darfst.
which-one = Welche davon?  { $actions }
help-king-of-the-hill = Was du tun kannst (Karten: 2 bis 9, T = 10, J = Bube, Q = Dame, K = König, A = Ass, dazu C = Kreuz, D = Karo, H = Herz, S = Pik; Joker sind ** und nehmen jede Farbe an: *C):
      5C c2-c4         eine schwarze Karte bewegt eine Einheit: freie Schritte, dann Kreuz gerade, Pik diagonal
      KH c2xd3         eine rote Karte greift an oder schießt: Karo gerade, Herz diagonal, Schüsse überallhin
      4D burn          eine Karte für nichts spielen
      keep, redraw     die Hand behalten, oder acht neue Karten nehmen
      bid 9S           um die Initiative bieten;  first blue  sagt, wer beginnt
      draw QS, hand KD, yield      mit einer gezogenen Karte verteidigen, mit einer der Hand, mit keiner
      flee d6, retreat d6, stay    wohin ein Verteidiger geht;  pursue, halt  für den Angreifer
    Magie, wo sie mitspielt (nie mit Jokern):
      4D vigour c2-c3        rot, 2 bis 10: ein Schritt           9S lightning f6    schwarz, 2 bis 10: ein Schuss
      QH teleport e2         rot, Bube bis König: der General     JC confusion       schwarz, Bube bis König: Karte weg
      AH portal cavalry a1   rotes Ass: eine Einheit kehrt heim   AS paralysis f6    schwarzes Ass: zwei Aktionen lang
      5C c6-off              im Hinterhalt verlässt Blau den Plan am gegenüberliegenden Rand
      4D raze c2             bei Nacht brennt Rot das Lager nieder
    Eine Nummer wählt, was angeboten wird. Kleine Buchstaben genügen, und was klar ist, darf fehlen.
help-commands = Was du fragen kannst:
      moves    alles, was du jetzt tun darfst;  moves i2  für eine Figur, in Worten;  moves 9s  mit einer Karte
      undo     deine letzte Aktion zurücknehmen, außer sie hat dir ein Geheimnis verraten
      board    den Spielplan neu zeichnen
      log      was du bisher gesehen hast
      save     die Partie speichern;  save DATEI  in eine Datei deiner Wahl
      quit     gehen; du wirst gefragt, ob gespeichert werden soll
moves-many = { $kind ->
    [army] { $count } Heere aus sieben Einheiten, eine mit dem General (+), aus:
   *[other] { $count } Möglichkeiten für „{ $kind }“ aus:
}
moves-cost = { $cost ->
    [0] (kostenlos)
    [one] ({ $cost } Punkt)
   *[other] ({ $cost } Punkte)
}
moves-ends = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
moves-none = Von oder mit { $space } lässt sich gerade nichts tun.
undo-nothing = In diesem Zug gibt es nichts von dir zurückzunehmen.
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
after-leave = Gehen
record-saved = Gespeichert; so siehst du sie an:  regalia replay { $file }
result = { $winner ->
    [none] Unentschieden
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Was falsch sein kann.
file-error = { $file }: { $what }
error-file-too-long = { $field } ist zu lang für eine Datei von uns.
error-file-no-text = { $field } ist kein Text in UTF-8.
error-file-empty = { $field } ist leer.
error-file-taken = Es gibt schon eine Datei { $field }, und sie ist keine gespeicherte Partie: Wähle einen anderen Namen.
error-no-such-game = { $count ->
    [one] In dieser Datei gibt es { $count } Partie.
   *[other] In dieser Datei gibt es { $count } Partien.
}
error-no-such-board = Es gibt keinen Spielplan „{ $board }“, weder einen mitgelieferten ({ $known }) noch eine Datei.
error-save-broken = Das ist keine vollständige gespeicherte Partie; die Datei bleibt, wie sie war.
error-save-edited = Diese gespeicherte Partie wurde seither verändert; die Datei bleibt, wie sie war.
error-save-none = Das ist keine gespeicherte Partie; die Datei bleibt, wie sie war.
error-save-exists = Die Datei { $file } gibt es schon: Setze sie mit --resume fort oder wähle einen anderen Namen.
error-resume-alone = Eine gespeicherte Partie hat ihr Spiel, ihren Plan, ihre Plätze und ihren Zufall schon: Zu --resume passen nur --level, --save und --no-color.
error-option-twice = Eine Option hat hier nur einen Wert.
error-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
error-seat-or-hot-seat = --hot-seat setzt Menschen auf beide Plätze: Lass --seat weg.

# regalia bench
bench-place = Stelle
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
games-imported = Aufgenommen: { $new }. Schon bekannt: { $known }.
error-record-of-file = Nichts wird aufgenommen, wegen Aufzeichnung { $number } der Datei. { $what }
backup-done = Die Kopie liegt in { $file }.
restore-done = { $database } ist wieder so wie zum Zeitpunkt der Kopie.
error-match-runs = Die Partie { $match } läuft noch, und ihre Aufzeichnung würde ihre Geheimnisse verraten.
error-database-taken = In { $field } ist schon etwas; --overwrite ersetzt es.
error-database-in-use = Ein anderer Server benutzt { $field }; halte ihn zuerst an.
error-database-copy = { $field } lässt sich nicht schreiben: { $what }
error-no-database = { $field } ist keine Datenbank eines Regalia-Servers, oder sie ist beschädigt.
