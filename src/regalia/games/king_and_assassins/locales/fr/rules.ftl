# King & Assassins: the rules, one short text per clause. docs/rules has the full text.

rules-section-KA-1 = Le plateau
clause-KA-1-1 = Le plateau compte 10 × 10 cases, rues et toits. Une porte du château est une case de rue d’où une direction mène dans le château.
clause-KA-1-2 = Une case accueille une seule pièce. On ne traverse pas une case occupée.
clause-KA-1-3 = Déplacements, attaques et captures se font verticalement ou horizontalement, vers une case adjacente, jamais en diagonale.
clause-KA-1-4 = Un plateau personnalisé compte 10 × 10 cases, douze départs de citoyens, sept départs de chevaliers pour chaque départ du roi, aucun départ en double, les départs du roi dans la rue, et au moins une porte : dans une rue, avec sa sortie vers un toit ou hors du plateau, et accessible par les rues depuis chaque départ du roi.

rules-section-KA-2 = Les pièces
clause-KA-2-1 = Il y a un roi, sept chevaliers et douze citoyens qui ont chacun un nom.
clause-KA-2-2 = L’emplacement de chaque citoyen est connu de tous. Au début, les citoyens sont répartis au hasard sur leurs cases.

rules-section-KA-3 = Les cartes
clause-KA-3-1 = Une carte de jeu donne des points d’action (PA) au roi, aux chevaliers et aux assassins. Certaines portent aussi une icône d’entrave.
clause-KA-3-2 = Le paquet compte quinze cartes, toujours les mêmes.
clause-KA-3-3 = Sur la face B, on retire la carte au cristal rouge : il reste quatorze tours.
clause-KA-3-4 = Le paquet n’est mélangé qu’une fois. Chaque tour commence par une carte révélée ; les cartes révélées ne reviennent pas.

rules-section-KA-4 = La mise en place
clause-KA-4-1 = Le joueur assassin choisit en secret trois des douze citoyens.
clause-KA-4-2 = Si le roi a plusieurs emplacements de départ, on choisit d’abord les assassins ; puis le roi choisit son emplacement, et ses chevaliers se placent en conséquence.

rules-section-KA-5 = Le tour de jeu
clause-KA-5-1 = Un tour : on révèle une carte, le roi joue, puis les assassins.
clause-KA-5-2 = Les PA qui restent à la fin du tour d’un joueur sont perdus. On peut terminer son tour à tout moment ; il ne se termine jamais de lui-même.
clause-KA-5-3 = Les PA du roi ne servent qu’au roi, ceux des chevaliers qu’aux chevaliers. L’ordre est libre.

rules-section-KA-6 = Le roi
clause-KA-6-1 = Pour 1 PA, le roi se déplace sur une case de rue vide adjacente. Il ne peut ni monter sur les toits, ni repousser, ni éliminer, ni capturer.
clause-KA-6-2 = Depuis une porte, pour 1 PA, il entre dans le château et gagne. Être sur la porte ne suffit pas ; une pièce sur le toit derrière la porte ne l’arrête pas.

rules-section-KA-7 = Les chevaliers
clause-KA-7-1 = Un chevalier se déplace pour 1 PA, escalade de la rue au toit pour 2 PA et descend pour 1 PA.
clause-KA-7-2 = Un chevalier qui entre dans la case d’un citoyen ou d’un assassin le repousse, sans PA supplémentaire. Il ne peut pas entrer dans celle du roi ni d’un autre chevalier.
clause-KA-7-3 = Pour 1 PA, un chevalier élimine un assassin révélé adjacent. Depuis la rue, on n’atteint pas un toit.
clause-KA-7-4 = Si la carte porte l’icône d’entrave, un chevalier peut capturer un citoyen adjacent pour 1 PA, une fois par tour. Un assassin révélé ne se capture pas : on l’élimine.
clause-KA-7-5 = Un citoyen capturé quitte le plateau. Si c’était un assassin, seul le joueur assassin le sait jusqu’à la fin.

rules-section-KA-8 = Repousser
clause-KA-8-1 = La pièce repoussée est déplacée d’une case dans la même direction que le chevalier. Si cette case est occupée par un citoyen ou un assassin, il est repoussé aussi, et ainsi de suite.
clause-KA-8-2 = Personne ne peut être repoussé de la rue vers un toit, hors du plateau, ni sur un chevalier ou le roi : dans ce cas, le chevalier ne peut pas se déplacer.
clause-KA-8-3 = On peut repousser quelqu’un d’un toit vers la rue et de toit en toit. Les chevaliers et le roi ne sont jamais repoussés, et personne n’est repoussé dans le château.

rules-section-KA-9 = Les citoyens
clause-KA-9-1 = Un citoyen se déplace pour 1 PA, escalade pour 2 PA et descend pour 1 PA, toujours vers une case vide adjacente.
clause-KA-9-2 = Les citoyens ne font rien d’autre ; les assassins cachés sont des citoyens.

rules-section-KA-10 = Les assassins
clause-KA-10-1 = À tout moment du tour des assassins, leur joueur peut révéler des assassins cachés, sans dépenser de PA.
clause-KA-10-2 = Un assassin révélé se déplace pour 1 PA, escalade pour 1 PA et descend pour 0 PA, toujours vers une case vide adjacente.
clause-KA-10-3 = Un assassin révélé élimine un chevalier adjacent : 1 PA pour le premier du tour, 2 PA pour le deuxième, pas de troisième. Depuis la rue, on n’atteint pas un toit.
clause-KA-10-4 = Un assassin révélé adjacent au roi le blesse pour 2 PA, plusieurs fois si les PA suffisent. La deuxième blessure le tue.

rules-section-KA-11 = La fin de la partie
clause-KA-11-1 = Le roi gagne dès que le troisième assassin est capturé ou éliminé.
clause-KA-11-2 = Le roi gagne dès qu’il entre dans le château.
clause-KA-11-3 = Les assassins gagnent dès que le roi reçoit sa deuxième blessure.
clause-KA-11-4 = Les assassins gagnent si le tour de la dernière carte est terminé et que le roi est encore sur le plateau.
