# King & Assassins: refusals of illegal actions.

refusal-not-now = Pas maintenant : { $phase }.
refusal-empty = Il n’y a personne en { $space }.
refusal-not-yours = La pièce en { $space } n’est pas à vous.
refusal-not-beside = { $to } n’est pas adjacente à { $space } : déplacements et attaques se font verticalement ou horizontalement, jamais en diagonale.
refusal-deal = Une distribution nomme chacun des douze citoyens une fois.
refusal-pick-unknown = Citoyen inconnu : « { $name } ».
refusal-pick-three = Choisissez trois citoyens différents.
refusal-no-start = Le roi ne peut pas partir de { $space }.
refusal-card-unknown = Cette carte n’existe pas.
refusal-card-gone = Il ne reste plus de carte { $card } dans le paquet.
refusal-castle-king-only = Seul le roi peut entrer dans le château.
refusal-no-gate = { $space } n’est pas une porte : on entre dans le château par une case porte.
refusal-king-points = Le roi n’a plus de point d’action.
refusal-king-only-steps = Le roi ne peut que se déplacer : il n’attaque pas et ne capture pas.
refusal-king-roof = Le roi ne peut pas monter sur les toits, et { $to } en est un.
refusal-king-occupied = { $to } est occupée, et le roi ne repousse personne.
refusal-knight-points = { $left ->
    [0] Les chevaliers n’ont plus de points d’action.
   *[other] Cela coûte { $cost } PA, et il en reste { $left } aux chevaliers.
}
refusal-knight-blocked = { $to } est occupée par le roi ou un chevalier, qui ne peuvent pas être repoussés.
refusal-no-assassin = Il n’y a pas d’assassin révélé à éliminer en { $to }.
refusal-no-citizen = Il n’y a pas de citoyen à capturer en { $to }.
refusal-capture-revealed = En { $to } se tient un assassin révélé : on l’élimine, on ne le capture pas.
refusal-reach = { $to } est un toit : depuis la rue, personne ne peut l’atteindre.
refusal-captured-already = Un citoyen a déjà été capturé ce tour-ci.
refusal-no-fetters = La carte de ce tour n’a pas d’icône d’entrave : aucune capture possible.
refusal-shove-off-board = La pièce en { $space } ne peut pas être repoussée hors du plateau.
refusal-shove-to-roof = La pièce en { $space } ne peut pas être repoussée de la rue vers un toit.
refusal-shove-blocked = Impossible de repousser : le roi ou un chevalier occupe { $space }.
refusal-revealed-already = Cet assassin est déjà révélé.
refusal-reveal-citizen = Ce citoyen n’est pas un assassin.
refusal-capture-knights-only = Seuls les chevaliers peuvent capturer.
refusal-citizen-only-steps = Les citoyens et les assassins cachés ne peuvent que se déplacer : révélez d’abord un assassin.
refusal-occupied = { $to } est occupée.
refusal-assassin-points = { $left ->
    [0] Les assassins n’ont plus de points d’action.
   *[other] Cela coûte { $cost } PA, et il en reste { $left } aux assassins.
}
refusal-no-target = Il n’y a pas de chevalier à éliminer en { $to }.
refusal-third-kill = Deux chevaliers ont déjà été éliminés ce tour-ci : c’est le maximum.
