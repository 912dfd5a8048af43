# Headlines: what the opponent's last turn meant for this seat.

headline-king-wounded = { $wounds ->
    [1] Votre roi a été blessé.
   *[other] Votre roi est mort.
}
headline-knight-killed = Votre chevalier en { $space } a été éliminé.
headline-revealed = { $citizen-cap } se révèle être un assassin !
headline-eliminated = Vous perdez un assassin, éliminé : { $citizen }.
headline-captured = { $assassin ->
    [yes] Vous perdez un assassin, capturé : { $citizen }.
   *[other] Capture sans perte pour vous : { $citizen } n’est pas un assassin.
}
