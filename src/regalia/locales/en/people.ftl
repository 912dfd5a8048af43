# People: accounts, names, passwords, ratings and limits.

# A guest, such as Fox 318. No name that somebody chooses has a space in it.
guest-name = { $beast } { $number }
beast-badger = Badger
beast-bear = Bear
beast-boar = Boar
beast-crane = Crane
beast-dolphin = Dolphin
beast-dragon = Dragon
beast-eagle = Eagle
beast-falcon = Falcon
beast-fox = Fox
beast-goat = Goat
beast-griffin = Griffin
beast-hare = Hare
beast-hedgehog = Hedgehog
beast-heron = Heron
beast-horse = Horse
beast-lion = Lion
beast-lynx = Lynx
beast-otter = Otter
beast-owl = Owl
beast-raven = Raven
beast-stag = Stag
beast-swan = Swan
beast-unicorn = Unicorn
beast-wolf = Wolf
face-computer = Computer, level { $level }
face-archived = { $name } (archive)
face-deleted = Somebody who has left

error-name-form = A name is a text.
error-name-short = A name has at least { $least } characters.
error-name-long = A name has at most { $most } characters.
error-name-character = A name is made of letters, digits, “_” and “-”; “{ $character }” is none of them.
error-name-hidden = A name has no spaces and nothing that cannot be seen, such as { $character }.
error-name-marks = A letter of a name has at most { $most } marks above and below it.
error-name-start = A name begins with a letter or a digit.
error-name-scripts = A name is written in one script: letters of another look the same and are not.
error-name-reserved = “{ $name }” would be taken for somebody of the house; please choose another name.
error-name-taken = Somebody is called “{ $name }” already.
error-name-alike = “{ $name }” looks like the name of somebody else.

error-password-form = A password is a text.
error-password-short = A password has at least { $least } characters.
error-password-long = A password has at most { $most } characters.
error-password-name = The name is the first thing that anybody would try: choose another password.
error-wrong-password = This name and this password do not belong together.
error-not-your-password = This is not your password.
error-wrong-code = This is not the recovery code of this name. Each code can be used once.
error-account-named = This account has a name already.
error-account-guest = A guest has no password; choose a name and a password first.

error-no-such-account = Nobody here is called “{ $name }”.
error-no-such-leaderboard = There is no leaderboard for “{ $seat }” in “{ $game }”.
error-whole-number = “{ $field }” is a whole number from { $least } to { $most }.
error-too-often = Too much at once: please wait { $wait ->
    [one] a second
   *[other] { $wait } seconds
}.
error-not-signed-in = You are not signed in.
