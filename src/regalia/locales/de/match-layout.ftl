# The match page: its tabs and the action bar.

layout-tabs = Ansichten der Partie
layout-turn = Zug
layout-details = Details
layout-not-your-turn = Du bist nicht am Zug.
layout-no-undo = Jetzt lässt sich nichts zurücknehmen.
inspect-hint = Lass den Mauszeiger oder den Finger auf einer Figur, einer Karte oder einem Symbol ruhen oder drücke I: Du siehst, was es ist und was es kann.
inspect-help = Regeln und Hilfe
