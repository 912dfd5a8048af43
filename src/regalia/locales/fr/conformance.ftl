# `regalia conformance`.

conformance-playing = Parties en cours
conformance-progress = Parties jouées : { $done } sur { $games }, { $failures ->
    [one] { $failures } échec
   *[other] { $failures } échecs
}.
conformance-check = contrôle
conformance-runs = exécutions
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
conformance-again = Pour reproduire l’échec, au coup { $step } de :

error-option-form = Option mal écrite : « { $text } ». Écrivez NOM=VALEUR.
error-no-such-check = Contrôle inconnu : « { $check } ». Contrôles possibles : { $known }.
