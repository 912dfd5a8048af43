# King & Assassins: events and results.

event-dealt = Les douze citoyens prennent place.
event-picked = { $citizens ->
    [none] Trois assassins sont choisis parmi les citoyens.
   *[other] Les assassins sont choisis : { $citizens }.
}
event-started = Le roi part de { $space }.
event-card-turned = Tour { $round } : la carte est { $card } (roi/chevaliers/assassins).
event-king-moved = Le roi va de { $from } à { $to }.
event-king-entered = Le roi entre dans le château par { $gate }.
event-knight-moved = Un chevalier va de { $from } à { $to }.
event-shoved = Le chevalier en { $by } repousse { $citizen } de { $from } à { $to }.
event-captured = { $assassin ->
    [yes] Le chevalier en { $by } capture { $citizen } en { $space } : c’était un assassin.
   *[other] Le chevalier en { $by } capture { $citizen } en { $space }.
}
event-eliminated = Le chevalier en { $by } élimine un assassin, { $citizen }, en { $space }.
event-citizen-moved = { $citizen-cap } va de { $from } à { $to }.
event-assassin-moved = Un assassin, { $citizen }, va de { $from } à { $to }.
event-revealed = { $citizen-cap } en { $space } se révèle être un assassin !
event-knight-killed = Un assassin, { $citizen } en { $by }, élimine le chevalier en { $space }.
event-king-wounded = { $wounds ->
    [1] Un assassin, { $citizen } en { $by }, attaque le roi en { $space } : le roi est blessé.
   *[other] Un assassin, { $citizen } en { $by }, attaque le roi en { $space } : le roi est mort.
}
event-turn-ended = { $unused ->
    [0] Fin du tour { $seat-of }.
    [one] Fin du tour { $seat-of } : { $unused } point d’action inutilisé.
   *[other] Fin du tour { $seat-of } : { $unused } points d’action inutilisés.
}
event-ended = { $winner } : { $reason }. Les assassins étaient { $assassins }.

# Winners, and the rules that end a game.
winner-king = Le roi a gagné
winner-assassins = Les assassins ont gagné

reason-KA-11-1 = les trois assassins sont capturés ou éliminés
reason-KA-11-2 = le roi est entré dans son château
reason-KA-11-3 = le roi est mort
reason-KA-11-4 = toutes les cartes ont été jouées et le roi est encore sur le plateau
