# King of the Hill: events and results.

event-army-chosen = { $army ->
    [none] { $seat-cap } a choisi son armée.
   *[other] { $seat-cap } a choisi son armée : { $army }. Le général est avec { $general-the }.
}
event-scenario-drawn = Tirage au sort du scénario : { $scenario }.
event-first-drawn = Tirage au sort : { $seat } est premier joueur.
event-element-placed = { $seat-cap } pose { $element } de { $start } à { $end }.
event-objectives-placed = { $seat-cap } place deux objectifs : { $spaces }.
event-placing-declined = { $seat-cap } ne pose plus rien.
event-deployed = { $general ->
    [yes] { $seat-cap } déploie { $unit-some } en { $space }, avec le général.
   *[no] { $seat-cap } déploie { $unit-some } en { $space }.
}
event-turn-begun = Le tour { $turn } commence.
event-pile-shuffled = { $count ->
    [0] Il n’y a pas de carte à mélanger.
    [one] { $count } carte forme la nouvelle pioche.
   *[other] { $count } cartes sont mélangées pour former la nouvelle pioche.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } pioche { $count } carte.
       *[other] { $seat-cap } pioche { $count } cartes.
    }
   *[other] { $seat-cap } pioche { $cards }.
}
event-hand-kept = { $seat-cap } garde sa main.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } n’a pas de carte à défausser pour repiocher.
   *[other] { $seat-cap } défausse sa main ({ $cards }) et repioche.
}
event-bid-made = { $card ->
    [none] { $seat-cap } mise une carte face cachée.
   *[other] { $seat-cap } mise une carte face cachée : { $card }.
}
event-bids-shown = On révèle les mises. { $blue ->
    [none] Bleu n’en a pas
   *[other] Bleu a misé { $blue }
}, { $red ->
    [none] Rouge n’en a pas.
   *[other] Rouge { $red }.
}
event-tie-drawn = Égalité : { $seat } pioche { $card }.
event-initiative-won = { $seat-cap } a l’initiative et choisit le premier joueur.
event-first-stays = Rien ne les départage : { $seat } reste premier joueur.
event-first-chosen = { $seat-cap } choisit : le premier joueur de ce tour est { $first }.

event-moved = { $seat-cap } joue { $card } pour déplacer { $unit-the } de { $from } à { $to }.
event-hastened = { $seat-cap } lance Vigueur avec { $card } pour déplacer { $unit-the } de { $from } à { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } lance Vigueur avec { $card }
   *[no] { $seat-cap } joue { $card }
} { $general ->
    [yes] pour faire sortir { $unit-the } en { $from } par le bord opposé, avec le général.
   *[no] pour faire sortir { $unit-the } en { $from } par le bord opposé.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } joue { $card } : contre-attaque sur { $target-the } en { $to } avec { $unit-the } en { $from }.
   *[no] { $seat-cap } joue { $card } pour attaquer { $target-the } en { $to } avec { $unit-the } en { $from }.
}
event-shot-at = { $seat-cap } joue { $card } pour tirer sur { $target-the } en { $to } avec { $unit-the } en { $from }.
event-lightning-cast = { $seat-cap } lance Foudre avec { $card } sur { $target-the } en { $to }.
event-general-teleported = { $seat-cap } lance Téléportation avec { $card } : le général quitte { $from } pour rejoindre { $unit-the } en { $to }.
event-unit-returned = { $seat-cap } lance Portail avec { $card } pour ramener { $unit-some } en { $space }.
event-confusion-cast = { $seat-cap } lance Confusion avec { $card }.
event-paralysis-cast = { $seat-cap } lance Paralysie avec { $card } sur { $target-the } en { $to }.
event-objective-razed = { $seat-cap } joue { $card } pour détruire, avec { $unit-the }, l’objectif en { $space }.
event-card-burned = { $seat-cap } défausse { $card } sans effet.
event-card-lost = { $seat-cap } perd { $card } à cause de Confusion.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } ne pioche aucune carte pour { $unit-the } en { $space }
    [one] { $seat-cap } pioche { $drawn } carte pour { $unit-the } en { $space }
   *[other] { $seat-cap } pioche { $drawn } cartes pour { $unit-the } en { $space }
} ({ $type } pour son type{ $ground ->
    [0] {""}
    [-1] , -1 décor
   *[other] , +{ $ground } décor
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } général allié
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } soutien allié
}{ $foes ->
    [0] {""}
   *[other] , { $foes } pression ennemie
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } général ennemi
}{ $trait ->
    [0] {""}
   *[other] , { $trait } type de l’attaquant
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } autre tireur
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } foudre
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } paralysie
}){ $cards ->
    [none] .
   *[other] {"\u00A0"}: { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } se défend avec une carte de sa main : { $card }.
   *[no] { $seat-cap } se défend avec une carte piochée : { $card }.
}
event-yielded = { $seat-cap } n’utilise aucune carte.
event-blocked = Attaque bloquée en { $space } par { $unit-the } { $seat-of }.
event-destroyed = { $general ->
    [yes] { $seat-cap } perd { $unit-the } en { $space }, et le général est mort.
   *[no] { $seat-cap } perd { $unit-the } en { $space }.
}
event-fled = Fuite de { $from } à { $to } : { $unit-the } { $seat-of }.
event-retreated = Retraite tactique de { $from } à { $to } : { $unit-the } { $seat-of }.
event-stayed = { $seat-cap } reste en { $space } avec { $unit-the }.
event-pursued = { $seat-cap } poursuit avec { $unit-the } de { $from } à { $to }.
event-halted = { $seat-cap } ne poursuit pas avec { $unit-the } en { $space }.
event-recovered = Fin de la paralysie en { $space } : { $unit-the } { $seat-of }.
event-turn-over = Fin du tour { $turn }. Objectifs validés par Bleu : { $blue ->
    [none] aucun
   *[other] { $blue }
} ; par Rouge : { $red ->
    [none] aucun
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Winners, and the rules that end a game.
winner-blue = Bleu a gagné
winner-red = Rouge a gagné

reason-KH-14-1 = décompte des objectifs
reason-KH-15-4 = issue de l’embuscade
reason-KH-15-5 = issue de l’attaque nocturne
end-KH-14-1-blue = Bleu a gagné : il valide deux objectifs, Rouge non
end-KH-14-1-red = Rouge a gagné : il valide deux objectifs, Bleu non
end-KH-14-1-none = Égalité : après sept tours, aucun camp n’est seul à valider deux objectifs
end-KH-15-4-blue = Bleu a gagné : il a fait sortir son général et trois unités
end-KH-15-4-red = Rouge a gagné : Bleu n’a fait sortir ni son général ni trois unités
end-KH-15-4-none = Égalité : Bleu a fait sortir son général ou trois unités, mais pas les deux
end-KH-15-5-blue = Bleu a gagné : les deux objectifs du campement sont intacts
end-KH-15-5-red = Rouge a gagné : les deux objectifs du campement sont détruits
end-KH-15-5-none = Égalité : un seul objectif du campement est détruit
