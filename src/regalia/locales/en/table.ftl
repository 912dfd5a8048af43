# The match page: what is said around a board, and on the panels of both games.

card-name = { $card }

# Around every game.
table-board = Board
table-side = Game panel
table-now = Your options
table-watch = Showing the latest moves…
table-skip = { $count ->
    [one] Skip ({ $count } more)
   *[other] Skip ({ $count } more)
}
table-thinks = thinking…
table-to-move = to move
table-away = away
table-list = Possible moves
table-list-find = Find a move
table-list-none = No matching moves.
table-goal = How to win
table-more = More options
table-message = Show the whole message
table-confirm = Play this move? { $move }
table-withdraw = Withdraw
table-sent-draw = You offered a draw.
table-sent-takeback = You asked for a takeback.
table-sent-rematch = You offered a rematch.
table-next = Go to the next game
table-record = Download game record
table-verify-elsewhere = Your browser can check this only over a secure connection (HTTPS). Download the game record and run “regalia verify” on it.
table-curtain-show = I’m ready
table-chat-empty = No messages yet.
table-log-words = Show text
table-log-notation = Show notation
table-log-earlier = Show earlier entries
table-log-hidden = { $name } made a secret choice.
table-log-begun = The game starts.
table-log-joined = { $name } joins the game.
table-log-undone = { $name } takes back a move.
table-log-asked-draw = { $name } offers a draw.
table-log-asked-takeback = { $name } asks for a takeback.
table-log-asked-rematch = { $name } offers a rematch.
table-log-declined-draw = No draw agreed.
table-log-declined-takeback = No takeback. The move stands.
table-log-declined-rematch = No rematch.
table-log-ended = The game is over.
table-log-followed = The next game has started.

# King & Assassins.
town-round = Round { $round } of { $rounds }
town-rounds = { $rounds } rounds to play
town-card = { $fetters ->
    [yes] Round { $round }. Action points: king { $king }, knights { $knights }, assassins { $crowd }. Fetters: one capture allowed.
   *[no] Round { $round }. Action points: king { $king }, knights { $knights }, assassins { $crowd }.
}
town-points = Action points left
town-points-king = King
town-points-knights = Knights
town-points-assassins = Assassins
town-fetters = Fetters: the knights may capture one citizen this round.
town-fetters-used = Fetters: already used this round.
town-wounded = The king is wounded!
town-gone = Out of the game
town-was-assassin = one of your assassins
town-deck = { $count ->
    [0] No round cards left
    [one] { $count } round card left
   *[other] { $count } round cards left
}
town-pick-done = Confirm assassins
town-start-here = Start on { $space }
town-which = What do you want to do there?
town-chosen = – choose a marked space. Numbers show the cost in action points.
town-stuck = can’t do anything right now.
town-hint-king = Choose the king or a knight. Knights can clear the way for the king.
town-hint-assassins = Choose a citizen to move. To attack, reveal an assassin first.
town-hint-done = Nothing left to do. End your turn.
town-enter = enter the castle
town-do-shove = Shove
town-do-strike = Eliminate
town-do-capture = Capture
town-do-reveal = Reveal assassin
town-reveal-note = Revealing is free, but everyone sees it and you can’t undo it.
town-do-enter = Enter the castle
town-say-go = { $who-cap } moves from { $from } to { $to } ({ $cost } AP)
town-say-shove = { $who-cap } on { $from } shoves { $whom } on { $to } ({ $cost } AP)
town-say-strike = { $who-cap } on { $from } attacks { $whom } on { $to } ({ $cost } AP)
town-say-capture = { $who-cap } on { $from } captures { $whom } on { $to } ({ $cost } AP)
town-say-reveal = Reveal { $who } on { $from } as an assassin
town-say-enter = { $who-cap } enters the castle from { $from }

town-goal-king = The king player wins when the king enters the castle through a gate, or when all three assassins are captured or eliminated.
town-goal-assassins = The assassin player wins when the king is wounded twice, or when the last round ends and he is not in the castle.

# King of the Hill: what is always in sight.
field-turn = Round { $turn } of { $turns }
field-setting-up = Setup
field-first = { $seat } goes first
field-you = you
field-general-dead = general dead
field-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
field-discard = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
field-lost = Units no longer on the board
field-dead = destroyed
field-gone = left the board
field-held = { $count ->
    [0] Objectives held by { $seat } after round { $turn }: none
   *[other] Objectives held by { $seat } after round { $turn }: { $objectives }
}
field-on-hill = On the hill now: blue { $blue }, red { $red }
field-goal-introduction = You win if you hold two of these objectives at the end of a round and your opponent does not: the enemy general is dead; you have more units on the hill than the enemy; you have at least three units on the hill (or all of yours, if fewer than three are left). If no one has won after round 7, it is a draw.
field-goal-pitched-battle = You win if you hold two of these objectives at the end of a round and your opponent does not: the enemy general is dead; you have more units on the hill than the enemy; you have at least three units on the hill (or all of yours, if fewer than three are left); you have a unit on each of the two objectives you placed. If no one has won after round 7, it is a draw.
field-goal-king-of-the-woods = You win if you hold two objectives at the end of a round and your opponent does not. The death of the enemy general is one objective. Each forest in which you have more units than the enemy is another. If no one has won after round 7, it is a draw.
field-goal-ambush = Blue has two goals: the general’s unit leaves the board by the far edge, and at least three units leave it in all (the general’s unit counts). Both by the end of round 7: blue wins. Only one: draw. Neither: red wins.
field-goal-night-attack = Red must raze both objectives in blue’s camp by the end of round 7. A red unit on an objective razes it with any red card. Both: red wins. Only one: draw. None: blue wins.
field-hand = Your hand
field-hand-of = Hand of { $seat }:
field-no-cards = no cards
field-fight = The defender is choosing a card.

# The army.
field-army-mine = My army { $number }
field-army-forget = Delete “{ $name }”
field-army-places = { $count } of { $places } slots filled
field-army-less = Remove one: { $unit }
field-army-more = Add one: { $unit }
field-army-take = Use this army
field-army-name = Save army as
field-unit-infantry = 1 free step, 1 card step. 2 defence cards.
field-unit-cavalry = 2 free steps, 1 card step. 2 defence cards, but only 1 against shots.
field-unit-archers = 1 free step, 1 card step. Shoots up to 4 spaces. 1 defence card.
field-unit-artillery = 1 card step. Shoots up to 5 spaces; its targets draw 1 card fewer. 1 defence card; no red cards in close combat.
field-unit-beasts = 4 card steps. Fast but weak: 1 defence card.
field-unit-light-cavalry = 2 free steps, 1 card step. Shoots up to 3 spaces. 1 defence card.
field-unit-chariots = 3 card steps. Its targets draw 1 card fewer. 2 defence cards, but only 1 against shots.
field-unit-elite-infantry = 1 free step, 1 card step. Its targets draw 1 card fewer. 2 defence cards, but it can’t flee: drawn black cards don’t save it.
field-unit-monstrous-infantry = 2 card steps. Its targets draw 1 card fewer. 2 defence cards.
field-unit-horde = 2 card steps. Two units for one slot, with 1 defence card each.
field-unit-land-monster = 2 card steps. Its targets draw 2 cards fewer. 3 defence cards, 2 against shots, but no black cards in defence.
field-unit-flying-monster = 2 free steps, 1 card step; flies. Its targets draw 2 cards fewer. 3 defence cards, but it can’t block.
field-unit-flyers = 3 free steps, 1 card step; flies. 2 defence cards, 3 against shots, but it can’t block.

# Terrain and deployment.
field-place-left = { $count ->
    [one] You can place one more.
   *[other] You can place { $count } more.
}
field-place-offers = Ready-made layouts
field-place-where = Choose a marked space to see a preview.
field-place-first = Choose a space for the first objective in your opponent’s half.
field-place-second = Choose a space for the second objective, at least five spaces away and in a different row.
field-place-seen = This is a preview. Choose the space again to place it.
field-place-lay = Place here
field-plans = Formations
field-by-hand = Or place your units one by one: choose a unit, then a space.
field-general = general
field-following = { $count ->
    [one] Placing automatically: { $count } more step.
   *[other] Placing automatically: { $count } more steps.
}
field-stray = Continue manually

# Cards and what they are for.
field-uses = Ways to play this card
field-bid-choose = Choose a card to bid
field-use-move = Move
field-use-attack = Attack
field-use-raze = Raze
field-use-vigour = Vigour
field-use-teleport = Teleport
field-use-portal = Portal
field-use-lightning = Lightning
field-use-confusion = Confusion
field-use-paralysis = Paralysis
field-use-burn = Burn
field-note-move = { $way ->
    [straight] Move a unit: its free steps first, then its card steps straight.
   *[other] Move a unit: its free steps first, then its card steps diagonally.
}
field-note-attack = { $way ->
    [straight] Attack an adjacent enemy straight (not diagonally). Archers and other shooters can shoot in any direction, unless an enemy is adjacent.
   *[other] Attack an adjacent enemy diagonally. Archers and other shooters can shoot in any direction, unless an enemy is adjacent.
}
field-note-raze = Raze the objective your unit is standing on.
field-note-vigour = Move one of your units one step in any direction.
field-note-teleport = Move your general to another of your units (not a fantasy unit).
field-note-portal = Return one of your destroyed units to your deployment zone, without the general.
field-note-lightning = Shoot any enemy unit on the board. It gets two extra defence cards.
field-note-confusion = Your opponent loses a random card, and you play again.
field-note-paralysis = An enemy unit can’t be used for your opponent’s next two actions. Until the end of your next action it has one defence card fewer.
field-note-burn = Discard this card without any effect.
field-step-begin = Choose a card (black moves, red attacks), or one of your units.
field-step-card = Choose a card for this unit.
field-step-unit = Now choose a unit.
field-step-target = Now choose a marked space.
field-step-confirm = Play it now?
field-do-burn = Burn the card
field-do-confusion = Cast confusion
field-do-leave = Leave the board
field-do-decline = Place no more terrain
field-do-keep = Keep hand
field-do-redraw = Draw eight new cards
field-do-yield = Don’t defend
field-do-stay = Stay
field-do-pursue = Pursue
field-do-halt = Don’t pursue
field-do-hand = Defend with this card
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
rank-letter-T = 10
rank-letter-J = J
rank-letter-Q = Q
rank-letter-K = K
rank-letter-A = A
field-rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}
field-drawn = Your defence cards. Choose one to use.
field-drawn-none = You draw no defence cards for this attack.
field-hand-helps = You can also use a card from your hand: choose it above. It counts as your next action.
field-hand-does-not = No card in your hand can help.
field-joker-red = as red
field-joker-black = as black

# Moves in words.
field-say-move = { $card }: { $unit } from { $from } to { $to }
field-say-leave = { $card }: { $unit } from { $from } off the board
field-say-attack = { $card }: { $unit } on { $from } against { $target } on { $to }
field-say-raze = { $card }: raze the objective on { $to }
field-say-vigour = { $card }, vigour: { $unit } from { $from } to { $to }
field-say-teleport = { $card }, teleport: the general moves to { $target } on { $to }
field-say-portal = { $card }, portal: { $unit } returns on { $to }
field-say-lightning = { $card }, lightning: { $target } on { $to }
field-say-confusion = { $card }, confusion
field-say-paralysis = { $card }, paralysis: { $target } on { $to }
field-say-burn = { $card }: burn it
field-say-army = { $army }; the general with { $general }
field-say-place = { $turned ->
    [yes] { $element } on { $spaces }, rotated
   *[no] { $element } on { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } with the general on { $to }
   *[no] { $unit } on { $to }
}
field-say-bid = Bid { $card }
field-say-draw = Defend with { $card } (drawn)
field-say-hand = Defend with { $card } from your hand
field-say-flee = Flee to { $to }
field-say-retreat = Retreat to { $to }

# A computer that is to act: its move request waits for a free worker, or its move cannot be stored yet.
table-queued = waiting: position { $position }
table-trouble = saving …
turn-queued = The computer is waiting: position { $position }
turn-trouble = The server cannot save the computer’s move right now. It keeps trying; nothing is lost.
table-heard-question = { $turn }: { $question }
table-heard-end = { $title } – { $why }
town-king-dead = The king is dead!
field-army-why-fantasy = { $most ->
    [one] At most { $most } slot can hold a fantasy unit.
   *[other] At most { $most } slots can hold fantasy units.
}
field-army-why-full = All { $places } slots are filled. Remove a unit to choose another one.
table-list-more = Show { $count } more
table-list-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-list-others = Other actions
table-sound-on = Sound is on. Turn it off
table-sound-off = Sound is off. Turn it on
field-list-general = With the general: { $unit }
