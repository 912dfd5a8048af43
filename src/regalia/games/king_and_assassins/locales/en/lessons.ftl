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
