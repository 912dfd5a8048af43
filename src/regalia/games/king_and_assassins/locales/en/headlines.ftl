# Headlines: what the opponent's last turn meant for this seat.

headline-king-wounded = { $wounds ->
    [1] Your king was wounded.
   *[other] Your king was killed.
}
headline-knight-killed = Your knight on { $space } was eliminated.
headline-revealed = { $citizen-cap } is an assassin!
headline-eliminated = You lost an assassin: { $citizen } was eliminated.
headline-captured = { $assassin ->
    [yes] You lost an assassin: { $citizen } was captured.
   *[other] { $citizen-cap } was captured, not one of your assassins.
}
