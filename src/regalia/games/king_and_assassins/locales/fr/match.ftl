# King & Assassins: the match page.

# Prompts: a heading and a sentence.
pick-title = Choisissez trois assassins
pick-note = Le roi va de son coin à une porte du château. Choisissez en secret les trois citoyens qui seront vos assassins ; répartissez-les sur son trajet.
pick-chosen = Choisis : { $count } sur 3
start-title = Choisissez l’emplacement de départ du roi
start-note = Les assassins sont déjà choisis ; prenez le coin d’où le chemin paraît le plus sûr.

# Status.
town-round = Tour { $round } sur { $rounds }
town-rounds = Tours à jouer : { $rounds }
town-card = { $fetters ->
    [yes] Tour { $round }. Points d’action : roi { $king }, chevaliers { $knights }, assassins { $crowd } ; entrave.
   *[no] Tour { $round }. Points d’action : roi { $king }, chevaliers { $knights }, assassins { $crowd }.
}
town-points = Points d’action restants
town-points-king = Roi
town-points-knights = Chevaliers
town-points-assassins = Assassins
town-fetters = Entrave : un citoyen peut être capturé ce tour-ci.
town-fetters-used = Entrave déjà utilisée ce tour-ci.
town-wounded = Le roi est blessé !
town-gone = Retirés du plateau
town-was-assassin = l’un de vos assassins
town-deck = { $count ->
    [0] Paquet vide
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
town-goal-king = Le roi gagne s’il entre dans son château par une porte, ou si les trois assassins sont capturés ou éliminés.
town-goal-assassins = Les assassins gagnent si le roi reçoit deux blessures, ou si toutes les cartes ont été jouées et que le roi est encore sur le plateau.
town-king-dead = Le roi est mort !

# Controls.
town-pick-done = Valider mon choix
town-start-here = Partir de { $space }
town-which = Que voulez-vous faire là ?
town-chosen = – choisissez une case marquée ; le nombre indique le coût en PA.
town-stuck = – aucune action possible.
town-hint-king = Choisissez le roi ou un chevalier : les chevaliers lui ouvrent la voie. Les nombres indiquent le coût en PA.
town-hint-assassins = Choisissez un citoyen à déplacer. Pour attaquer, révélez d’abord un assassin.
town-hint-done = Plus aucune action possible : terminez votre tour.
town-enter = entrer dans le château
town-do-shove = Repousser
town-do-strike = Attaquer
town-do-capture = Capturer
town-do-reveal = Révéler l’assassin
town-reveal-sure = Révéler cet assassin ? C’est visible de tous et définitif.
town-do-enter = Entrer dans le château
act-end-turn = Terminer mon tour
act-end-anyway = { $count ->
    [one] Il vous reste { $count } point d’action. Terminer votre tour ?
   *[other] Il vous reste { $count } points d’action. Terminer votre tour ?
}

# Moves as sentences, for the move list.
town-say-go = { $who-cap } va de { $from } à { $to } ({ $cost })
town-say-shove = { $who-cap } en { $from } repousse { $whom }, en { $to } ({ $cost })
town-say-strike = { $who-cap } en { $from } attaque { $whom }, en { $to } ({ $cost })
town-say-capture = { $who-cap } en { $from } capture { $whom }, en { $to } ({ $cost })
town-say-reveal = { $who-cap } en { $from } se révèle être un assassin
town-say-enter = { $who-cap } entre dans le château par { $from }
inspect-card = Carte du tour
