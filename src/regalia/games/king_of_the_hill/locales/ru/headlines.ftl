# Headlines: what the opponent's last turn meant for this seat.

headline-lost = { $general ->
    [yes] Вы потеряли { $unit-acc } на { $space } и генерала.
   *[no] Вы потеряли { $unit-acc } на { $space }.
}
headline-destroyed = Противник потерял { $unit-acc } на { $space }.
headline-attacked = Противник атакует { $target-acc } на { $to }.
headline-shot-at = Противник стреляет по { $target-dat } на { $to }.
headline-lightning-cast = Противник применяет «Молнию» по { $target-dat } на { $to }.
headline-paralysis-cast = Противник парализует { $target-acc } на { $to }.
headline-left-field = Противник увёл { $unit-acc } за ваш край поля.
headline-objective-razed = Цель на { $space } уничтожена.
headline-unit-returned = Противник вернул { $unit-acc } на { $space }.
