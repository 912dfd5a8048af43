# The inspector: what a piece, a card or an icon is, what it may do, and why not.

inspect-why = Pourquoi pas ?
inspect-more = { $count ->
    [one] Il en va de même pour { $count } autre action.
   *[other] Il en va de même pour { $count } autres actions.
}
inspect-rules = Règles
inspect-reach = Portée
inspect-undo = « Annuler le coup » reprend votre dernière action de ce tour de jeu. Dans une partie amicale contre l’ordinateur, c’est toujours possible. Dans les autres parties, ce n’est plus possible après une action qui a révélé quelque chose, après une carte ou un autre tirage, ni après la fin de votre tour.
