# Headlines: what the opponent's last turn meant for this seat.

headline-lost = { $general ->
    [yes] Vous perdez { $unit-the } en { $space } et votre général.
   *[no] Vous perdez { $unit-the } en { $space }.
}
headline-destroyed = L’adversaire perd { $unit-the } en { $space }.
headline-attacked = L’adversaire attaque { $target-the } en { $to }.
headline-shot-at = L’adversaire tire sur { $target-the } en { $to }.
headline-lightning-cast = L’adversaire lance Foudre sur { $target-the } en { $to }.
headline-paralysis-cast = L’adversaire paralyse { $target-the } en { $to }.
headline-left-field = L’adversaire a fait sortir { $unit-the } par votre bord.
headline-objective-razed = L’objectif en { $space } a été détruit.
headline-unit-returned = L’adversaire ramène { $unit-some } en { $space }.
