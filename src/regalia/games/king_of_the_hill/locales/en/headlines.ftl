# Headlines: what the opponent's last turn meant for this seat.

headline-lost = { $general ->
    [yes] You lost the { $unit } on { $space } and your general.
   *[no] You lost the { $unit } on { $space }.
}
headline-destroyed = The enemy’s { $unit } on { $space } was destroyed.
headline-attacked = Your { $target } on { $to } is under attack.
headline-shot-at = Your { $target } on { $to } is being shot at.
headline-lightning-cast = Lightning strikes your { $target } on { $to }.
headline-paralysis-cast = Your { $target } on { $to } is paralysed.
headline-left-field = Enemy { $unit } left the board over your edge.
headline-objective-razed = The objective on { $space } was razed.
headline-unit-returned = Enemy { $unit } returned on { $space }.
