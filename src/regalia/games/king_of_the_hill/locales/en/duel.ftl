# King of the Hill: attacks and defences with their cards, reasons and odds.

duel-loading = Counting cards…
duel-draws = { $count ->
    [0] The defender draws no cards
    [one] The defender draws one card
   *[other] The defender draws { $count } cards
}
duel-drew = { $count ->
    [0] You draw no cards
    [one] You draw one card
   *[other] You draw { $count } cards
}
duel-reason-type = type
duel-reason-ground = terrain
duel-reason-leader = its general
duel-reason-friends = support
duel-reason-foes = other enemies
duel-reason-enemy-leader = enemy general
duel-reason-trait = attacker’s type
duel-reason-crossfire = second shooter
duel-reason-lightning = lightning
duel-reason-paralysis = paralysis
duel-odds-drawn = From the drawn cards
duel-odds-hand = { $count ->
    [0] The defender has no cards in hand
    [one] With an unknown hand of one card
   *[other] With an unknown hand of { $count } cards
}
duel-destroyed = destroyed { $chance }
duel-flees = must flee { $chance }
duel-holds = can stay { $chance }
duel-counters = counter-attack possible { $chance }
duel-odds-note = Counted over the { $count } cards you have not seen. The defender is assumed to save the unit if possible.
duel-cards = Cards for this attack
duel-attack = Attack
duel-if-destroyed = { $verdict ->
    [blue] If this unit is destroyed and the round ends then, blue wins.
    [red] If this unit is destroyed and the round ends then, red wins.
   *[other] If this unit is destroyed and the round ends then, the game is a draw.
}
duel-no-target = { $way ->
    [straight] No target: diamonds attack an enemy straight beside the unit, and no unit that can act has one there. No shooter has a target.
   *[other] No target: hearts attack an enemy diagonally beside the unit, and no unit that can act has one there. No shooter has a target.
}
duel-no-move = No unit that can act can move with this card.
duel-straight = straight
duel-diagonal = diagonally
duel-effect-destroyed = unit lost
duel-effect-blocked = blocks
duel-effect-flees = flees
duel-effect-flees-or-stays = flees or stays
duel-effect-retreats = retreats or stays
duel-effect-counters = counter-attacks
duel-joker-note = A joker counts as an ace of the colour you choose.
duel-close = Hide the fight
duel-no-card = no card
duel-fight = Fight on { $space }
