# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-and-assassins-way-home-title = The way home
lesson-king-and-assassins-way-home-1 = You are the king. Get home through a gate. This round’s card gives the king 1 action point: walk one space towards the gate on b6.
lesson-king-and-assassins-way-home-1-wrong = Not yet: points that you do not use are lost.
lesson-king-and-assassins-way-home-1-wrong-2 = That leads away from the gate. Go west, to c6.
lesson-king-and-assassins-way-home-1-wrong-3 = The king first: select him on d6.
lesson-king-and-assassins-way-home-2 = The king’s point is spent. The knights have 6 points of their own. Send a knight beside the king, so that no one stands there: d7 to c7.
lesson-king-and-assassins-way-home-2-wrong = Another knight may help later. Now move the one on d7 to c7.
lesson-king-and-assassins-way-home-3 = You may use the other points or keep a formation. When you are ready, end your turn: then the citizens move.
lesson-king-and-assassins-way-home-3-wrong = The knight on c7 guards the king. Leave him there.
lesson-king-and-assassins-way-home-4 = A new round, a new card: it gives the king 2 points. Step onto the gate.
lesson-king-and-assassins-way-home-4-wrong = Go home now: the king steps to b6.
lesson-king-and-assassins-way-home-5 = Standing on the gate is not enough. Enter the castle with the other point: choose the king, then the castle behind the gate.
lesson-king-and-assassins-way-home-5-wrong = So close! Enter the castle from b6.
lesson-king-and-assassins-way-home-done = The king is home. One point a round is slow: plan the way, and let the knights keep it free.

lesson-king-and-assassins-clear-the-way-title = Clearing the way
lesson-king-and-assassins-clear-the-way-1 = A citizen on c7 blocks the king, who can’t shove. Knights can: walk into the citizen, and he is moved on. Move the knight from d7 to c7.
lesson-king-and-assassins-clear-the-way-2 = The citizen was shoved to b7, at no extra cost. Now the knight is in the way himself: step back to d7.
lesson-king-and-assassins-clear-the-way-3 = The gate is blocked, too. The knight on the roof climbs down for 1 point (up costs 2). Go to d8, then shove on c8.
lesson-king-and-assassins-clear-the-way-4 = Let the knight step back to d8. Then the king walks two spaces to the gate: his 2 points are enough.
lesson-king-and-assassins-clear-the-way-5 = The king’s points are spent. End your turn: the knights beside him keep him safe.
lesson-king-and-assassins-clear-the-way-6 = Now enter the castle from the gate.
lesson-king-and-assassins-clear-the-way-wrong = That does not clear the way. Follow the arrow.
lesson-king-and-assassins-clear-the-way-done = Knights shove for free, but never from a street onto a roof. Look one space further before you shove.

lesson-king-and-assassins-captures-title = Captures and what they tell
lesson-king-and-assassins-captures-1 = One hidden assassin is left. This card shows fetters: once this round a knight may capture a citizen for 1 point. Capture the farmer on d5.
lesson-king-and-assassins-captures-2 = The game goes on, so he was not the last assassin. That is all that a capture tells you. End your turn and watch who comes closer.
lesson-king-and-assassins-captures-3 = The monk walked towards the king, and the new card shows fetters again. Capture him on d7.
lesson-king-and-assassins-captures-wrong = Not now. Use the knight on d6, beside the king.
lesson-king-and-assassins-captures-done = All three assassins are gone, so you win. Until the last one, a capture shows only that the game goes on.

lesson-king-and-assassins-count-points-title = Count before you stop
lesson-king-and-assassins-count-points-1 = The king is wounded: one more attack ends it. The assassins have 4 points, an attack costs 2, so 2 steps are left. From c4 that reaches d5. Block d5.
lesson-king-and-assassins-count-points-2 = Now every space beside d6 is taken by a knight or too far away. Move the king to d6.
lesson-king-and-assassins-count-points-3 = You have counted: end your turn.
lesson-king-and-assassins-count-points-4 = The butcher revealed himself, but could not reach the king. A revealed assassin is eliminated for 1 point: attack c5.
lesson-king-and-assassins-count-points-wrong = Careful: count how many steps a citizen needs to stand beside the king. Follow the arrow.
lesson-king-and-assassins-count-points-done = Count like this every turn: the assassins’ points, minus 2 for an attack, are the steps that they have.

lesson-king-and-assassins-walking-title = Walking and roofs
lesson-king-and-assassins-walking-1 = You play the citizens. Three of them are assassins: only you see their mark. A step costs 1 point. Move the monk from e5 to e4.
lesson-king-and-assassins-walking-2 = From a roof one sees and reaches more. Climbing costs a citizen 2 points, climbing down 1. Climb from e4 to f4.
lesson-king-and-assassins-walking-3 = If only assassins move, the king knows whom to capture. Move the innocent squire, too: c7 to d7.
lesson-king-and-assassins-walking-4 = One point is left. Points can’t be saved: end your turn.
lesson-king-and-assassins-walking-wrong = That is allowed in a game. In this lesson, follow the arrow.
lesson-king-and-assassins-walking-done = The king saw three citizens move, and cannot know why. Moving innocent ones is worth the points.

lesson-king-and-assassins-strike-title = Reveal, eliminate, attack
lesson-king-and-assassins-strike-1 = You have 5 points, and the king stands on e7 behind one knight. Revealing is free: choose the butcher on c7 and reveal him.
lesson-king-and-assassins-strike-2 = The first knight of a turn costs 1 point, the second 2, and there is no third. Eliminate the knight on d7.
lesson-king-and-assassins-strike-3 = Four points are left. Step beside the king: c7 to d7.
lesson-king-and-assassins-strike-4 = An attack on the king costs 2 points. Attack e7.
lesson-king-and-assassins-strike-5 = One wound. The last point is too little for another attack: end your turn.
lesson-king-and-assassins-strike-6 = The king fled to e8 and forgot his knights. Step beside him and attack again.
lesson-king-and-assassins-strike-wrong = Save your points: every one is needed. Follow the arrow.
lesson-king-and-assassins-strike-done = Two wounds, and the king is dead. Count first: steps, 1 for the first knight, 2 for each attack.

lesson-king-and-assassins-in-time-title = Revealing in time
lesson-king-and-assassins-in-time-1 = Next turn the king goes home, and the monk is your last assassin. Knights guard the street. Revealed, he climbs for 1 point instead of 2. Reveal him.
lesson-king-and-assassins-in-time-2 = Climb to e9 and walk over the roofs to c9: 3 points. That leaves 2.
lesson-king-and-assassins-in-time-3 = From a roof he also reaches the street. Attack the king.
lesson-king-and-assassins-in-time-wrong = Then 5 points are not enough. A hidden assassin pays 2 for a climb: reveal first, then take the roofs.
lesson-king-and-assassins-in-time-done = In time! Hide among citizens while the king is far, and reveal when your points reach to the end.
