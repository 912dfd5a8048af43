# King of the Hill: attacks and defences with their cards, reasons and odds.

duel-loading = Calcul en cours…
duel-draws = { $count ->
    [0] Le défenseur ne pioche aucune carte
    [one] Le défenseur pioche { $count } carte
   *[other] Le défenseur pioche { $count } cartes
}
duel-drew = { $count ->
    [0] Vous ne piochez aucune carte
    [one] Vous piochez { $count } carte
   *[other] Vous piochez { $count } cartes
}
duel-reason-type = type d’unité
duel-reason-ground = décor
duel-reason-leader = son général
duel-reason-friends = soutien allié
duel-reason-foes = pression ennemie
duel-reason-enemy-leader = général ennemi
duel-reason-trait = type de l’attaquant
duel-reason-crossfire = autre tireur
duel-reason-lightning = foudre
duel-reason-paralysis = paralysie
duel-odds-drawn = Cartes piochées seules
duel-odds-hand = { $count ->
    [0] Le défenseur n’a plus de carte en main
    [one] Avec une main inconnue de { $count } carte
   *[other] Avec une main inconnue de { $count } cartes
}
duel-destroyed = détruite { $chance }
duel-flees = doit fuir { $chance }
duel-holds = peut rester { $chance }
duel-counters = contre-attaque possible { $chance }
duel-odds-note = Calculé sur les { $count } cartes que vous n’avez pas vues. Le défenseur sauve l’unité s’il le peut.
duel-cards = Cartes pour cette attaque
duel-attack = Attaquer
duel-if-destroyed = { $verdict ->
    [blue] Si cette unité est détruite et que le tour finit alors, Bleu gagne.
    [red] Si cette unité est détruite et que le tour finit alors, Rouge gagne.
   *[other] Si cette unité est détruite et que le tour finit alors, il y a égalité.
}
duel-no-target = { $way ->
    [straight] Pas de cible : les carreaux attaquent un ennemi adjacent, horizontalement ou verticalement, et aucune unité activable n’en a un. Aucun tireur n’a de cible.
   *[other] Pas de cible : les cœurs attaquent un ennemi adjacent en diagonale, et aucune unité activable n’en a un. Aucun tireur n’a de cible.
}
duel-no-move = Aucune unité activable ne peut se déplacer avec cette carte.
duel-straight = horizontalement ou verticalement
duel-diagonal = en diagonale
duel-effect-destroyed = unité perdue
duel-effect-blocked = bloque
duel-effect-flees = fuit
duel-effect-flees-or-stays = fuit ou reste
duel-effect-retreats = retraite ou reste
duel-effect-counters = contre-attaque
duel-joker-note = Un joker vaut un as de la couleur choisie, rouge ou noire.
duel-close = Masquer le combat
duel-no-card = aucune carte
duel-fight = Combat en { $space }
