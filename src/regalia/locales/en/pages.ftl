# The pages around the games: what web.ftl does not say yet.

net-unreachable = The server does not answer. Try again in a moment.
face-nobody = nobody yet
turns-waiting = { $name } waits for you in a game of { $game }.
turns-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
offline-honest = Without a connection nobody can play here. Your games are safe on the server, and go on where they were.
