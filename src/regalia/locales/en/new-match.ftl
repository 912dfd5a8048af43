# The form of a new match, and the settings of matches in lists.

new-title = New game
new-game = Game
new-seat = Your side
new-seat-random = Random
new-board = Board
new-level = Computer level
new-rated = Rated
new-casual = Casual
new-begin = Create game
new-as-usual = Default
new-rated-note = The result counts for both players’ ratings.
new-rated-guest = You are a guest: your rating stays with this browser, and guests are not on the leaderboard. Create an account to keep it.

# Opponents and levels.
new-opponent = Opponent
opponent-computer = Computer
opponent-note-computer = starts right away
opponent-invite = A friend
opponent-note-invite = send them a link
opponent-open = Anyone
opponent-note-open = the first player to join from the lobby
opponent-hotseat = Pass and play
opponent-note-hotseat = two players, one device
level-name-1 = Beginner
level-name-2 = Apprentice
level-name-3 = Amateur
level-name-4 = Intermediate
level-name-5 = Advanced
level-name-6 = Veteran
level-name-7 = Expert
level-name-8 = Master
level-of = Level { $level }: { $name }

# Time controls.
new-clock = Time control
new-clock-none = No time limit
new-clock-form = { $minutes } min + { $seconds } s per turn
clock-kind-none = No time limit
clock-note-none = take as long as you like
clock-kind-fischer = Real time
clock-note-fischer = minutes per player
clock-kind-correspondence = Correspondence
clock-note-correspondence = days per turn
clock-time = Time per player
clock-minutes = Minutes
clock-seconds = Extra seconds per turn
clock-per-turn = Time per turn
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}

# Custom boards.
new-own-board = Custom board
new-own-board-note = written as text
new-own-board-from = Start from
new-own-board-from-nothing = an empty text
new-own-board-back = Restore my text
new-own-board-check = Check board
new-own-board-sound = This board is valid.
