# The match page, around every game.

# Layout.
table-board = Board
table-side = Game panel
table-now = Your options
table-watch = Showing the latest moves…
table-skip = { $count ->
    [one] Skip ({ $count } more)
   *[other] Skip ({ $count } more)
}
table-goal = How to win
table-more = Resign and offers
table-message = Show the whole message
table-confirm = Play this move? { $move }
table-sound-on = Sound is on. Turn it off
table-sound-off = Sound is off. Turn it on

# Whose turn it is.
turn-waiting = Waiting for { $name }…
turn-thinking = The computer is thinking…
turn-watching = You are watching. To move: { $seat }.
clock-yours = Your clock
clock-theirs = { $name }’s clock
table-to-move = to move
plate-objectives = Objectives and counts
table-away = away
field-you = you

# The computer: searching, waiting for a free worker, or its move cannot be stored yet.
table-thinks = thinking…

table-queued = waiting: position { $position }
table-trouble = saving …
turn-queued = The computer is waiting: position { $position }
turn-trouble = The server cannot save the computer’s move right now. It keeps trying; nothing is lost.

# Hot-seat curtain.
curtain-seat = Pass the device to the next player: { $seat }.
curtain-note = Make sure only you can see the screen.
table-curtain-show = I’m ready

# Actions and offers.
act-undo = Undo
act-confirm-move = Confirm
act-resign = Resign
act-resign-sure = Resign this game? It will count as a loss.
act-offer-draw = Offer a draw
act-draw-offered = { $name } offers a draw.
act-accept = Accept
act-decline = Decline
act-take-back = Request a takeback
act-take-back-asked = { $name } asks for a takeback.
act-rematch = Rematch (swap sides)
act-rematch-asked = { $name } offers a rematch.
act-claim = Claim victory
act-claim-note = { $name } is away. You can claim victory if they stay away on their turn for one minute (with a clock) or one day (without).
act-abort = Cancel game
act-abort-note = No one has moved yet. If you cancel the game now, it won’t count.
act-flip = Rotate board
act-larger = Zoom in
act-smaller = Zoom out

table-withdraw = Withdraw
table-sent-draw = You offered a draw.
table-sent-takeback = You asked for a takeback.
table-sent-rematch = You offered a rematch.

# The move list.
table-list = Possible moves
table-list-find = Find a move
table-list-none = No matching moves.
table-list-more = Show { $count } more
table-list-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-list-others = Other actions

# The log.
log-title = Game log
log-now = Back to the current position
log-looking-back = You are viewing an earlier position.
log-first = First move
log-previous = Previous move
log-next = Next move
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

# Chat.
chat-title = Chat
chat-write = Write a message…
chat-send = Send
chat-mute = Mute chat
chat-unmute = Unmute chat
chat-muted = You have muted { $name } and don’t see their messages.
chat-heard = Message from { $name }: { $text }
table-chat-empty = No messages yet.

# The result.
over-won = You won!
over-lost = You lost
over-drawn = Draw
over-aborted = Game cancelled
over-lesson = Lesson finished
over-resigned = { $name } resigned.
over-agreed = The players agreed to a draw.
over-time = { $name } ran out of time.
over-left = { $name } left the game.
over-secrets = Secrets
over-verify = Check fairness
over-verify-note = Every random result was fixed before the game, and a fingerprint (hash) of it was published. Your browser can check that the game used exactly those results.
over-verified = Fair game: all random results and secret choices match what was fixed in advance.
over-not-verified = Check failed: the random results or secret choices do not match what was fixed in advance.
over-resigned-you = You have resigned.
over-time-you = You have run out of time.
over-left-you = You have left the game.
table-next = Go to the next game
table-record = Download game record
table-verify-elsewhere = Your browser can check this only over a secure connection (HTTPS). Download the game record and run “regalia verify” on it.

# Announcements for screen readers.
table-heard-question = { $turn }: { $question }
table-heard-end = { $title } – { $why }
