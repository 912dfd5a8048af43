# The inspector: what a piece, a card or an icon is, what it may do, and why not.

inspect-why = Warum nicht?
inspect-more = { $count ->
    [one] Dasselbe gilt für { $count } weitere Aktion.
   *[other] Dasselbe gilt für { $count } weitere Aktionen.
}
inspect-rules = Regeln
inspect-reach = Reichweite
inspect-undo = „Zurücknehmen“ nimmt deine letzte Aktion in diesem Zug zurück. Es geht nicht mehr, wenn eine Aktion etwas aufgedeckt hat, nach einer Karte oder einem anderen Zufallsergebnis und nach dem Ende deines Zugs.
inspect-hint = Lass den Mauszeiger oder den Finger auf einer Figur, einer Karte oder einem Symbol ruhen oder drücke I: Du siehst, was es ist und was es kann.
inspect-help = Regeln und Hilfe
