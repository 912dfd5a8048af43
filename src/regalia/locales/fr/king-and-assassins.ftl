# King & Assassins : les noms, les événements, les refus, et ce qui peut clocher dans un plateau ou une position.
# `.gender` est le genre du nom, pour ce qui s’accorde avec lui.

citizen-monk = le moine
    .cap = Le moine
    .gender = masculine
citizen-plumwoman = la marchande de prunes
    .cap = La marchande de prunes
    .gender = feminine
citizen-appleman = le marchand de pommes
    .cap = Le marchand de pommes
    .gender = masculine
citizen-courtesan = la courtisane
    .cap = La courtisane
    .gender = feminine
citizen-fishwoman = la poissonnière
    .cap = La poissonnière
    .gender = feminine
citizen-butcher = le boucher
    .cap = Le boucher
    .gender = masculine
citizen-blacksmith = le forgeron
    .cap = Le forgeron
    .gender = masculine
citizen-shepherd = le berger
    .cap = Le berger
    .gender = masculine
citizen-squire = l’écuyer
    .cap = L’écuyer
    .gender = masculine
citizen-carpenter = le charpentier
    .cap = Le charpentier
    .gender = masculine
citizen-witchhunter = le chasseur de sorcières
    .cap = Le chasseur de sorcières
    .gender = masculine
citizen-farmer = le fermier
    .cap = Le fermier
    .gender = masculine

# Les lettres sont celles de la notation, la même dans toutes les langues.
citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

seat-king = le roi
    .cap = Le roi
    .short = roi
    .of = du roi
    .to = au roi
seat-assassins = les assassins
    .cap = Les assassins
    .short = assassins
    .of = des assassins
    .to = aux assassins
seat-spectator = un spectateur
    .cap = Un spectateur
    .short = spectateur
    .of = d’un spectateur
    .to = à un spectateur
winner-king = Le roi a gagné
winner-assassins = Les assassins ont gagné

fate-hidden = { $citizen-gender ->
    [feminine] cachée
   *[masculine] caché
}
fate-revealed = { $citizen-gender ->
    [feminine] révélée
   *[masculine] révélé
}
fate-captured = { $citizen-gender ->
    [feminine] capturée
   *[masculine] capturé
}
fate-eliminated = { $citizen-gender ->
    [feminine] éliminée
   *[masculine] éliminé
}

phase-deal = les citoyens ne sont pas encore répartis
phase-pick = il faut choisir les assassins
phase-start = le roi doit choisir son emplacement de départ
phase-card = il faut révéler la carte suivante
phase-king = c’est au roi de jouer
phase-assassins = c’est aux assassins de jouer
phase-over = la partie est finie

# Pourquoi une partie s’achève.
reason-KA-11-1 = les trois assassins sont capturés ou éliminés
reason-KA-11-2 = le roi est entré dans son château
reason-KA-11-3 = le roi est mort
reason-KA-11-4 = toutes les cartes ont été jouées et le roi est encore sur le plateau

# Événements.
event-dealt = Les douze citoyens prennent place.
event-picked = { $citizens ->
    [none] Trois assassins sont choisis parmi les citoyens.
   *[other] Les assassins sont choisis : { $citizens }.
}
event-started = Le roi part de { $space }.
event-card-turned = Tour { $round } : la carte est { $card } (roi/chevaliers/assassins).
event-king-moved = Le roi va de { $from } à { $to }.
event-king-entered = Le roi entre dans le château par { $gate }.
event-knight-moved = Un chevalier va de { $from } à { $to }.
event-shoved = Le chevalier en { $by } repousse { $citizen } de { $from } à { $to }.
event-captured = { $assassin ->
    [yes] Le chevalier en { $by } capture { $citizen } en { $space } : c’était un assassin.
   *[other] Le chevalier en { $by } capture { $citizen } en { $space }.
}
event-eliminated = Le chevalier en { $by } élimine un assassin, { $citizen }, en { $space }.
event-citizen-moved = { $citizen-cap } va de { $from } à { $to }.
event-assassin-moved = Un assassin, { $citizen }, va de { $from } à { $to }.
event-revealed = { $citizen-cap } en { $space } se révèle être un assassin !
event-knight-killed = Un assassin, { $citizen } en { $by }, élimine le chevalier en { $space }.
event-king-wounded = { $wounds ->
    [1] Un assassin, { $citizen } en { $by }, attaque le roi en { $space } : le roi est blessé.
   *[other] Un assassin, { $citizen } en { $by }, attaque le roi en { $space } : le roi est mort.
}
event-turn-ended = { $unused ->
    [0] Fin du tour { $seat-of }.
    [one] Fin du tour { $seat-of } : { $unused } point d’action inutilisé.
   *[other] Fin du tour { $seat-of } : { $unused } points d’action inutilisés.
}
event-ended = { $winner } : { $reason }. Les assassins étaient { $assassins }.

# Refus.
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

# Options et notation.
error-unknown-board = Plateau inconnu : « { $board } ».
error-no-crystal = Le plateau { $board } se joue avec toutes les cartes : on n’en retire aucune.
error-unknown-card = Carte inconnue : « { $card } ».
error-deal = Une distribution est une liste qui nomme chacun des douze citoyens une fois.
error-pick-order = Après "pick:", les noms se suivent dans l’ordre alphabétique.

# Positions.
error-one-start = Ce plateau n’a qu’un départ pour le roi : il n’y a rien à choisir.
error-round = Dans cette phase, le numéro de tour va de { $least } à { $most }.
error-set-up = Avant la première carte, { $field } doit être comme au début d’une partie sur ce plateau.
error-card-phase = Une carte est visible pendant les tours et après la fin, et jamais autrement.
error-points = { $field } va de 0 à { $most } avec cette carte dans cette phase.
error-captured-no-fetters = Personne n’a pu être capturé avec une carte sans icône d’entrave.
error-kills = kills_this_turn va de 0 à { $most } dans cette phase.
error-too-many-cards = La carte et le paquet dépassent ensemble les { $most } cartes du jeu.
error-no-card-left = Il faut révéler une carte, et le paquet est vide.
error-too-many-knights = Il y a { $most } chevaliers au plus.
error-unknown-citizen = Citoyen inconnu : « { $name } ».
error-space-taken = Deux pièces occupent { $space }.
error-king-on-roof = Le roi se tient dans une rue, jamais sur un toit.
error-no-king = Tant que la partie dure, le roi est sur le plateau.
error-fate = Les assassins cachés ou révélés sont sur le plateau, les capturés et les éliminés n’y sont pas : ce n’est pas le cas pour { $citizen }.
error-assassins = { $expected ->
    [0] Dans cette phase, aucun assassin n’est encore choisi.
    [one] Il y a { $expected } assassin.
   *[other] Il y a { $expected } assassins.
}
error-all-gone = Quand les trois assassins sont capturés ou éliminés, la partie est finie.
error-wounds = Dans cette phase, le roi a de 0 à { $most } blessures.
error-end-king = Un roi mort n’est plus sur le plateau ; un roi qui gagne par l’élimination des assassins y est encore.
error-not-over = Rien n’a mis fin à cette partie : le roi vit, et il reste des assassins et des cartes.

# Plateaux.
error-board-unknown-key = Rubrique inconnue : « { $key } ».
error-board-key-twice = La rubrique « { $key } » figure deux fois.
error-board-no-value = La rubrique « { $key } » est vide.
error-board-missing-key = Il manque la rubrique « { $key } ».
error-board-too-many-rows = Un plateau a dix rangées, et celle-ci est de trop.
error-board-rows = Un plateau a dix rangées, et celui-ci en a { $found }.
error-board-row-label = C’est la rangée { $expected } : les rangées vont de 10 à 1.
error-board-cell = Une case est "#" (toit) ou "." (rue), pas « { $cell } ».
error-board-columns = La rangée { $row } a { $found } cases au lieu de dix.
error-board-space = Case inconnue : « { $space } ».
error-board-kings = Il manque l’emplacement de départ du roi.
error-board-citizens = Il faut douze citoyens sur un plateau, pas { $found }.
error-board-knights = Il faut sept chevaliers pour le départ du roi en { $king }, pas { $found }.
error-board-around = « { $key } » ne désigne pas un départ du roi.
error-board-start-twice = Deux pièces partent de { $space }.
error-board-king-on-roof = Le roi ne peut pas partir d’un toit, et { $space } en est un.
error-board-no-route = Aucune rue ne mène de { $space } à une porte.
error-board-direction = Il faut une direction à la porte { $space } : north, east, south ou west.
error-board-gate-twice = La porte { $space } figure deux fois.
error-board-gate-on-roof = Une porte est une case de rue, et { $space } est un toit.
error-board-exit-to-street = La sortie de la porte { $space } doit donner sur un toit ou hors du plateau.
error-board-crystal = Le cristal est "yes" ou "no", pas « { $found } ».

# Dessins.
board-name-A = Face A
board-name-B = Face B
board-note-B = Reconstitué d’après une petite photo du plateau imprimé.

citizen-label-monk = moine
citizen-label-plumwoman = march. prunes
citizen-label-appleman = march. pommes
citizen-label-courtesan = courtisane
citizen-label-fishwoman = poissonnière
citizen-label-butcher = boucher
citizen-label-blacksmith = forgeron
citizen-label-shepherd = berger
citizen-label-squire = écuyer
citizen-label-carpenter = charpentier
citizen-label-witchhunter = chasseur sorc.
citizen-label-farmer = fermier

piece-king = le roi
    .cap = Le roi
piece-knight = un chevalier
    .cap = Un chevalier

diagram-no-card = Tours à jouer : { $rounds } ; { $phase }
diagram-round = Tour { $round } sur { $rounds } : { $phase }
diagram-card = carte { $card }
diagram-fetters = { $used ->
    [yes] entrave utilisée
   *[no] entrave
}
diagram-king = roi { $left }/{ $most }
diagram-knights = chev. { $left }/{ $most }
diagram-assassins = assassins { $left }/{ $most }
diagram-wounds = blessures { $wounds }/2
diagram-hidden = assassin
diagram-revealed = { $citizen-gender ->
    [feminine] révélée
   *[masculine] révélé
}
diagram-captured = { $citizen-gender ->
    [feminine] capturée
   *[masculine] capturé
}
diagram-captured-assassin = { $citizen-gender ->
    [feminine] prise
   *[masculine] pris
}, assassin
diagram-eliminated = { $citizen-gender ->
    [feminine] éliminée
   *[masculine] éliminé
}

chart-king = [K]  le roi part d’ici
chart-kings = K?   l’un des départs du roi
chart-knight = KN   un chevalier
chart-around = kn   un chevalier, autour du départ du roi
chart-citizen = o    un citoyen
chart-gate = { $arrow }{ $arrow }   une porte du château
chart-roof = ▒▒   un toit
fact-kings = Le roi part de
fact-gates = Portes
fact-rounds = Tours
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest
