# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-of-the-hill-black-cards-title = Black cards move
lesson-king-of-the-hill-black-cards-1 = Black cards move a unit. Clubs: the infantry takes a free step in any direction, then a straight one. Play the five of clubs: d2 to d4.
lesson-king-of-the-hill-black-cards-1-wrong = That only throws the card away. Use it to move.
lesson-king-of-the-hill-black-cards-1-wrong-2 = Try the five of clubs with the infantry on d2: go to d4.
lesson-king-of-the-hill-black-cards-2 = You take turns, one card each. Spades: the last step is diagonal. Cavalry has two free steps first. Play the seven of spades: g2 to f5.
lesson-king-of-the-hill-black-cards-2-wrong = That only throws the card away. Use it to move.
lesson-king-of-the-hill-black-cards-2-wrong-2 = Play the seven of spades with the cavalry: to f5.
lesson-king-of-the-hill-black-cards-3 = The cavalry stands beside the enemy on e6: both are engaged. An engaged unit can be attacked. Bring help with the nine of clubs: d4 to d5 or d6.
lesson-king-of-the-hill-black-cards-3-wrong = That only throws the card away. Use it to move.
lesson-king-of-the-hill-black-cards-3-wrong-2 = Bring the infantry beside the enemy on e6.
lesson-king-of-the-hill-black-cards-done = Two of your units now stand against one: that counts in attack and defence. The next lesson shows how to attack.
