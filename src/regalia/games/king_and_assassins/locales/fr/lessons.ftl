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
