# King & Assassins: how to play, and credits.

howto-king-and-assassins-aim-title = Qui est qui
howto-king-and-assassins-aim = Un roi honni traverse sa ville pour rejoindre son château. Un joueur contrôle le roi et ses sept chevaliers, l’autre les douze citoyens. Trois d’entre eux sont des assassins cachés, et seul ce joueur sait lesquels.
howto-king-and-assassins-round-title = Un tour de jeu
howto-king-and-assassins-round = À chaque tour, on révèle une carte. Elle indique les points d’action (PA) du roi, des chevaliers et des assassins. Le roi joue d’abord, puis les assassins. Les PA non utilisés sont perdus.
howto-king-and-assassins-king-title = Le roi
howto-king-and-assassins-king = Il se déplace dans les rues, d’une case par PA, et dispose d’un ou deux PA par tour. Il ne monte pas sur les toits et ne repousse personne. Depuis une porte du château, il lui faut encore 1 PA pour entrer.
howto-king-and-assassins-knights-title = Les chevaliers
howto-king-and-assassins-knights = Ils se déplacent, escaladent les toits pour 2 PA et repoussent ceux qui leur barrent la route. Gardez-en près du roi. Si la carte porte l’icône d’entrave, ils peuvent capturer un citoyen, assassin ou non. Ils peuvent éliminer un assassin révélé.
howto-king-and-assassins-crowd-title = Les citoyens
howto-king-and-assassins-crowd = Les citoyens se déplacent, escaladent les toits et barrent le chemin. Les assassins font de même tant qu’ils ne sont pas révélés. Les vôtres sont marqués à l’écran, pour vous seulement.
howto-king-and-assassins-assassins-title = Les assassins
howto-king-and-assassins-assassins = À tout moment du tour des assassins, un assassin peut être révélé, sans dépenser de PA. Dès lors, il escalade plus vite, élimine des chevaliers et peut blesser le roi pour 2 PA, même deux fois dans le même tour.
howto-king-and-assassins-end-title = La fin de la partie
howto-king-and-assassins-end = Le roi gagne s’il entre dans son château, ou si les trois assassins sont capturés ou éliminés. Les assassins gagnent si le roi reçoit deux blessures, ou si toutes les cartes ont été jouées et qu’il est encore sur le plateau.
credits-king-and-assassins = King & Assassins est un jeu de Łukasz Woźniak, édité par Galakta. Nous avons reconstitué la face B du plateau d’après une petite photo.
