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

lesson-king-of-the-hill-red-cards-title = Red cards attack
lesson-king-of-the-hill-red-cards-1 = Red cards attack an adjacent enemy: diamonds straight, hearts diagonally. Your unit on c5 takes a defence card away. Attack d5 with the nine of diamonds.
lesson-king-of-the-hill-red-cards-2 = The drawn card was too low: the unit is destroyed. You may follow into its space. Pursue.
lesson-king-of-the-hill-red-cards-3 = Now you are attacked with an eight, and have drawn cards. A red one that is as high or higher blocks, a black one makes you flee. Choose the king of diamonds.
lesson-king-of-the-hill-red-cards-4 = Blocked! Drawn cards cost nothing; a card from the hand is your turn. Attack in turn, diagonally: the queen of hearts on e6.
lesson-king-of-the-hill-red-cards-wrong = In this lesson, play what the remark asks for.
lesson-king-of-the-hill-red-cards-done = Attack with help beside you, and keep a high card for defence.

lesson-king-of-the-hill-shooting-title = Shooting and flight
lesson-king-of-the-hill-shooting-1 = The hill blocks the line of sight from d2 to d6. From the hill itself it does not. Move the archers to d3 with the six of clubs.
lesson-king-of-the-hill-shooting-2 = Any red card shoots; only its rank counts. Shoot at d6 with the nine of hearts.
lesson-king-of-the-hill-shooting-3 = A black card saved the unit: it fled towards its own edge. It is four spaces away, still in range. Shoot again with the jack of diamonds.
lesson-king-of-the-hill-shooting-wrong = In this lesson, play what the remark asks for.
lesson-king-of-the-hill-shooting-done = Archers shoot with any red card, up to four spaces, if they are not engaged. High ground opens the line of sight.

lesson-king-of-the-hill-the-hill-title = The hill decides
lesson-king-of-the-hill-the-hill-1 = Two objectives at the end of a round win: more units on the hill than the enemy, at least three there, or their general dead. Attack the enemy on g5.
lesson-king-of-the-hill-the-hill-2 = The hill is yours alone. Stay or pursue: both spaces are on the hill.
lesson-king-of-the-hill-the-hill-3 = Two of your units are on the hill. With your last card bring the third: seven of clubs, c2 to d3.
lesson-king-of-the-hill-the-hill-wrong = In this lesson, play what the remark asks for.
lesson-king-of-the-hill-the-hill-done = A win in the first round! Count the hill for both sides before the last cards are played.

lesson-king-of-the-hill-magic-title = Magic
lesson-king-of-the-hill-magic-1 = With magic, a card can be a spell instead. A red 2 to 10 is vigour: one step in any direction. Use the four of diamonds: c2 to c3.
lesson-king-of-the-hill-magic-2 = A black 2 to 10 is lightning: it strikes any enemy, who draws two more defence cards. Strike f6 with the ten of spades.
lesson-king-of-the-hill-magic-3 = A black jack, queen or king is confusion: the opponent loses a random card, and you play again. Use the king of clubs.
lesson-king-of-the-hill-magic-wrong = In this lesson, play what the remark asks for.
lesson-king-of-the-hill-magic-done = Red court cards move your general, a red ace brings a unit back, a black ace paralyses. Help lists all spells.
