# King of the Hill: how to play, and credits.

howto-king-of-the-hill-aim-title = Two armies
howto-king-of-the-hill-aim = Blue and red fight over a hill. Each player secretly chooses an army of seven units; one of them has the general. You win if you hold two objectives at the end of a round and your opponent does not.
howto-king-of-the-hill-cards-title = Cards
howto-king-of-the-hill-cards = You play with ordinary playing cards, eight per round. Black cards move, red cards attack. Clubs and diamonds work straight (along rows and columns), spades and hearts diagonally. The players take turns and play one card at a time.
howto-king-of-the-hill-move-title = Moving
howto-king-of-the-hill-move = Play a black card and choose a unit. It takes its free steps in any direction first, then its card steps in the direction of the suit. Infantry has one of each; cavalry has two free steps and one card step. Forest, rocks and shallow water stop a move. Deep water can’t be entered.
howto-king-of-the-hill-attack-title = Attacking
howto-king-of-the-hill-attack = Play a red card, then choose a unit and an adjacent enemy in the direction of the suit. The rank of the card is the strength of the attack. Archers with no enemy next to them can shoot up to four spaces, in any direction, with any red card.
howto-king-of-the-hill-defend-title = Defending
howto-king-of-the-hill-defend = The defender draws defence cards: more if friends are next to the attacker or the unit is in cover, fewer if other enemies are next to it. A card that is at least as high as the attack saves the unit. A red card blocks, a black card makes the unit flee. A card from your hand can save it, too. Otherwise the unit is destroyed.
howto-king-of-the-hill-bid-title = Who goes first
howto-king-of-the-hill-bid = Each round, before the first action, both players bid a card face down. The higher card decides who goes first. Both cards are discarded. The other seven are for attack and defence.
howto-king-of-the-hill-end-title = Objectives
howto-king-of-the-hill-end = There are three objectives: the enemy general is dead; you have more units on the hill than your opponent; you have at least three units on the hill (or all of them, if fewer than three are left). Hold two at the end of a round and you win, unless your opponent holds two as well. If no one has won after seven rounds, the game is a draw. Other scenarios have their own objectives.
credits-king-of-the-hill = King of the Hill is a game by perno, derived from “Les Rois du Ring” by Chien Sauvage. The rulebook shows its maps only as pictures, which we did not have: all four maps are our reconstructions.
