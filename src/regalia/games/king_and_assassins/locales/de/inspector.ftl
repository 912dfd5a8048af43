# King & Assassins: the inspector.

# Pieces and spaces.
inspect-on-roof = Auf einem Dach: Eine Figur auf der Straße kann sie weder angreifen noch gefangen nehmen.
inspect-wounds = Treffer
inspect-knights = Übrige Ritter

# What a click does.
inspect-click-chooses = Ein Klick wählt diese Figur und zeigt, wohin sie ziehen kann.
inspect-click-asks = Ist ein Ritter daneben gewählt, fragt ein Klick, was du tun willst: schubsen oder gefangen nehmen beziehungsweise ausschalten.
inspect-click-shoves = Ist ein Ritter daneben gewählt, schubst ein Klick diese Figur.
inspect-click-captures = Ist ein Ritter daneben gewählt, nimmt ein Klick diesen Bürger gefangen.
inspect-click-attacks = Ist eine Figur daneben gewählt, greift ein Klick sie an.

# Round cards.
inspect-card-note = Die Krone steht für den König, der Helm für die Ritter, der Dolch für die Meuchler: Das sind die Aktionspunkte dieser Runde.
inspect-fetters-title = Fesselsymbol
inspect-fetters = Die verketteten Ringe sind das Fesselsymbol: In dieser Runde dürfen die Ritter einen Bürger gefangen nehmen.
inspect-no-fetters = Kein Fesselsymbol: In dieser Runde wird niemand gefangen genommen.

# Players.
inspect-citizens = Bürger auf dem Spielplan
inspect-revealed = Enttarnte Meuchler
inspect-eliminated = Ausgeschaltete Meuchler
inspect-captured = Gefangene Bürger
