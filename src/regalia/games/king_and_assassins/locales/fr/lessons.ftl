# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-and-assassins-way-home-title = Le chemin du château
lesson-king-and-assassins-way-home-1 = Vous êtes le roi. Rentrez par une porte. La carte du tour vous donne 1 PA : avancez d’une case vers la porte en b6.
lesson-king-and-assassins-way-home-1-wrong = Pas encore : les PA non utilisés sont perdus.
lesson-king-and-assassins-way-home-1-wrong-2 = Cela vous éloigne de la porte. Allez vers l’ouest, en c6.
lesson-king-and-assassins-way-home-1-wrong-3 = Le roi d’abord : sélectionnez-le en d6.
lesson-king-and-assassins-way-home-2 = Le roi a utilisé son PA. Les chevaliers ont leurs 6 PA. Placez-en un à côté du roi pour que personne n’y vienne : de d7 en c7.
lesson-king-and-assassins-way-home-2-wrong = Un autre chevalier pourra aider plus tard. Déplacez celui de d7 en c7.
lesson-king-and-assassins-way-home-3 = Vous pouvez utiliser les autres PA ou garder la formation. Quand vous êtes prêt, terminez votre tour : les citoyens jouent ensuite.
lesson-king-and-assassins-way-home-3-wrong = Le chevalier en c7 protège le roi. Laissez-le là.
lesson-king-and-assassins-way-home-4 = Nouveau tour, nouvelle carte : elle donne 2 PA au roi. Avancez sur la porte.
lesson-king-and-assassins-way-home-4-wrong = Rentrez maintenant : le roi va en b6.
lesson-king-and-assassins-way-home-5 = Être sur la porte ne suffit pas. Entrez dans le château avec l’autre PA : choisissez le roi, puis le château derrière la porte.
lesson-king-and-assassins-way-home-5-wrong = Si près du but ! Entrez dans le château depuis b6.
lesson-king-and-assassins-way-home-done = Le roi est rentré. Un PA par tour, c’est peu : prévoyez le chemin et laissez les chevaliers le garder libre.

lesson-king-and-assassins-clear-the-way-title = Dégager le chemin
lesson-king-and-assassins-clear-the-way-1 = Un citoyen en c7 bloque le roi, qui ne peut pas repousser. Les chevaliers le peuvent : avancez le chevalier de d7 en c7.
lesson-king-and-assassins-clear-the-way-2 = Le citoyen a été repoussé en b7, sans PA de plus. Mais le chevalier gêne à son tour : revenez en d7.
lesson-king-and-assassins-clear-the-way-3 = La porte est bloquée aussi. Le chevalier sur le toit descend pour 1 PA (monter en coûte 2). Allez en d8, puis repoussez en c8.
lesson-king-and-assassins-clear-the-way-4 = Le chevalier revient en d8. Puis le roi avance de deux cases jusqu’à la porte : ses 2 PA suffisent.
lesson-king-and-assassins-clear-the-way-5 = Le roi n’a plus de PA. Terminez votre tour : les chevaliers près de lui le protègent.
lesson-king-and-assassins-clear-the-way-6 = Entrez maintenant dans le château par la porte.
lesson-king-and-assassins-clear-the-way-wrong = Cela ne dégage pas le chemin. Suivez la flèche.
lesson-king-and-assassins-clear-the-way-done = Les chevaliers repoussent sans coût, mais jamais d’une rue vers un toit. Regardez une case plus loin.

lesson-king-and-assassins-captures-title = Les captures et leurs indices
lesson-king-and-assassins-captures-1 = Il reste un assassin caché. La carte porte l’entrave : un chevalier peut capturer un citoyen ce tour, pour 1 PA. Capturez le fermier en d5.
lesson-king-and-assassins-captures-2 = La partie continue : ce n’était pas le dernier assassin. La capture ne dit rien d’autre. Terminez votre tour et regardez qui approche.
lesson-king-and-assassins-captures-3 = Le moine s’est approché du roi, et la nouvelle carte porte aussi l’entrave. Capturez-le en d7.
lesson-king-and-assassins-captures-wrong = Pas maintenant. Utilisez le chevalier en d6, près du roi.
lesson-king-and-assassins-captures-done = Les trois assassins sont capturés ou éliminés : vous gagnez. Avant le dernier, une capture montre seulement que la partie continue.

lesson-king-and-assassins-count-points-title = Compter avant de s’arrêter
lesson-king-and-assassins-count-points-1 = Le roi est blessé : encore une attaque et c’est fini. Les assassins ont 4 PA, une attaque en coûte 2 : il reste 2 cases. De c4 on atteint d5. Bloquez d5.
lesson-king-and-assassins-count-points-2 = Chaque case à côté de d6 est maintenant prise par un chevalier ou trop loin. Placez le roi en d6.
lesson-king-and-assassins-count-points-3 = Le compte est bon : terminez votre tour.
lesson-king-and-assassins-count-points-4 = Le boucher s’est révélé sans atteindre le roi. Éliminer un assassin révélé coûte 1 PA : attaquez en c5.
lesson-king-and-assassins-count-points-wrong = Attention : comptez les cases qu’il faut à un citoyen pour être à côté du roi. Suivez la flèche.
lesson-king-and-assassins-count-points-done = Comptez ainsi à chaque tour : les PA des assassins, moins 2 pour une attaque, sont les cases dont ils disposent.

lesson-king-and-assassins-walking-title = Déplacements et toits
lesson-king-and-assassins-walking-1 = Vous jouez les citoyens. Trois sont des assassins : vous seul voyez leur marque. Avancer coûte 1 PA. Déplacez le moine de e5 en e4.
lesson-king-and-assassins-walking-2 = D’un toit, on atteint plus de cases. Monter coûte 2 PA à un citoyen, descendre 1. Montez de e4 en f4.
lesson-king-and-assassins-walking-3 = Si seuls les assassins bougent, le roi sait qui capturer. Déplacez aussi l’écuyer innocent : de c7 en d7.
lesson-king-and-assassins-walking-4 = Il reste 1 PA. On ne peut pas le garder : terminez votre tour.
lesson-king-and-assassins-walking-wrong = C’est permis en partie. Dans cette leçon, suivez la flèche.
lesson-king-and-assassins-walking-done = Le roi a vu bouger trois citoyens sans savoir pourquoi. Déplacer des innocents vaut les PA dépensés.

lesson-king-and-assassins-strike-title = Révéler, éliminer, attaquer
lesson-king-and-assassins-strike-1 = Vous avez 5 PA ; un seul chevalier protège le roi en e7. Révéler est gratuit : choisissez le boucher en c7 et révélez-le.
lesson-king-and-assassins-strike-2 = Le premier chevalier éliminé d’un tour coûte 1 PA, le deuxième 2, jamais de troisième. Éliminez celui de d7.
lesson-king-and-assassins-strike-3 = Il reste 4 PA. Placez-vous à côté du roi : de c7 en d7.
lesson-king-and-assassins-strike-4 = Attaquer le roi coûte 2 PA. Attaquez en e7.
lesson-king-and-assassins-strike-5 = Une blessure. Le dernier PA ne suffit pas pour une autre attaque : terminez votre tour.
lesson-king-and-assassins-strike-6 = Le roi a fui en e8 sans ses chevaliers. Placez-vous à côté de lui et attaquez encore.
lesson-king-and-assassins-strike-wrong = Gardez vos PA : tous comptent. Suivez la flèche.
lesson-king-and-assassins-strike-done = Deux blessures et le roi meurt. Comptez d’abord : les cases, 1 pour le premier chevalier, 2 par attaque.

lesson-king-and-assassins-in-time-title = Se révéler à temps
lesson-king-and-assassins-in-time-1 = Au prochain tour, le roi rentre. Le moine est votre dernier assassin, la rue est gardée. Révélé, il monte pour 1 PA au lieu de 2. Révélez-le.
lesson-king-and-assassins-in-time-2 = Montez en e9 et passez par les toits jusqu’en c9 : 3 PA. Il en reste 2.
lesson-king-and-assassins-in-time-3 = D’un toit, il atteint aussi la rue. Attaquez le roi.
lesson-king-and-assassins-in-time-wrong = Alors 5 PA ne suffisent pas. Un assassin caché paie 2 PA pour monter : révélez-le d’abord, puis passez par les toits.
lesson-king-and-assassins-in-time-done = À temps ! Cachez-vous parmi les citoyens tant que le roi est loin, et révélez-vous quand vos PA suffisent.
