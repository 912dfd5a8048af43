# King & Assassins: playing at the terminal.

# Prompts and help.
welcome-king-and-assassins = King & Assassins. Le roi doit regagner son château par les rues ; trois des douze citoyens sont des assassins, et seul le joueur assassin sait lesquels.
hint-king-and-assassins-pick = Choisissez vos trois assassins par leurs lettres, par exemple  pick mo fa bu
hint-king-and-assassins-start = Choisissez l’emplacement de départ du roi, par exemple  { $example }
hint-king-and-assassins-turn = À vous, par exemple { $example } ; et aussi : moves, moves { $space }, undo, end, ? pour l’aide.
help-king-and-assassins = Ce que vous pouvez faire :
      i2h2     se déplacer, escalader ou descendre ; un chevalier repousse qui lui barre la route
      d5=d6    un chevalier capture un citoyen, si la carte porte l’icône d’entrave
      d5xd6    attaquer : un chevalier un assassin, un assassin un chevalier ou le roi
      !d6      révéler l’assassin en d6
      c8*      le roi entre dans le château par la porte c8
      end      terminer votre tour
      pick monk farmer butcher    choisir les assassins
      start j1                    choisir l’emplacement de départ du roi

# Letters of the notation, the same in every language.
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

# Diagrams of a position.
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

# Diagrams of a board.
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
