# People: errors in names, passwords, accounts and ratings, and rate limits.

error-name-form = The username must be text.
error-name-short = A username needs at least { $least } characters.
error-name-long = A username can have at most { $most } characters.
error-name-character = A username can only contain letters, digits, “_” and “-”. “{ $character }” is not allowed.
error-name-hidden = A username can’t contain spaces or invisible characters (here: { $character }).
error-name-marks = A letter in a username can have at most { $most } accents.
error-name-start = A username must start with a letter or a digit.
error-name-scripts = Please don’t mix alphabets in a username: some letters look the same but are different.
error-name-reserved = “{ $name }” is reserved. Please choose another username.
error-name-taken = “{ $name }” is already taken. Please choose another username.
error-name-alike = “{ $name }” looks too similar to an existing username. Please choose another one.

error-password-form = The password must be text.
error-password-short = Please use at least { $least } characters.
error-password-long = Please use at most { $most } characters.
error-password-name = The password can’t be the same as the username. Please choose another one.
error-wrong-password = Wrong username or password.
error-not-your-password = Wrong password.
error-wrong-code = Wrong username or recovery code. Each code works only once.
error-account-named = You already have an account.
error-account-guest = Guests have no password. Create an account first.

error-no-such-account = There is no player named “{ $name }”.
error-no-such-leaderboard = There is no leaderboard for “{ $seat }” in “{ $game }”.
error-whole-number = “{ $field }” must be a whole number from { $least } to { $most }.
error-too-often = Too many requests. Please wait { $wait ->
    [one] one second
   *[other] { $wait } seconds
} and try again.
error-not-signed-in = You are not logged in. Please reload the page or log in.
error-no-such-session = That device is already logged out.
error-name-guest = “{ $name }” looks like the name of a guest. Please choose another username.

# Registration and blocked players.
error-registration-closed = New accounts can’t be created on this server. You can play as a guest.
error-no-such-registration-code = This registration code is not valid, or it has been used up.
error-block-oneself = You can’t block yourself.
error-too-many-blocks = You have blocked { NUMBER($most) } players. Unblock someone first.
error-no-such-block = This player is not blocked any more.
error-player-reference = Name a player either by username or by game and side.
error-report-oneself = You can’t report yourself.
error-reported-already = You have already reported this player. A moderator will look at it.
