# King of the Hill: objectives on the players’ plates, and what the end of a round decides.

progress-hill-three = Unités sur la colline : { $have } sur { $need }
progress-hill-more = { $have ->
    [0] Plus d’unités que l’ennemi sur la colline : non
   *[other] Plus d’unités que l’ennemi sur la colline : oui
}
progress-general = { $have ->
    [0] Général ennemi mort : non
   *[other] Général ennemi mort : oui
}
progress-pair = Unités sur ses pions objectif : { $have } sur { $need }
progress-forest = Forêts validées : { $have } sur { $need }
progress-three-out = Unités sorties du plateau : { $have } sur { $need }
progress-general-out = { $have ->
    [0] Général sorti du plateau : non
   *[other] Général sorti du plateau : oui
}
progress-razed = Objectifs détruits : { $have } sur { $need }

round-verdict = { $verdict ->
    [blue] Si le tour finissait maintenant, Bleu gagnerait.
    [red] Si le tour finissait maintenant, Rouge gagnerait.
    [draw] Si le tour finissait maintenant, il y aurait égalité.
   *[other] Si le tour finissait maintenant, personne ne gagnerait.
}
round-loses = { $winner ->
    [blue] Cette action termine le tour, et Bleu gagne. Jouer quand même ?
   *[other] Cette action termine le tour, et Rouge gagne. Jouer quand même ?
}
round-gives-away = Vous gagneriez si le tour finissait maintenant. Cette action termine le tour sans votre victoire. Jouer quand même ?
