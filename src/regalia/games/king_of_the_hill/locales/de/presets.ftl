# King of the Hill: presets, which are named armies, terrain layouts and formations.

# Armies.
offer-army-balanced = Ausgewogen
offer-note-army-balanced = von allem etwas; vielseitig und gut zum Lernen
offer-army-wall = Der Wall
offer-note-army-wall = fünfmal Infanterie hält den Hügel, Bogenschützen decken das offene Gelände
offer-army-riders = Reiter
offer-note-army-riders = zuerst auf dem Hügel und schnell wieder weg
offer-army-bowmen = Schützen
offer-note-army-bowmen = viermal Bogenschützen im Kreuzfeuer; halte ihnen den Feind vom Leib
offer-army-hammer = Hammer und Amboss
offer-note-army-hammer = die Infanterie hält, die Kavallerie kommt von der Seite; keine Schützen
offer-army-skirmishers = Plänkler
offer-note-army-skirmishers = schießen, wegreiten, wiederkommen
offer-army-dragon = Der Drache
offer-note-army-dragon = ein Flugmonster, gegen das sich niemand gern verteidigt
offer-army-siege = Belagerung
offer-note-army-siege = zweimal Artillerie mit der größten Reichweite und ein Wall davor
offer-army-swarm = Der Schwarm
offer-note-army-swarm = neun Einheiten, davon vier Horden; mehr, als der Feind zählen kann
offer-army-giants = Riesen
offer-note-army-giants = ein Landmonster und monströse Infanterie durchbrechen jede Linie
offer-army-hunt = Die wilde Jagd
offer-note-army-hunt = Bestien und Flieger, schnell in jedem Gelände
offer-army-chariots = Streitwagen
offer-note-army-chariots = ein Sturmangriff im offenen Gelände; meide Wälder
offer-army-guard = Die Garde
offer-note-army-guard = Elite-Infanterie: schlägt hart zu und flieht nie, aber gezogene schwarze Karten retten sie nicht
offer-army-outriders = Leichte Reiter
offer-note-army-outriders = leichte Kavallerie schießt von den Flügeln

# Terrain layouts.
offer-layout-open = Offenes Gelände
offer-note-layout-open = nichts legen
offer-layout-woods = Zwei kleine Wälder
offer-note-layout-woods = Deckung auf beiden Seiten des Hügels
offer-layout-great-wood = Der große Wald
offer-note-layout-great-wood = eine ganze Flanke in Deckung
offer-layout-long-wood = Der lange Wald
offer-note-layout-long-wood = Deckung auf einer Flanke
offer-layout-lake = Ein tiefer See
offer-note-layout-lake = sperrt eine Flanke für alle, die nicht fliegen
offer-layout-marsh = Ein Sumpf
offer-note-layout-marsh = langsames Gelände, in dem man ungern angegriffen wird
offer-layout-rocks = Felsen
offer-note-layout-rocks = etwas Deckung auf beiden Seiten, aber kein Sichtschutz
offer-layout-road = Eine Straße
offer-note-layout-road = der schnelle Weg nach vorn auf einer Flanke, Felsen auf der anderen
offer-layout-raid = Ein Überfall
offer-note-layout-raid = ein Paar Zielmarker in der Hälfte des Gegners und ein Wald als Ausgangspunkt

# Formations.
offer-plan-line = In Linie
offer-note-plan-line = Fußvolk in der Mitte, Reiter auf den Flügeln, Schützen dahinter
offer-plan-left-hook = Linker Haken
offer-note-plan-left-hook = die Reiter zusammen links
offer-plan-right-hook = Rechter Haken
offer-note-plan-right-hook = die Reiter zusammen rechts
offer-plan-two-wings = Zwei Flügel
offer-note-plan-two-wings = die Mitte bleibt offen
