# King & Assassins: the match page.

# Prompts: a heading and a sentence.
pick-title = Wähle drei Meuchler
pick-note = Der König muss aus seiner Ecke zu einem Burgtor. Drei dieser zwölf Bürger werden deine Meuchler, und nur du weißt, welche: Wähle solche, die entlang seines Weges verteilt stehen.
pick-chosen = { $count } von 3 gewählt
start-title = Wähle das Startfeld des Königs
start-note = Die Meuchler sind schon gewählt; nimm die Ecke, von der aus der Weg sicherer aussieht.

# Status.
town-round = Runde { $round } von { $rounds }
town-rounds = { $rounds } Runden zu spielen
town-card = { $fetters ->
    [yes] Runde { $round }. AP: König { $king }, Ritter { $knights }, Meuchler { $crowd }; mit Fesselsymbol.
   *[no] Runde { $round }. AP: König { $king }, Ritter { $knights }, Meuchler { $crowd }.
}
town-points = Übrige Aktionspunkte
town-points-king = König
town-points-knights = Ritter
town-points-assassins = Meuchler
town-fetters = Fesselsymbol: In dieser Runde darf ein Bürger gefangen genommen werden.
town-fetters-used = In dieser Runde wurde schon ein Bürger gefangen genommen.
town-wounded = Der König ist verwundet!
town-gone = Vom Spielplan genommen
town-was-assassin = einer deiner Meuchler
town-deck = { $count ->
    [0] Keine Rundenkarten mehr
    [one] Noch { $count } Rundenkarte
   *[other] Noch { $count } Rundenkarten
}
town-goal-king = Der Königspieler gewinnt, wenn der König über ein Burgtor die Burg betritt oder alle drei Meuchler aus dem Spiel sind.
town-goal-assassins = Der Meuchlerspieler gewinnt, wenn der König zwei Treffer erhalten hat oder wenn alle Rundenkarten gespielt sind und der König noch auf dem Spielplan steht.
town-king-dead = Der König ist tot!

# Controls.
town-pick-done = Auswahl bestätigen
town-start-here = Auf { $space } starten
town-which = Was willst du dort tun?
town-chosen = – wähle ein markiertes Feld; die Zahl zeigt die Kosten in AP.
town-stuck = kann gerade keine Aktion ausführen.
town-hint-king = Wähle den König oder einen Ritter: Ritter machen dem König den Weg frei. Die Zahlen zeigen die Kosten in AP.
town-hint-assassins = Wähle einen Bürger. Angreifen können nur enttarnte Meuchler.
town-hint-done = Keine Aktion mehr möglich: Beende deinen Zug.
town-enter = in die Burg
town-do-shove = Schubsen
town-do-strike = Angreifen
town-do-capture = Gefangen nehmen
town-do-reveal = Als Meuchler enttarnen
town-reveal-sure = Diesen Meuchler enttarnen? Alle sehen es, und es gibt kein Zurück.
town-do-enter = Burg betreten
act-end-turn = Zug beenden
act-end-anyway = { $count ->
    [one] Zug beenden, obwohl noch { $count } AP übrig ist?
   *[other] Zug beenden, obwohl noch { $count } AP übrig sind?
}

# Moves as sentences, for the move list.
town-say-go = { $who-cap } geht von { $from } nach { $to } ({ $cost } AP)
town-say-shove = { $who-cap } auf { $from } schubst { $whom-acc } von { $to } weg ({ $cost } AP)
town-say-strike = { $who-cap } auf { $from } greift { $whom-acc } auf { $to } an ({ $cost } AP)
town-say-capture = { $who-cap } auf { $from } nimmt { $whom-acc } auf { $to } gefangen ({ $cost } AP)
town-say-reveal = { $who-cap } auf { $from } wird als Meuchler enttarnt
town-say-enter = { $who-cap } betritt über das Burgtor { $from } die Burg
inspect-card = Rundenkarte
