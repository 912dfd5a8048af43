# Headlines: what the opponent's last turn meant for this seat.

headline-lost = { $general ->
    [yes] Du verlierst { $unit-the } auf { $space } und deinen General.
   *[no] Du verlierst { $unit-the } auf { $space }.
}
headline-destroyed = Die Gegenseite verliert { $unit-the } auf { $space }.
headline-attacked = Die Gegenseite greift { $target-the } auf { $to } an.
headline-shot-at = Die Gegenseite beschießt { $target-the } auf { $to }.
headline-lightning-cast = Ein Blitz trifft { $target-the } auf { $to }.
headline-paralysis-cast = Die Gegenseite lähmt { $target-the } auf { $to }.
headline-left-field = Die Gegenseite hat { $unit-the } über deinen Rand geführt.
headline-objective-razed = Der Zielmarker auf { $space } wurde zerstört.
headline-unit-returned = Die Gegenseite holt { $unit-some } auf { $space } zurück.
