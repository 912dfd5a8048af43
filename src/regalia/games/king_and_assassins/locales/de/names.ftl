# King & Assassins: names of citizens, seats, pieces, phases and directions.

# `.acc` is the accusative, `.dat` the dative, `.gen` the genitive.
citizen-monk = der Mönch
    .cap = Der Mönch
    .acc = den Mönch
citizen-plumwoman = die Pflaumenfrau
    .cap = Die Pflaumenfrau
    .acc = die Pflaumenfrau
citizen-appleman = der Apfelhändler
    .cap = Der Apfelhändler
    .acc = den Apfelhändler
citizen-courtesan = die Kurtisane
    .cap = Die Kurtisane
    .acc = die Kurtisane
citizen-fishwoman = die Fischfrau
    .cap = Die Fischfrau
    .acc = die Fischfrau
citizen-butcher = der Metzger
    .cap = Der Metzger
    .acc = den Metzger
citizen-blacksmith = der Schmied
    .cap = Der Schmied
    .acc = den Schmied
citizen-shepherd = der Hirte
    .cap = Der Hirte
    .acc = den Hirten
citizen-squire = der Knappe
    .cap = Der Knappe
    .acc = den Knappen
citizen-carpenter = der Zimmermann
    .cap = Der Zimmermann
    .acc = den Zimmermann
citizen-witchhunter = der Hexenjäger
    .cap = Der Hexenjäger
    .acc = den Hexenjäger
citizen-farmer = der Bauer
    .cap = Der Bauer
    .acc = den Bauern

# Without an article, for lists and pictures.
citizen-label-monk = Mönch
citizen-label-plumwoman = Pflaumenfrau
citizen-label-appleman = Apfelhändler
citizen-label-courtesan = Kurtisane
citizen-label-fishwoman = Fischfrau
citizen-label-butcher = Metzger
citizen-label-blacksmith = Schmied
citizen-label-shepherd = Hirte
citizen-label-squire = Knappe
citizen-label-carpenter = Zimmermann
citizen-label-witchhunter = Hexenjäger
citizen-label-farmer = Bauer

# Seats and pieces.
seat-king = der König
    .cap = Der König
    .short = König
    .acc = den König
    .dat = dem König
    .gen = des Königs
seat-assassins = die Meuchler
    .cap = Die Meuchler
    .short = Meuchler
    .acc = die Meuchler
    .dat = den Meuchlern
    .gen = der Meuchler

piece-king = der König
    .cap = Der König
    .acc = den König
piece-knight = ein Ritter
    .cap = Ein Ritter
    .acc = einen Ritter

# Fates of assassins and citizens.
fate-hidden = getarnt
fate-revealed = enttarnt
fate-captured = gefangen
fate-eliminated = ausgeschaltet

# Phases.
phase-deal = Die Bürger werden verteilt
phase-pick = Die Meuchler werden gewählt
phase-start = Der Königspieler wählt das Startfeld
phase-card = Die nächste Rundenkarte wird aufgedeckt
phase-king = Der König ist am Zug
phase-assassins = Die Meuchler sind am Zug
phase-over = Die Partie ist zu Ende

# Directions.
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
