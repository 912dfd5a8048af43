# King of the Hill: objectives on the players’ plates, and what the end of a round decides.

progress-hill-three = Einheiten auf dem Hügel: { $have } von { $need }
progress-hill-more = { $have ->
    [0] Mehr Einheiten auf dem Hügel als der Feind: nein
   *[other] Mehr Einheiten auf dem Hügel als der Feind: ja
}
progress-general = { $have ->
    [0] Feindlicher General tot: nein
   *[other] Feindlicher General tot: ja
}
progress-pair = Einheiten auf eigenen Zielmarkern: { $have } von { $need }
progress-forest = Wälder mit Mehrheit: { $have } von { $need }
progress-three-out = Einheiten durchgekommen: { $have } von { $need }
progress-general-out = { $have ->
    [0] General durchgekommen: nein
   *[other] General durchgekommen: ja
}
progress-razed = Zielmarker zerstört: { $have } von { $need }

round-verdict = { $verdict ->
    [blue] Wäre die Runde jetzt zu Ende, würde Blau gewinnen.
    [red] Wäre die Runde jetzt zu Ende, würde Rot gewinnen.
    [draw] Wäre die Runde jetzt zu Ende, wäre es unentschieden.
   *[other] Wäre die Runde jetzt zu Ende, würde niemand gewinnen.
}
round-loses = { $winner ->
    [blue] Damit endet die Runde, und Blau gewinnt. Trotzdem spielen?
   *[other] Damit endet die Runde, und Rot gewinnt. Trotzdem spielen?
}
round-gives-away = Wäre die Runde jetzt zu Ende, würdest du gewinnen. Mit dieser Aktion endet sie ohne deinen Sieg. Trotzdem spielen?
