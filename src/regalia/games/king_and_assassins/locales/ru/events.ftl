# King & Assassins: events and results.

event-dealt = Двенадцать горожан занимают свои места.
event-picked = { $citizens ->
    [none] Среди горожан выбраны трое убийц.
   *[other] Убийцы выбраны: { $citizens }.
}
event-started = Король начинает на { $space }.
event-card-turned = Раунд { $round }: карта { $card } (король/рыцари/убийцы).
event-king-moved = Король идёт с { $from } на { $to }.
event-king-entered = Король входит в замок через ворота { $gate }.
event-knight-moved = Рыцарь идёт с { $from } на { $to }.
event-shoved = Рыцарь на { $by } толкает { $citizen-acc } с { $from } на { $to }.
event-captured = { $assassin ->
    [yes] Рыцарь на { $by } хватает { $citizen-acc } на { $space }: это был убийца.
   *[other] Рыцарь на { $by } хватает { $citizen-acc } на { $space }.
}
event-eliminated = Рыцарь на { $by } устраняет убийцу на { $space } ({ $citizen }).
event-citizen-moved = { $citizen-cap } идёт с { $from } на { $to }.
event-assassin-moved = Убийца ({ $citizen }) идёт с { $from } на { $to }.
event-revealed = { $citizen-cap } на { $space } выхватывает нож: убийца!
event-knight-killed = Убийца ({ $citizen }) на { $by } устраняет рыцаря на { $space }.
event-king-wounded = { $wounds ->
    [1] Убийца ({ $citizen }) на { $by } ранит короля на { $space }.
   *[other] Убийца ({ $citizen }) на { $by } наносит вторую рану королю на { $space }: король убит.
}
event-turn-ended = { $unused ->
    [0] Ход { $seat-gen } окончен.
    [one] Ход { $seat-gen } окончен, пропало { $unused } очко действия.
    [few] Ход { $seat-gen } окончен, пропало { $unused } очка действия.
   *[many] Ход { $seat-gen } окончен, пропало { $unused } очков действия.
}
event-ended = { $winner }: { $reason }. Убийцами были: { $assassins }.

# Winners, and the rules that end a game.
winner-king = Король победил
winner-assassins = Убийцы победили

reason-KA-11-1 = все трое убийц вне игры
reason-KA-11-2 = король вошёл в замок
reason-KA-11-3 = король убит
reason-KA-11-4 = карты раундов закончились, а король всё ещё на поле
