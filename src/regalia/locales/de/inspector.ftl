# The inspector: what a piece, a card or an icon is, what it may do, and why not.

inspect-why = Warum nicht?
inspect-more = { $count ->
    [one] Dasselbe gilt für { $count } weitere Aktion.
   *[other] Dasselbe gilt für { $count } weitere Aktionen.
}
inspect-rules = Regeln
inspect-reach = Reichweite
inspect-undo = „Zurücknehmen“ nimmt deine letzte Aktion in diesem Zug zurück. In einer ungewerteten Partie gegen den Computer geht das immer. In anderen Partien geht es nicht mehr, wenn eine Aktion etwas aufgedeckt hat, nach einer Karte oder einem anderen Zufallsergebnis und nach dem Ende deines Zugs.
