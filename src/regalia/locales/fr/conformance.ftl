# `regalia conformance` : un jeu tenu à son contrat.

conformance-playing = En train de jouer
conformance-progress = Parties jouées : { $done } sur { $games }, { $failures ->
    [one] { $failures } échec
   *[other] { $failures } échecs
}.
conformance-check = contrôle
conformance-runs = fois
conformance-share = part du temps
conformance-failed = échecs
conformance-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $steps } coups en tout, en { $seconds } s. Fins : { $ends }.
conformance-found = { $failures ->
    [0] Les { $looks } contrôles ont réussi.
    [one] { $failures } contrôle sur { $looks } a échoué.
   *[other] { $failures } contrôles sur { $looks } ont échoué.
}
conformance-again = Pour le revoir, au coup { $step } de :

error-option-form = Une option s’écrit NOM=VALEUR, ce que « { $text } » n’est pas.
error-no-such-check = Il n’y a pas de contrôle « { $check } ». Il y a : { $known }.
