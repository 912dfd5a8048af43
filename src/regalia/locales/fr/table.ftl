# La page d’une partie : ce qui se dit autour du plateau et sur les panneaux des deux jeux.

card-name = { $card }

# Autour de chaque jeu.
table-board = Le plateau
table-side = Ce qu’il y a à faire et ce qui s’est passé
table-watch = Voyez ce qui s’est passé …
table-skip = { $count ->
    [one] Passer (encore { $count })
   *[other] Passer (encore { $count })
}
table-thinks = réfléchit …
table-to-move = au trait
table-away = absent
table-list = Liste des coups
table-list-find = Chercher un coup
table-list-none = Rien de tel n’est possible maintenant.
table-goal = Comment gagner
table-more = Plus …
table-confirm = Jouer ceci : { $move } ?
table-withdraw = Retirer
table-sent-draw = Vous avez proposé la nulle.
table-sent-takeback = Vous avez demandé à reprendre le coup.
table-sent-rematch = Vous avez demandé une revanche.
table-next = À la partie suivante
table-record = Enregistrer la partie
table-verify-elsewhere = Ce navigateur ne vérifie que par une liaison sûre (HTTPS). Enregistrez la partie et lancez « regalia verify ».
table-curtain-show = Me voici : montrez mon camp
table-chat-empty = Personne n’a encore rien dit.
table-chat-watching = Ce que les joueurs se disent.
table-log-words = En mots
table-log-notation = En notation
table-log-hidden = { $name } a décidé quelque chose.
table-log-begun = La partie commence.
table-log-joined = { $name } prend place.
table-log-undone = { $name } reprend un coup.
table-log-asked-draw = { $name } propose la nulle.
table-log-asked-takeback = { $name } demande à reprendre.
table-log-asked-rematch = { $name } demande une revanche.
table-log-declined-draw = Pas de nulle.
table-log-declined-takeback = Rien n’est repris.
table-log-declined-rematch = Pas de revanche.
table-log-ended = La partie est finie.
table-log-followed = La partie suivante a commencé.

# King & Assassins.
town-round = Manche { $round } sur { $rounds }
town-rounds = { $rounds } manches à jouer
town-points = Points d’action restants
town-points-king = Roi
town-points-knights = Chevaliers
town-points-assassins = Foule
town-fetters = Entraves : un citoyen peut être capturé pendant cette manche.
town-fetters-used = Les entraves ont servi pour cette manche.
town-wounded = Le roi est blessé !
town-gone = Retirés du plateau
town-was-assassin = un de vos assassins
town-deck = { $count ->
    [0] Plus de cartes à venir
    [one] { $count } carte à venir
   *[other] { $count } cartes à venir
}
town-pick-done = Ces trois-là
town-start-here = Partir de { $space }
town-which = Que voulez-vous y faire ?
town-chosen = – choisissez où aller ou qui frapper.
town-stuck = – ne peut rien faire maintenant.
town-hint-king = Choisissez le roi ou un chevalier. Les nombres disent ce que coûte un pas.
town-hint-assassins = Choisissez un citoyen. Un assassin ne frappe qu’une fois révélé.
town-hint-done = Il n’y a plus rien à faire : finissez le tour.
town-enter = dans le château
town-do-shove = Repousser
town-do-strike = Frapper
town-do-capture = Capturer
town-do-reveal = Révéler un assassin
town-do-enter = Entrer au château
town-say-go = { $who } va de { $from } à { $to } ({ $cost })
town-say-shove = { $who } en { $from } repousse { $whom } en { $to } ({ $cost })
town-say-strike = { $who } en { $from } frappe { $whom } en { $to } ({ $cost })
town-say-capture = { $who } en { $from } capture { $whom } en { $to } ({ $cost })
town-say-reveal = { $who } en { $from } sort un couteau
town-say-enter = { $who } entre au château depuis { $from }
town-goal-king = Le roi gagne quand il entre dans son château par une porte, ou quand les trois assassins ont disparu.
town-goal-assassins = Les assassins gagnent quand le roi est frappé deux fois, ou quand la dernière carte est jouée et qu’il est encore dans les rues.

# King of the Hill : ce qui se voit toujours.
field-turn = Tour { $turn } sur { $turns }
field-setting-up = Avant la bataille
field-first = premier : { $seat }
field-you = vous
field-general-dead = général mort
field-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
field-discard = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
field-lost = Unités perdues
field-dead = détruite
field-gone = a quitté le champ
field-held = { $count ->
    [0] Objectifs de { $seat } : aucun
   *[other] Objectifs de { $seat } : { $objectives }
}
field-goal-introduction = À la fin d’un tour, tenez-en deux quand l’adversaire ne les a pas : le général ennemi est mort ; vous avez plus d’unités sur la colline ; vous en avez au moins trois. Après le tour 7, c’est la nulle.
field-goal-pitched-battle = À la fin d’un tour, tenez-en deux quand l’adversaire ne les a pas : le général ennemi est mort ; vous avez plus d’unités sur la colline ; vous en avez au moins trois ; une unité se tient sur chaque objectif que vous avez posé. Après le tour 7, c’est la nulle.
field-goal-king-of-the-woods = À la fin d’un tour, tenez-en deux quand l’adversaire ne les a pas : le général ennemi est mort ; une forêt où vous avez plus d’unités que l’ennemi, chacune comptant pour une. Après le tour 7, c’est la nulle.
field-goal-ambush = Avant la fin du tour 7, Bleu doit mener son général et au moins trois unités hors du plateau, par le bord opposé. Les deux : Bleu gagne. L’un des deux : nulle. Aucun : Rouge gagne.
field-goal-night-attack = Avant la fin du tour 7, Rouge doit raser les deux objectifs du camp de Bleu : une unité qui s’y trouve le fait avec une carte rouge. Les deux : Rouge gagne. Un : nulle. Aucun : Bleu gagne.
field-hand = Votre main
field-hand-of = Main de { $seat } :
field-no-cards = aucune carte
field-fight = Une attaque est en cours.

# L’armée.
field-army-mine = Mon armée { $number }
field-army-forget = Oublier « { $name } »
field-army-places = { $count } emplacements sur { $places }
field-army-less = Un de moins : { $unit }
field-army-more = Un de plus : { $unit }
field-army-take = Partir avec cette armée
field-army-name = Enregistrer sous
field-unit-infantry = Pas 1+1. Tient bon : 2 cartes en défense.
field-unit-cavalry = Pas 2+1. Rapides, mais faciles à toucher de loin.
field-unit-archers = Pas 1+1. Tirent à 4 cases ; faibles au contact.
field-unit-artillery = Pas 0+1. Tire à 5 cases ; ses cibles piochent une carte de moins.
field-unit-beasts = Pas 0+4. Rapides et fragiles.
field-unit-light-cavalry = Pas 2+1. Tire à 3 cases.
field-unit-chariots = Pas 0+3. Leurs cibles piochent une carte de moins.
field-unit-elite-infantry = Pas 1+1. Ses cibles piochent une carte de moins ; ne fuit jamais avec une carte piochée.
field-unit-monstrous-infantry = Pas 0+2. Ses cibles piochent une carte de moins.
field-unit-horde = Pas 0+2. Deux unités faibles pour un emplacement.
field-unit-land-monster = Pas 0+2. Ses cibles piochent deux cartes de moins ; aucune carte noire ne le défend.
field-unit-flying-monster = Pas 2+1. Vole ; ses cibles piochent deux cartes de moins.
field-unit-flyers = Pas 3+1. Volent par-dessus tout.

# Décor et déploiement.
field-place-left = { $count ->
    [one] Encore un.
   *[other] Encore { $count }.
}
field-place-offers = Dispositions toutes prêtes
field-place-where = Choisissez une case marquée : vous verrez ce qui sera couvert.
field-place-first = Choisissez une case pour le premier objectif, dans l’autre moitié.
field-place-second = Et une pour le second, à cinq cases au moins.
field-place-seen = Il serait posé ainsi. Touchez-le encore pour le poser.
field-place-lay = Poser ici
field-plans = Plans
field-by-hand = Ou à la main : choisissez une unité, puis une case.
field-general = général
field-following = { $count ->
    [one] Selon le plan : encore { $count } étape.
   *[other] Selon le plan : encore { $count } étapes.
}
field-stray = Continuer à la main

# Les cartes et leurs usages.
field-uses = À quoi sert la carte
field-bid-choose = Choisissez une carte à miser
field-use-move = Marche
field-use-attack = Attaque
field-use-raze = Raser
field-use-vigour = Vigueur
field-use-teleport = Téléportation
field-use-portal = Portail
field-use-lightning = Foudre
field-use-confusion = Confusion
field-use-paralysis = Paralysie
field-use-burn = Brûler
field-note-move = { $way ->
    [straight] Une unité fait ses pas libres, puis avance tout droit.
   *[other] Une unité fait ses pas libres, puis avance en diagonale.
}
field-note-attack = { $way ->
    [straight] Une unité frappe tout droit une voisine ; les tireurs tirent dans toutes les directions.
   *[other] Une unité frappe en diagonale une voisine ; les tireurs tirent dans toutes les directions.
}
field-note-raze = Une unité sur un objectif le rase.
field-note-vigour = Une unité fait un pas dans n’importe quelle direction.
field-note-teleport = Votre général passe à une autre de vos unités.
field-note-portal = Une unité détruite revient dans votre zone.
field-note-lightning = Une unité ennemie, où qu’elle soit, subit un tir, avec deux cartes de plus pour se défendre.
field-note-confusion = L’autre camp perd une carte au hasard, et vous rejouez.
field-note-paralysis = Une unité ennemie ne peut rien faire pendant les deux prochaines actions de son camp.
field-note-burn = La carte est défaussée sans effet.
field-step-begin = Choisissez une carte ou une de vos unités.
field-step-card = Choisissez une carte pour cette unité.
field-step-unit = Choisissez maintenant l’unité.
field-step-target = Choisissez maintenant la cible.
field-step-confirm = Vraiment ?
field-do-burn = Brûler la carte
field-do-confusion = Lancer confusion
field-do-leave = Sortir par le bord opposé
field-do-decline = Ne plus rien poser
field-do-keep = Garder la main
field-do-redraw = Piocher huit nouvelles cartes
field-do-yield = N’utiliser aucune carte
field-do-stay = Rester
field-do-pursue = Poursuivre
field-do-halt = Rester ici
field-do-hand = Défendre avec cette carte
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
rank-letter-T = 10
rank-letter-J = V
rank-letter-Q = D
rank-letter-K = R
rank-letter-A = A
field-rank = { $rank ->
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
}
field-drawn = Cartes piochées pour la défense : touchez-en une pour l’utiliser.
field-drawn-none = Aucune carte ne peut être piochée pour cette défense.
field-hand-helps = Une carte de votre main conviendrait aussi : choisissez-la ci-dessus. Elle compte comme votre prochaine action.
field-hand-does-not = Aucune carte de votre main n’aiderait.
field-joker-red = comme rouge
field-joker-black = comme noire

# Les coups en mots.
field-say-move = { $card } : { $unit } de { $from } à { $to }
field-say-leave = { $card } : { $unit } en { $from } sortent par le bord opposé
field-say-attack = { $card } : attaque de { $from } ({ $unit }) contre { $to } ({ $target })
field-say-raze = { $card } : raser l’objectif en { $to }
field-say-vigour = { $card }, vigueur : { $unit } de { $from } à { $to }
field-say-teleport = { $card }, téléportation : le général va en { $to } ({ $target })
field-say-portal = { $card }, portail : { $unit } en { $to }
field-say-lightning = { $card }, foudre : { $target } en { $to }
field-say-confusion = { $card }, confusion
field-say-paralysis = { $card }, paralysie : { $target } en { $to }
field-say-burn = { $card } : brûler
field-say-army = { $army } ; général : { $general }
field-say-place = { $turned ->
    [yes] { $element } en { $spaces }, tourné
   *[no] { $element } en { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } avec le général en { $to }
   *[no] { $unit } en { $to }
}
field-say-bid = Miser { $card }
field-say-draw = Défendre avec { $card } (carte piochée)
field-say-hand = Défendre avec { $card } de la main
field-say-flee = Fuir en { $to }
field-say-retreat = Se replier en { $to }
