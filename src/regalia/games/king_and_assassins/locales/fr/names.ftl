# King & Assassins: names of citizens, seats, pieces, phases and directions.

# `.gender` is the gender of the name, for words that agree with it.
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

# Without an article, for lists and pictures.
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

# Seats and pieces.
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

piece-king = le roi
    .cap = Le roi
piece-knight = un chevalier
    .cap = Un chevalier

# Fates of assassins and citizens.
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

# Phases.
phase-deal = les citoyens ne sont pas encore répartis
phase-pick = il faut choisir les assassins
phase-start = le roi doit choisir son emplacement de départ
phase-card = il faut révéler la carte suivante
phase-king = c’est au roi de jouer
phase-assassins = c’est aux assassins de jouer
phase-over = la partie est finie

# Directions.
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest
