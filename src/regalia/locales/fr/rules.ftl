# Les règles en peu de mots, clause par clause : c’est là que renvoie un refus.

rules-title = Les règles, une à une
rules-note = Quand quelque chose n’est pas permis, on vous dit laquelle de ces règles l’interdit.

rules-section-KA-1 = Le plateau
clause-KA-1-1 = Le plateau a dix cases sur dix, des rues et des toits. Une porte est une case de rue d’où une direction mène au château.
clause-KA-1-2 = Une case accueille une pièce au plus, et personne ne traverse personne.
clause-KA-1-3 = Tout se fait le long des rangées et des colonnes, vers l’une des quatre cases voisines. Rien n’est diagonal.
clause-KA-1-4 = Un plateau personnel a dix cases sur dix, douze départs de citoyens, sept départs de chevaliers pour chaque départ du roi, aucun départ en double, les rois dans la rue, et au moins une porte : dans une rue, avec sa sortie vers un toit ou hors du plateau, et accessible par les rues depuis chaque départ du roi.

rules-section-KA-2 = Les pièces
clause-KA-2-1 = Il y a un roi, sept chevaliers et douze citoyens, chacun avec son nom.
clause-KA-2-2 = Tout le monde voit quel citoyen est où. Au début, ils sont répartis au hasard sur leurs cases, chacun une fois.

rules-section-KA-3 = Les cartes
clause-KA-3-1 = Une carte de manche donne des points d’action au roi, aux chevaliers et à la foule. Certaines montrent aussi des entraves.
clause-KA-3-2 = La pioche compte quinze cartes, toujours les mêmes.
clause-KA-3-3 = Sur la face B, on retire la carte au cristal : il reste quatorze manches.
clause-KA-3-4 = La pioche est mélangée une seule fois. Chaque manche commence par une carte retournée ; celles qui l’ont été ne reviennent pas.

rules-section-KA-4 = La mise en place
clause-KA-4-1 = Le joueur des assassins choisit en secret trois des douze citoyens.
clause-KA-4-2 = Si le roi a plusieurs départs, on choisit d’abord les assassins ; puis le roi choisit le sien, et ses chevaliers l’entourent.

rules-section-KA-5 = La manche
clause-KA-5-1 = Une manche : on retourne une carte, le camp du roi joue, puis la foule.
clause-KA-5-2 = Les points qui restent à la fin d’un tour sont perdus. On peut finir son tour à tout moment, et il ne finit que si on le dit.
clause-KA-5-3 = Les points du roi ne servent qu’au roi, ceux des chevaliers qu’aux chevaliers. L’ordre est libre.

rules-section-KA-6 = Le roi
clause-KA-6-1 = Pour un point, le roi avance sur une rue vide voisine. Il ne monte sur aucun toit, ne repousse, ne frappe et ne capture personne.
clause-KA-6-2 = Depuis une porte, pour un point, il entre au château et gagne. Être sur la porte ne suffit pas ; qui se tient sur le toit derrière ne l’arrête pas.

rules-section-KA-7 = Les chevaliers
clause-KA-7-1 = Un chevalier avance pour un point, monte de la rue au toit pour deux et descend pour un.
clause-KA-7-2 = Un chevalier qui entre sur la case d’un citoyen ou d’un assassin le repousse sans rien payer de plus. Il n’entre pas sur celle du roi ni d’un chevalier.
clause-KA-7-3 = Pour un point, un chevalier élimine un assassin révélé à côté de lui. Depuis la rue, personne n’atteint un toit.
clause-KA-7-4 = Si la carte montre des entraves, un chevalier capture pour un point, une fois par manche, un citoyen à côté de lui. Un assassin révélé ne se capture pas : on l’élimine.
clause-KA-7-5 = Qui est capturé quitte le plateau. Si c’était un assassin, seul le joueur de la foule le sait jusqu’à la fin.

rules-section-KA-8 = Repousser
clause-KA-8-1 = Qui est repoussé recule d’une case dans le sens du chevalier. Si quelqu’un s’y trouve, il est repoussé aussi, et ainsi de suite.
clause-KA-8-2 = Personne n’est repoussé de la rue vers un toit, hors du plateau, ni sur un chevalier ou le roi : alors le chevalier ne peut pas y aller.
clause-KA-8-3 = On peut repousser quelqu’un d’un toit vers la rue et de toit en toit. Les chevaliers et le roi ne sont jamais repoussés, et personne n’est repoussé dans le château.

rules-section-KA-9 = Les citoyens
clause-KA-9-1 = Un citoyen avance sur une case vide voisine pour un point, monte pour deux et descend pour un.
clause-KA-9-2 = Les citoyens ne font rien d’autre, et les assassins cachés sont des citoyens.

rules-section-KA-10 = Les assassins
clause-KA-10-1 = À tout moment du tour de la foule, son joueur peut révéler des assassins cachés, et cela ne coûte rien.
clause-KA-10-2 = Un assassin révélé avance pour un point, monte pour un et descend gratuitement, toujours sur une case vide voisine.
clause-KA-10-3 = Un assassin révélé tue un chevalier à côté de lui : le premier du tour pour un point, le deuxième pour deux, pas de troisième. Depuis la rue, personne n’atteint un toit.
clause-KA-10-4 = Un assassin révélé à côté du roi le blesse pour deux points, et plusieurs fois si les points suffisent. La deuxième blessure le tue.

rules-section-KA-11 = La fin de la partie
clause-KA-11-1 = Le camp du roi gagne dès que le troisième assassin est hors jeu.
clause-KA-11-2 = Le camp du roi gagne dès que le roi entre au château.
clause-KA-11-3 = Les assassins gagnent dès que le roi est blessé pour la deuxième fois.
clause-KA-11-4 = Les assassins gagnent si la manche de la dernière carte est finie et que le roi est encore sur le plateau.

rules-section-KH-1 = Plateau et distance
clause-KH-1-1 = Une case accueille une unité au plus et a huit voisines. Un pas en diagonale vaut un pas tout droit.
clause-KH-1-2 = Deux ennemis sur des cases voisines sont engagés.
clause-KH-1-3 = La colline de la carte standard va de d3 à h5, son sommet de e4 à g4. La zone de Bleu couvre les rangées 1 et 2, celle de Rouge les rangées 6 et 7. Une carte personnelle a onze cases sur sept et une zone pour chaque camp.

rules-section-KH-2 = Les cartes
clause-KH-2-1 = Il y a 52 cartes et deux jokers. Les valeurs vont du 2 à l’as ; un joker vaut un as.
clause-KH-2-2 = Un joker a la couleur que son joueur annonce. Il ne lance pas de sort.
clause-KH-2-3 = Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle, chaque carte une fois.
clause-KH-2-4 = Les cartes noires déplacent, les rouges attaquent. Trèfle et carreau vont tout droit, pique et cœur en diagonale.

rules-section-KH-3 = Les armées
clause-KH-3-1 = Une armée compte sept unités au choix, dont une avec le général. Elle se choisit en secret, avant tout le reste.
clause-KH-3-2 = Deux des sept emplacements au plus vont à des unités fantastiques, et un emplacement de hordes en donne deux. Le général n’est jamais dans une unité fantastique.

rules-section-KH-4 = Poser le terrain
clause-KH-4-1 = À tour de rôle, chaque camp peut poser deux éléments. Un élément de plus de quatre cases compte double ; la route et une paire d’objectifs comptent pour un. Qui renonce ne pose plus rien.
clause-KH-4-2 = Les deux camps se partagent un lac, une route, deux terrains rocailleux, deux petites forêts, une longue et une grande. Chaque camp a une paire d’objectifs.
clause-KH-4-3 = On pose dans sa moitié ; la rangée du milieu est aux deux. Rien ne chevauche un autre élément ni la colline.
clause-KH-4-4 = La route suit une colonne d’un bord à l’autre.
clause-KH-4-5 = Qui pose le lac dit s’il est profond ou peu profond.
clause-KH-4-6 = Une paire d’objectifs va dans la moitié de l’adversaire, à cinq cases d’écart au moins et sur des rangées différentes.

rules-section-KH-5 = Le déploiement
clause-KH-5-1 = Les camps déploient tour à tour une unité, dans leur zone, sur des cases libres et jamais en eau profonde.

rules-section-KH-6 = Mains et initiative
clause-KH-6-1 = Au début d’un tour, toutes les cartes sont mélangées et chaque camp en prend huit.
clause-KH-6-2 = Une fois par tour, chaque camp peut défausser toute sa main et prendre huit cartes.
clause-KH-6-3 = Chaque camp mise une carte en secret. Le camp de la plus forte choisit qui commence ; à égalité, on pioche jusqu’à ce que les valeurs diffèrent.

rules-section-KH-7 = Les actions
clause-KH-7-1 = À tour de rôle, chaque camp joue une carte de sa main : pour activer une de ses unités, pour lancer un sort s’il y a de la magie, ou pour la brûler, sans effet.
clause-KH-7-2 = Une carte de la main jouée en défense compte comme une action : c’est ensuite à l’autre camp.
clause-KH-7-3 = Les actions finissent quand les deux mains sont vides. Un camp sans cartes passe son tour.

rules-section-KH-8 = Le mouvement
clause-KH-8-1 = Avec une carte noire, une unité fait ses pas libres dans tous les sens, puis ses pas imposés dans les directions de la carte. Fantassins et tireurs en ont un de chaque, les cavaliers deux et un. Un déplacement finit sur une autre case que celle du départ.
clause-KH-8-2 = Aucun pas ne mène sur une case occupée ou en eau profonde, à travers quelqu’un, ni hors du plateau.
clause-KH-8-3 = Aucun pas en diagonale ne passe entre deux cases occupées ou infranchissables.
clause-KH-8-4 = Forêt, rocaille et eau peu profonde arrêtent le mouvement. Qui en part ne fait qu’un pas, dans une direction de la carte.
clause-KH-8-5 = Un déplacement qui finit sur la route peut y faire un pas de plus.
clause-KH-8-6 = La colline ne change rien au mouvement.

rules-section-KH-9 = Le corps à corps
clause-KH-9-1 = Avec une carte rouge, une unité attaque un ennemi voisin dans une direction de la carte, dont la valeur est la force.
clause-KH-9-2 = Cartes de défense : deux pour fantassins et cavaliers, une pour les tireurs. Une de plus par autre unité amie à côté de l’attaquant et pour le général du défenseur, une de moins par autre ennemi à côté du défenseur et pour le général de l’attaquant ; puis le terrain, les traits et la paralysie.
clause-KH-9-3 = Le défenseur pioche ses cartes, puis en utilise une, ou une de sa main qui vaut au moins l’attaque, ou aucune.
clause-KH-9-4 = Une carte plus faible, ou aucune : l’unité est détruite.
clause-KH-9-5 = Une carte rouge piochée assez forte : l’attaque est bloquée.
clause-KH-9-6 = Une carte noire piochée assez forte : l’unité fuit sur l’une des trois cases à l’opposé de l’attaquant, ou est détruite si elle ne le peut pas. L’unité du général peut rester.
clause-KH-9-7 = Une carte noire de la main : l’unité se replie sur n’importe quelle case voisine, ou reste.
clause-KH-9-8 = Une carte rouge de la main contre-attaque avec sa valeur, et c’est l’attaquant qui se défend.
clause-KH-9-9 = Si le corps à corps vide la case de la cible, l’attaquant peut aussitôt l’occuper en poursuivant.
clause-KH-9-10 = Une carte jouée est défaussée aussitôt, les cartes piochées après le choix. En défense, seul compte si le joker est rouge ou noir.

rules-section-KH-10 = Le tir
clause-KH-10-1 = Les unités de tir non engagées tirent avec toute carte rouge sur un ennemi en vue ; les tireurs, à quatre cases au plus.
clause-KH-10-2 = La vue va de centre à centre. Une unité ou un terrain bloquant entre les deux la coupe ; si la ligne ne touche que des coins, il faut des obstacles des deux côtés.
clause-KH-10-3 = La forêt coupe la vue, la colline aussi si ni le tireur ni la cible n’est à sa hauteur. Eau, route et rocaille, non.
clause-KH-10-4 = Cartes de défense contre un tir : deux pour les fantassins, une pour cavaliers et tireurs. Une de moins si un autre tireur pourrait toucher, une de plus pour le général ; puis le terrain et les traits.
clause-KH-10-5 = Qui fuit un tir va vers le bord de son camp. Une carte rouge de la main ne fait que bloquer, et personne ne poursuit.

rules-section-KH-11 = Le terrain
clause-KH-11-1 = Colline : elle change la vue, ni le mouvement ni la défense.
clause-KH-11-2 = Forêt : coupe la vue, arrête le mouvement, deux cartes de défense de plus.
clause-KH-11-3 = Eau peu profonde : arrête le mouvement, une carte de défense de moins.
clause-KH-11-4 = Eau profonde : personne n’y entre ni ne s’y déploie.
clause-KH-11-5 = Route : un pas de plus dessus, rien d’autre.
clause-KH-11-6 = Rocaille : arrête le mouvement, une carte de défense de plus.
clause-KH-11-7 = Un objectif ne change ni la vue, ni le mouvement, ni la défense.

rules-section-KH-12 = Les unités fantastiques
clause-KH-12-1 = Artillerie : un pas imposé ; tire jusqu’à cinq cases ; sa cible a une carte de défense de moins. Au corps à corps, aucune carte rouge ne la défend.
clause-KH-12-2 = Bêtes : quatre pas imposés ; une carte de défense.
clause-KH-12-3 = Cavaliers légers : deux pas libres et un imposé ; une carte de défense ; tirent jusqu’à trois cases.
clause-KH-12-4 = Chars : trois pas imposés ; deux cartes de défense, une contre les tirs. Leur cible en a une de moins.
clause-KH-12-5 = Fantassins d’élite : marchent comme des fantassins ; deux cartes de défense ; leur cible en a une de moins. Ils ne fuient jamais : une carte noire piochée ne les sauve pas.
clause-KH-12-6 = Fantassins monstrueux : deux pas imposés ; deux cartes de défense. Leur cible en a une de moins.
clause-KH-12-7 = Horde : deux pas imposés ; une carte de défense. Un emplacement de l’armée donne deux hordes.
clause-KH-12-8 = Monstre terrestre : deux pas imposés ; trois cartes de défense, deux contre les tirs. Sa cible en a deux de moins. Aucune carte noire ne le défend.
clause-KH-12-9 = Monstre volant : se déplace comme des cavaliers, dans les airs ; trois cartes de défense. Sa cible en a deux de moins. Une carte rouge piochée ne bloque pas pour lui, mais il peut contre-attaquer.
clause-KH-12-10 = Volants : trois pas libres et un imposé, dans les airs ; deux cartes de défense, trois contre les tirs. Une carte rouge piochée ne bloque pas pour eux, mais ils peuvent contre-attaquer.
clause-KH-12-11 = Qui vole passe au-dessus des unités et du terrain et finit sur une case libre hors de l’eau profonde. La route ne donne pas de pas de plus.
clause-KH-12-12 = Contre un tir, une carte rouge de la main est un blocage : ceux qui volent ne peuvent donc pas en jouer.

rules-section-KH-13 = La magie
clause-KH-13-1 = Vigueur, un 2 à 10 rouge : une de vos unités fait un pas dans n’importe quelle direction.
clause-KH-13-2 = Téléportation, valet, dame ou roi rouge : votre général rejoint une autre de vos unités, non fantastique.
clause-KH-13-3 = Portail, un as rouge : une de vos unités détruites revient sur une case libre de votre zone, sans le général.
clause-KH-13-4 = Foudre, un 2 à 10 noir : une unité ennemie au choix subit un tir de cette force, avec deux cartes de défense de plus.
clause-KH-13-5 = Confusion, valet, dame ou roi noir : l’autre main perd une carte au hasard, et vous rejouez.
clause-KH-13-6 = Paralysie, un as noir : pendant les deux prochaines actions de l’adversaire, une de ses unités ne peut pas agir ; jusqu’à la fin de votre prochaine action, elle a une carte de défense de moins.

rules-section-KH-14 = La victoire
clause-KH-14-1 = Qui remplit deux objectifs à la fin d’un tour gagne, sauf si les deux camps le font. Après sept tours sans vainqueur, c’est une égalité.
clause-KH-14-2 = Les objectifs : le général ennemi est mort ; plus d’unités que l’ennemi sur la colline ; trois unités sur la colline, ou toutes celles qui restent ; et, si vous avez posé une paire d’objectifs, une unité sur chacun.

rules-section-KH-15 = Les scénarios
clause-KH-15-1 = Introduction : la colline nue, fantassins, cavaliers et tireurs, pas de magie.
clause-KH-15-2 = Bataille rangée : on pose du terrain, et il y a de la magie et des unités fantastiques.
clause-KH-15-3 = Le roi des bois : un objectif pour chacune des trois forêts où vous avez plus d’unités que l’ennemi, et un pour la mort du général ennemi.
clause-KH-15-4 = Embuscade : Rouge se déploie dans les forêts, puis Bleu. Bleu sort par le bord opposé, par un déplacement ou Vigueur : le général et trois unités sont ses deux buts. Avec les deux, Bleu gagne ; avec un seul, c’est une égalité ; sans aucun, Rouge gagne.
clause-KH-15-5 = Attaque nocturne : Bleu se déploie d’abord ; toutes les portées perdent une case. Une unité rouge sur un objectif le rase avec n’importe quelle carte rouge. Deux rasés, Rouge gagne ; un seul, c’est une égalité ; aucun, Bleu gagne.
