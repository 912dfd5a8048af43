# King of the Hill: the rules, one short text per clause. docs/rules has the full text.

rules-section-KH-1 = Plateau et distance
clause-KH-1-1 = Une case accueille une seule unité et a huit cases adjacentes. Une case en diagonale compte pour une case.
clause-KH-1-2 = Deux unités ennemies sur des cases adjacentes sont engagées.
clause-KH-1-3 = La colline du plateau standard va de d3 à h5, son deuxième niveau de e4 à g4. La zone de Bleu couvre les rangées 1 et 2, celle de Rouge les rangées 6 et 7. Un plateau personnalisé compte 11 × 7 cases et une zone pour chaque camp.

rules-section-KH-2 = Les cartes
clause-KH-2-1 = Il y a 52 cartes et deux jokers. Les valeurs vont du 2 à l’as ; un joker vaut un as.
clause-KH-2-2 = Un joker a la couleur que son joueur annonce. Il ne lance pas de sort.
clause-KH-2-3 = Quand la pioche est épuisée, on mélange toute la défausse pour former une nouvelle pioche.
clause-KH-2-4 = Les cartes noires déplacent, les rouges attaquent. Trèfle et carreau agissent horizontalement ou verticalement, pique et cœur en diagonale.

rules-section-KH-3 = Les armées
clause-KH-3-1 = Une armée compte sept unités au choix, dont une avec le général. Elle se choisit en secret, avant tout le reste.
clause-KH-3-2 = Au plus deux des sept emplacements vont à des unités fantastiques ; un emplacement de hordes donne deux unités. Le général ne peut pas rejoindre une unité fantastique.

rules-section-KH-4 = La mise en place du décor
clause-KH-4-1 = À tour de rôle, chaque camp peut poser deux éléments de décor. Un élément de plus de quatre cases compte double ; la route et une paire d’objectifs comptent pour un. Un joueur qui renonce ne pose plus rien.
clause-KH-4-2 = Les deux camps se partagent un lac, une route, deux terrains rocailleux, deux petites forêts, une longue et une grande. Chaque camp a une paire d’objectifs.
clause-KH-4-3 = On pose dans sa moitié ; la rangée du milieu appartient aux deux. Un élément ne chevauche ni un autre élément ni la colline.
clause-KH-4-4 = La route suit une colonne d’un bord à l’autre.
clause-KH-4-5 = Le joueur qui pose le lac choisit s’il est profond ou peu profond.
clause-KH-4-6 = Une paire d’objectifs va dans la moitié de l’adversaire, à cinq cases d’écart au moins et sur des rangées différentes.

rules-section-KH-5 = Le déploiement
clause-KH-5-1 = À tour de rôle, chaque joueur déploie une unité dans sa zone, sur une case libre, jamais sur un lac profond.

rules-section-KH-6 = Mains et initiative
clause-KH-6-1 = Au début d’un tour, toutes les cartes sont mélangées et chaque joueur en pioche huit.
clause-KH-6-2 = Une fois par tour, chaque joueur peut défausser toute sa main et repiocher huit cartes.
clause-KH-6-3 = Chaque joueur mise une carte en secret. Celui qui mise la plus forte choisit le premier joueur ; en cas d’égalité, chacun pioche une carte jusqu’à ce que les valeurs diffèrent.

rules-section-KH-7 = Les actions
clause-KH-7-1 = À tour de rôle, chaque joueur joue une carte de sa main : pour activer une de ses unités, pour lancer un sort si la magie est en jeu, ou pour la défausser sans effet.
clause-KH-7-2 = Une carte de la main jouée en défense compte comme une action : c’est ensuite à l’adversaire de jouer.
clause-KH-7-3 = La phase d’action finit quand les deux mains sont vides. On saute un joueur qui n’a plus de cartes.

rules-section-KH-8 = Le mouvement
clause-KH-8-1 = Avec une carte noire, une unité avance d’abord de ses cases libres, dans n’importe quelle direction, puis de ses cases imposées, dans la direction de la carte. Fantassins et tireurs : 1 + 1 ; cavaliers : 2 + 1. Un déplacement finit sur une autre case que celle de départ.
clause-KH-8-2 = Une unité ne peut ni entrer dans une case occupée ou un lac profond, ni les traverser, ni quitter le plateau.
clause-KH-8-3 = Aucun mouvement en diagonale entre deux cases occupées ou infranchissables.
clause-KH-8-4 = Forêt, terrain rocailleux et lac peu profond interrompent le mouvement. Une unité qui en part n’avance que d’une case, dans la direction de la carte.
clause-KH-8-5 = Une unité qui finit son déplacement sur la route peut avancer d’une case de plus, en restant sur la route.
clause-KH-8-6 = La colline ne change rien au mouvement.

rules-section-KH-9 = Le corps à corps
clause-KH-9-1 = Avec une carte rouge, une unité attaque un ennemi adjacent dans la direction de la carte. La valeur de la carte est la force de l’attaque.
clause-KH-9-2 = Cartes de défense : deux pour les fantassins et les cavaliers, une pour les tireurs. Une de plus par autre unité alliée engagée avec l’attaquant. Une de plus si votre général est dans l’unité ou adjacent (adjacent, il n’aide pas une unité fantastique). Une de moins par autre unité ennemie engagée avec le défenseur, et une de moins si l’unité qui attaque a son général. Puis le décor, les particularités des unités et la paralysie.
clause-KH-9-3 = Le défenseur pioche ses cartes de défense, puis en utilise une, ou joue une carte de sa main de valeur au moins égale à celle de l’attaque, ou n’en utilise aucune.
clause-KH-9-4 = Carte de valeur inférieure, ou aucune carte : l’unité est détruite.
clause-KH-9-5 = Carte rouge piochée, de valeur supérieure ou égale : l’attaque est bloquée.
clause-KH-9-6 = Carte noire piochée, de valeur supérieure ou égale : l’unité fuit sur l’une des trois cases à l’opposé de l’attaquant, ou est détruite si c’est impossible. L’unité du général peut rester sur place.
clause-KH-9-7 = Carte noire de la main : retraite tactique sur n’importe quelle case adjacente, ou l’unité reste sur place.
clause-KH-9-8 = Carte rouge de la main : contre-attaque, dont la force est la valeur de cette carte ; l’attaquant doit à son tour se défendre.
clause-KH-9-9 = Si un corps à corps libère la case de la cible, l’attaquant peut aussitôt poursuivre et y entrer.
clause-KH-9-10 = Une carte jouée est défaussée aussitôt ; les cartes piochées, après le choix. D’un joker en défense, seul compte s’il est rouge ou noir.

rules-section-KH-10 = Le tir
clause-KH-10-1 = Une unité de tir non engagée tire avec n’importe quelle carte rouge sur un ennemi en ligne de vue ; les tireurs, à quatre cases au plus.
clause-KH-10-2 = La ligne de vue relie le centre des deux cases. Une unité ou un décor bloquant sur le trajet la bloque ; si elle ne touche que des coins, il faut des obstacles des deux côtés.
clause-KH-10-3 = La forêt bloque la ligne de vue ; la colline aussi, sauf si le tireur ou la cible est au moins à sa hauteur. Lac, route et terrain rocailleux ne la bloquent pas.
clause-KH-10-4 = Cartes de défense contre un tir : deux pour les fantassins, une pour les cavaliers et les tireurs. Les unités adjacentes ne comptent pas. Une de moins si une autre unité ennemie pourrait aussi tirer sur la cible. Une de plus si votre général est dans l’unité ou adjacent (adjacent, il n’aide pas une unité fantastique). Puis le décor et les particularités des unités.
clause-KH-10-5 = Une unité qui fuit un tir va vers son bord de table. Une carte rouge de la main ne fait que bloquer, et personne ne poursuit.

rules-section-KH-11 = Le décor
clause-KH-11-1 = Colline : agit sur la ligne de vue, pas sur le mouvement ni la défense.
clause-KH-11-2 = Forêt : bloque la ligne de vue, interrompt le mouvement, deux cartes de défense de plus.
clause-KH-11-3 = Lac peu profond : interrompt le mouvement, une carte de défense de moins.
clause-KH-11-4 = Lac profond : aucune unité n’y entre ni ne s’y déploie.
clause-KH-11-5 = Route : une case de plus en restant sur la route, rien d’autre.
clause-KH-11-6 = Terrain rocailleux : interrompt le mouvement, une carte de défense de plus.
clause-KH-11-7 = Un objectif ne change ni la ligne de vue, ni le mouvement, ni la défense.

rules-section-KH-12 = Les unités fantastiques
clause-KH-12-1 = Artillerie : une case imposée ; tire jusqu’à cinq cases ; sa cible perd une carte de défense. Au corps à corps, aucune carte rouge ne la défend.
clause-KH-12-2 = Bêtes : quatre cases imposées ; une carte de défense.
clause-KH-12-3 = Cavaliers légers : deux cases libres et une imposée ; une carte de défense ; tirent jusqu’à trois cases.
clause-KH-12-4 = Chars : trois cases imposées ; deux cartes de défense, une contre les tirs. Leur cible en perd une.
clause-KH-12-5 = Fantassins d’élite : se déplacent comme des fantassins ; deux cartes de défense ; leur cible en perd une. Ils ne fuient jamais : une carte noire piochée ne les sauve pas. La retraite tactique leur est permise.
clause-KH-12-6 = Fantassins monstrueux : deux cases imposées ; deux cartes de défense. Leur cible en perd une.
clause-KH-12-7 = Horde : deux cases imposées ; une carte de défense. Un emplacement de l’armée donne deux hordes.
clause-KH-12-8 = Monstre terrestre : deux cases imposées ; trois cartes de défense, deux contre les tirs. Sa cible en perd deux. Aucune carte noire ne le défend.
clause-KH-12-9 = Monstre volant : se déplace comme des cavaliers, en volant ; trois cartes de défense. Sa cible en perd deux. Une carte rouge piochée ne bloque pas pour lui, mais il peut contre-attaquer.
clause-KH-12-10 = Volants : trois cases libres et une imposée, en volant ; deux cartes de défense, trois contre les tirs. Une carte rouge piochée ne bloque pas pour eux, mais ils peuvent contre-attaquer.
clause-KH-12-11 = Une unité qui vole traverse les unités et le décor, et finit sur une case libre qui n’est pas un lac profond. La route ne lui donne pas de case de plus.
clause-KH-12-12 = Contre un tir, une carte rouge de la main est un blocage : une unité qui vole ne peut donc pas en utiliser.

rules-section-KH-13 = La magie
clause-KH-13-1 = Vigueur, carte rouge de 2 à 10 : une de vos unités se déplace d’une case dans n’importe quelle direction.
clause-KH-13-2 = Téléportation, valet, dame ou roi rouge : votre général rejoint une autre de vos unités, non fantastique.
clause-KH-13-3 = Portail, as rouge : une de vos unités détruites revient sur une case libre de votre zone, sans le général.
clause-KH-13-4 = Foudre, carte noire de 2 à 10 : une unité ennemie au choix subit un tir de cette force, avec deux cartes de défense de plus.
clause-KH-13-5 = Confusion, valet, dame ou roi noir : l’adversaire perd une carte de sa main au hasard, et vous rejouez.
clause-KH-13-6 = Paralysie, as noir : pendant les deux prochaines actions de l’adversaire, une de ses unités ne peut être ni activée ni défendue par une carte de la main. Elle pioche encore des cartes de défense, mais une de moins jusqu’à la fin de votre prochaine action.

rules-section-KH-14 = La victoire
clause-KH-14-1 = Un joueur qui valide deux objectifs à la fin d’un tour gagne, sauf si son adversaire en valide deux aussi. Après sept tours sans vainqueur, c’est une égalité.
clause-KH-14-2 = Les objectifs : avoir tué le général adverse ; avoir plus d’unités que l’adversaire sur la colline ; avoir trois unités sur la colline, ou toutes celles qui restent ; et, si vous avez posé une paire d’objectifs, avoir une unité sur chacun.

rules-section-KH-15 = Les scénarios
clause-KH-15-1 = Introduction : la colline sans autre décor, fantassins, cavaliers et tireurs, pas de magie.
clause-KH-15-2 = Bataille rangée : mise en place du décor, magie et unités fantastiques.
clause-KH-15-3 = King of the Woods : un objectif pour chacune des trois forêts où vous avez plus d’unités que l’adversaire, et un pour la mort de son général.
clause-KH-15-4 = Embuscade : Rouge se déploie dans les forêts, puis Bleu. Bleu sort par le bord opposé, par un déplacement ou par Vigueur ; ses deux objectifs : faire sortir l’unité du général, faire sortir au moins trois unités au total. Avec les deux, Bleu gagne ; avec un seul, c’est une égalité ; sans aucun, Rouge gagne.
clause-KH-15-5 = Attaque nocturne : Bleu se déploie d’abord ; toutes les portées perdent une case. Une unité de Rouge sur un objectif le détruit avec n’importe quelle carte rouge. Deux objectifs détruits, Rouge gagne ; un seul, c’est une égalité ; aucun, Bleu gagne.
