# Headlines: what the opponent's last turn meant for this seat.

headline-king-wounded = { $wounds ->
    [1] Dein König wurde verwundet.
   *[other] Dein König ist tot.
}
headline-knight-killed = Dein Ritter auf { $space } wurde ausgeschaltet.
headline-revealed = { $citizen-cap } ist ein Meuchler!
headline-eliminated = Du verlierst einen Meuchler: { $citizen-cap } wurde ausgeschaltet.
headline-captured = { $assassin ->
    [yes] Du verlierst einen Meuchler: { $citizen-cap } wurde gefangen genommen.
   *[other] { $citizen-cap } wurde gefangen genommen, keiner deiner Meuchler.
}
