# King & Assassins: playing at the terminal.

# Prompts and help.
welcome-king-and-assassins = King & Assassins. Der König muss durch die Straßen in seine Burg; drei der zwölf Bürger sind Meuchler, und nur der Meuchlerspieler weiß, welche.
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

# Letters of the notation, the same in every language.
citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

# Diagrams of a position.
diagram-no-card = { $rounds } Runden zu spielen: { $phase }
diagram-round = Runde { $round } von { $rounds }: { $phase }
diagram-card = Karte { $card }
diagram-fetters = { $used ->
    [yes] Fesseln benutzt
   *[no] Fesseln
}
diagram-king = König { $left }/{ $most }
diagram-knights = Ritter { $left }/{ $most }
diagram-assassins = Meuchler { $left }/{ $most }
diagram-wounds = Treffer { $wounds }/2
diagram-hidden = Meuchler
diagram-revealed = enttarnt
diagram-captured = gefangen
diagram-captured-assassin = gefangen, Meuchler
diagram-eliminated = ausgeschaltet

# Diagrams of a board.
chart-king = [K]  Startfeld des Königs
chart-kings = K?   mögliches Startfeld des Königs
chart-knight = KN   ein Ritter
chart-around = kn   ein Ritter am Startfeld des Königs
chart-citizen = o    ein Bürger
chart-gate = { $arrow }{ $arrow }   ein Burgtor
chart-roof = ▒▒   ein Dach
fact-kings = König startet auf
fact-gates = Burgtore
fact-rounds = Runden
