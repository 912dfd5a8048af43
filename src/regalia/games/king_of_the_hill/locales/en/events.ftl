# King of the Hill: events and results.

event-army-chosen = { $army ->
    [none] { $seat-cap } has chosen an army.
   *[other] { $seat-cap } has chosen an army: { $army }. The general is with the { $general }.
}
event-scenario-drawn = The scenario is drawn at random: { $scenario }.
event-first-drawn = { $seat-cap } is drawn at random as first player.
event-element-placed = { $seat-cap } places { $element } from { $start } to { $end }.
event-objectives-placed = { $seat-cap } places a pair of objectives: { $spaces }.
event-placing-declined = { $seat-cap } places no more terrain.
event-deployed = { $general ->
    [yes] { $seat-cap } deploys { $unit-some } on { $space }, with the general.
   *[no] { $seat-cap } deploys { $unit-some } on { $space }.
}
event-turn-begun = Round { $turn } starts.
event-pile-shuffled = { $count ->
    [0] There are no cards to shuffle.
    [one] One card becomes the new draw pile.
   *[other] { $count } cards are shuffled into a new draw pile.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } draws one card.
       *[other] { $seat-cap } draws { $count } cards.
    }
   *[other] { $seat-cap } draws { $cards }.
}
event-hand-kept = { $seat-cap } keeps its hand.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } has no cards to discard for a new hand.
   *[other] { $seat-cap } discards its hand for a new one: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } bids a card face down.
   *[other] { $seat-cap } bids a card face down: { $card }.
}
event-bids-shown = The bids are revealed. { $blue ->
    [none] Blue made no bid
   *[other] Blue bid { $blue }
}, { $red ->
    [none] red made none.
   *[other] red bid { $red }.
}
event-tie-drawn = A tie: { $seat } draws { $card }.
event-initiative-won = { $seat-cap } wins the bid and decides who goes first.
event-first-stays = The bids decide nothing: { $seat } stays first player.
event-first-chosen = { $seat-cap } decides: { $first } goes first this round.

event-moved = { $seat-cap } plays { $card } to move the { $unit } from { $from } to { $to }.
event-hastened = { $seat-cap } casts vigour with { $card } to move the { $unit } from { $from } to { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } casts vigour with { $card }
   *[no] { $seat-cap } plays { $card }
} { $general ->
    [yes] to move the { $unit } from { $from } off the board, with the general.
   *[no] to move the { $unit } from { $from } off the board.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } plays { $card } to counter-attack the { $target } on { $to } with the { $unit } on { $from }.
   *[no] { $seat-cap } plays { $card } to attack the { $target } on { $to } with the { $unit } on { $from }.
}
event-shot-at = { $seat-cap } plays { $card } to shoot at the { $target } on { $to } with the { $unit } on { $from }.
event-lightning-cast = { $seat-cap } casts lightning with { $card } at the { $target } on { $to }.
event-general-teleported = { $seat-cap } casts teleport with { $card }: the general moves from { $from } to the { $unit } on { $to }.
event-unit-returned = { $seat-cap } casts portal with { $card } to bring back { $unit-some } on { $space }.
event-confusion-cast = { $seat-cap } casts confusion with { $card }.
event-paralysis-cast = { $seat-cap } casts paralysis with { $card } on the { $target } on { $to }.
event-objective-razed = { $seat-cap } plays { $card } to raze the objective on { $space } with the { $unit } there.
event-card-burned = { $seat-cap } burns { $card }.
event-card-lost = { $seat-cap } loses { $card } to confusion.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } draws no cards for the { $unit } on { $space }
    [one] { $seat-cap } draws one card for the { $unit } on { $space }
   *[other] { $seat-cap } draws { $drawn } cards for the { $unit } on { $space }
} ({ $type } base{ $ground ->
    [0] {""}
    [-1] , -1 terrain
   *[other] , +{ $ground } terrain
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } own general
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } support
}{ $foes ->
    [0] {""}
   *[other] , { $foes } other enemies
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } enemy general
}{ $trait ->
    [0] {""}
   *[other] , { $trait } attacker’s type
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } second shooter
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } lightning
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } paralysis
}){ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } defends with { $card } from its hand.
   *[no] { $seat-cap } defends with { $card } (drawn).
}
event-yielded = { $seat-cap } does not defend.
event-blocked = { $seat-cap } blocks the attack with the { $unit } on { $space }.
event-destroyed = { $general ->
    [yes] { $seat-cap } loses the { $unit } on { $space }, and the general is dead.
   *[no] { $seat-cap } loses the { $unit } on { $space }.
}
event-fled = { $seat-cap } flees with the { $unit } from { $from } to { $to }.
event-retreated = { $seat-cap } retreats with the { $unit } from { $from } to { $to }.
event-stayed = { $seat-cap } stays on { $space } with the { $unit }.
event-pursued = { $seat-cap } pursues with the { $unit } from { $from } to { $to }.
event-halted = { $seat-cap } does not pursue with the { $unit } on { $space }.
event-recovered = The paralysis is over: { $seat } can use the { $unit } on { $space } again.
event-turn-over = Round { $turn } is over. Objectives held by blue: { $blue ->
    [none] none
   *[other] { $blue }
}; by red: { $red ->
    [none] none
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Winners, and the rules that end a game.
winner-blue = Blue has won
winner-red = Red has won

reason-KH-14-1 = decided by objectives
reason-KH-15-4 = decided by the units that left the board
reason-KH-15-5 = decided by the objectives razed
end-KH-14-1-blue = Blue has won: it holds two objectives, and red does not
end-KH-14-1-red = Red has won: it holds two objectives, and blue does not
end-KH-14-1-none = A draw: seven rounds are over, and neither side alone holds two objectives
end-KH-15-4-blue = Blue has won: three or more units, the general’s among them, left the board
end-KH-15-4-red = Red has won: blue has reached neither of its two goals
end-KH-15-4-none = A draw: blue has reached only one of its two goals
end-KH-15-5-blue = Blue has won: both objectives in the camp are still standing
end-KH-15-5-red = Red has won: both objectives in the camp have been razed
end-KH-15-5-none = A draw: only one objective in the camp has been razed
