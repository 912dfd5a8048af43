# King of the Hill: events and results.

event-army-chosen = { $army ->
    [none] { $seat-cap } выбрали армию.
   *[other] { $seat-cap } выбрали армию: { $army }. Генерал в отряде: { $general }.
}
event-scenario-drawn = Сценарий по жребию: { $scenario }.
event-first-drawn = По жребию первыми ходят { $seat }.
event-element-placed = { $seat-cap } размещают { $element-acc } от { $start } до { $end }.
event-objectives-placed = { $seat-cap } размещают пару целей: { $spaces }.
event-placing-declined = { $seat-cap } больше ничего не размещают.
event-deployed = { $general ->
    [yes] { $seat-cap } ставят { $unit-acc } на { $space }, с генералом.
   *[no] { $seat-cap } ставят { $unit-acc } на { $space }.
}
event-turn-begun = Раунд { $turn } начинается.
event-pile-shuffled = { $count ->
    [0] Перемешивать нечего: карт нет.
    [one] Новая колода: { $count } карта.
    [few] Новая колода: { $count } карты.
   *[many] Новая колода: { $count } карт.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } берут { $count } карту.
        [few] { $seat-cap } берут { $count } карты.
       *[many] { $seat-cap } берут { $count } карт.
    }
   *[other] { $seat-cap } берут: { $cards }.
}
event-hand-kept = { $seat-cap } оставляют руку.
event-hand-discarded = { $cards ->
    [none] У { $seat-gen } нет карт для замены руки.
   *[other] { $seat-cap } заменяют руку, в сброс уходят: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } делают ставку рубашкой вверх.
   *[other] { $seat-cap } делают ставку рубашкой вверх: { $card }.
}
event-bids-shown = Ставки открыты. Синие: { $blue ->
    [none] ничего
   *[other] { $blue }
}, красные: { $red ->
    [none] ничего.
   *[other] { $red }.
}
event-tie-drawn = Ставки равны: { $seat } тянут { $card-acc }.
event-initiative-won = Инициатива у { $seat-gen }: они решают, кто ходит первым.
event-first-stays = Ничего не решено: первыми остаются { $seat }.
event-first-chosen = { $seat-cap } решают: в этом раунде первыми ходят { $first }.

event-moved = { $seat-cap } играют { $card-acc } и передвигают { $unit-acc } с { $from } на { $to }.
event-hastened = { $seat-cap } применяют «Прилив сил» ({ $card }) и передвигают { $unit-acc } с { $from } на { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } применяют «Прилив сил» ({ $card })
   *[no] { $seat-cap } играют { $card-acc }
} { $general ->
    [yes] и уводят { $unit-acc } с { $from } за дальний край вместе с генералом.
   *[no] и уводят { $unit-acc } с { $from } за дальний край.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } играют { $card-acc } и контратакуют { $target-acc } на { $to } { $unit-ins } с { $from }.
   *[no] { $seat-cap } играют { $card-acc } и атакуют { $target-acc } на { $to } { $unit-ins } с { $from }.
}
event-shot-at = { $seat-cap } играют { $card-acc } и стреляют { $unit-ins } с { $from } по { $target-dat } на { $to }.
event-lightning-cast = { $seat-cap } применяют «Молнию» ({ $card }) по { $target-dat } на { $to }.
event-general-teleported = { $seat-cap } применяют «Телепортацию» ({ $card }): генерал переходит с { $from } к { $unit-dat } на { $to }.
event-unit-returned = { $seat-cap } применяют «Портал» ({ $card }) и возвращают { $unit-acc } на { $space }.
event-confusion-cast = { $seat-cap } применяют «Смятение» ({ $card }).
event-paralysis-cast = { $seat-cap } применяют «Паралич» ({ $card }) против { $target-gen } на { $to }.
event-objective-razed = { $seat-cap } играют { $card-acc } и уничтожают { $unit-ins } цель на { $space }.
event-card-burned = { $seat-cap } сбрасывают { $card-acc } без эффекта.
event-card-lost = { $seat-cap } теряют { $card-acc } из-за «Смятения».

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } не тянут карт, защищая { $unit-acc } на { $space }
    [one] { $seat-cap } тянут { $drawn } карту, защищая { $unit-acc } на { $space }
    [few] { $seat-cap } тянут { $drawn } карты, защищая { $unit-acc } на { $space }
   *[many] { $seat-cap } тянут { $drawn } карт, защищая { $unit-acc } на { $space }
} ({ $type } за тип отряда{ $ground ->
    [0] {""}
    [-1] , -1 местность
   *[other] , +{ $ground } местность
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } свой генерал
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } свои рядом
}{ $foes ->
    [0] {""}
   *[other] , { $foes } враги рядом
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } вражеский генерал
}{ $trait ->
    [0] {""}
   *[other] , { $trait } тип атакующего
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } ещё один стрелок
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } молния
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } паралич
}){ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } защищаются { $card-ins } с руки.
   *[no] { $seat-cap } защищаются вытянутой картой: { $card }.
}
event-yielded = { $seat-cap } не защищаются.
event-blocked = { $seat-cap } отбивают атаку: { $unit } на { $space }.
event-destroyed = { $general ->
    [yes] { $seat-cap } теряют { $unit-acc } на { $space }, и генерал погибает.
   *[no] { $seat-cap } теряют { $unit-acc } на { $space }.
}
event-fled = { $seat-cap } обращаются в бегство: { $unit } с { $from } на { $to }.
event-retreated = { $seat-cap } отводят { $unit-acc } с { $from } на { $to }.
event-stayed = { $seat-cap } оставляют { $unit-acc } на { $space }.
event-pursued = { $seat-cap } преследуют: { $unit } с { $from } на { $to }.
event-halted = { $seat-cap } не преследуют: { $unit } на { $space }.
event-recovered = У { $seat-gen } снова в строю { $unit } на { $space }: паралич прошёл.
event-turn-over = Раунд { $turn } окончен. Цели синих: { $blue ->
    [none] нет
   *[other] { $blue }
}; красных: { $red ->
    [none] нет
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Winners, and the rules that end a game.
winner-blue = Синие победили
winner-red = Красные победили

reason-KH-14-1 = по целям
reason-KH-15-4 = по исходу прорыва через лес
reason-KH-15-5 = по исходу нападения на лагерь
end-KH-14-1-blue = Синие победили: у них выполнены две цели, а у красных нет
end-KH-14-1-red = Красные победили: у них выполнены две цели, а у синих нет
end-KH-14-1-none = Ничья: после семи раундов две цели выполнены у обеих сторон или ни у кого
end-KH-15-4-blue = Синие победили: через лес прошли генерал и всего не меньше трёх отрядов
end-KH-15-4-red = Красные победили: у синих не прошли лес ни генерал, ни три отряда
end-KH-15-4-none = Ничья: синие провели через лес только генерала или только три отряда
end-KH-15-5-blue = Синие победили: обе цели в лагере уцелели
end-KH-15-5-red = Красные победили: обе цели в лагере уничтожены
end-KH-15-5-none = Ничья: в лагере уничтожена одна цель из двух
