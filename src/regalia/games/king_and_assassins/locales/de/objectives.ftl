# King & Assassins: counts on the players’ plates, and what the last round decides.

progress-wounds = Treffer des Königs: { $have } von { $need }
progress-knights = Übrige Ritter: { $have }
progress-captured = Gefangene Bürger: { $have }
progress-assassins-left = { $unknown ->
    [0] Übrige Meuchler: { $have } von { $need }
   *[other] Übrige Meuchler: höchstens { $have } von { $need } (gefangene Bürger können Meuchler gewesen sein)
}

last-round-verdict = Dies ist die letzte Runde. Wäre sie jetzt zu Ende, würden die Meuchler gewinnen.
last-round-loses = Dies ist die letzte Runde. Wenn du deinen Zug beendest, gewinnen die Meuchler. Trotzdem beenden?
