# King of the Hill: labels that every page may show.

game-king-of-the-hill = King of the Hill
home-king-of-the-hill = Zwei Armeen, ein Hügel, ein Kartenspiel: Schwarze Karten bewegen, rote greifen an.

# Sides and scenarios in lists.
side-blue = Blau
side-red = Rot
scenario-introduction = Einführung
scenario-pitched-battle = Feldschlacht
scenario-king-of-the-woods = König der Wälder
scenario-ambush = Hinterhalt
scenario-night-attack = Nachtangriff
scenario-random = Zufälliges Szenario
