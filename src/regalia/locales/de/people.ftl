# Die Leute: Konten, Namen, Passwörter, Wertungen und Grenzen.

# Ein Gast, etwa Fuchs 318. Ein selbst gewählter Name hat nie ein Leerzeichen.
# Ein Tier, dessen Name auch ein Schimpfwort ist, weicht einem Verwandten: Steinbock statt Ziege.
guest-name = { $beast } { $number }
beast-badger = Dachs
beast-bear = Bär
beast-boar = Keiler
beast-crane = Kranich
beast-dolphin = Delfin
beast-dragon = Drache
beast-eagle = Adler
beast-falcon = Falke
beast-fox = Fuchs
beast-goat = Steinbock
beast-griffin = Greif
beast-hare = Hase
beast-hedgehog = Igel
beast-heron = Reiher
beast-horse = Pferd
beast-lion = Löwe
beast-lynx = Luchs
beast-otter = Fischotter
beast-owl = Eule
beast-raven = Rabe
beast-stag = Hirsch
beast-swan = Schwan
beast-unicorn = Einhorn
beast-wolf = Wolf
face-computer = Computer, Stufe { $level }
face-archived = { $name } (Archiv)
face-deleted = Ehemaliges Mitglied

error-name-form = Ein Name ist ein Text.
error-name-short = Ein Name hat mindestens { $least } Zeichen.
error-name-long = Ein Name hat höchstens { $most } Zeichen.
error-name-character = Ein Name besteht aus Buchstaben, Ziffern, „_“ und „-“; „{ $character }“ gehört nicht dazu.
error-name-hidden = Ein Name hat keine Leerzeichen und nichts Unsichtbares wie { $character }.
error-name-marks = Ein Buchstabe eines Namens trägt höchstens { $most } Zeichen über und unter sich.
error-name-start = Ein Name beginnt mit einem Buchstaben oder einer Ziffer.
error-name-scripts = Ein Name steht in einer einzigen Schrift: Buchstaben aus einer anderen sehen gleich aus und sind es nicht.
error-name-reserved = „{ $name }“ klingt nach jemandem vom Haus; bitte wähle einen anderen Namen.
error-name-taken = Der Name „{ $name }“ ist schon vergeben.
error-name-alike = „{ $name }“ sieht dem Namen von jemand anderem zum Verwechseln ähnlich.

error-password-form = Ein Passwort ist ein Text.
error-password-short = Ein Passwort hat mindestens { $least } Zeichen.
error-password-long = Ein Passwort hat höchstens { $most } Zeichen.
error-password-name = Den Namen würde jeder als Erstes probieren: Wähle ein anderes Passwort.
error-wrong-password = Dieser Name und dieses Passwort passen nicht zusammen.
error-not-your-password = Das ist nicht dein Passwort.
error-wrong-code = Das ist nicht der Wiederherstellungscode zu diesem Namen. Jeder Code gilt nur einmal.
error-account-named = Dieses Konto hat schon einen Namen.
error-account-guest = Ein Gast hat kein Passwort; wähle zuerst einen Namen und ein Passwort.

error-no-such-account = Hier heißt niemand „{ $name }“.
error-no-such-leaderboard = Es gibt keine Bestenliste für „{ $seat }“ in „{ $game }“.
error-whole-number = „{ $field }“ ist eine ganze Zahl von { $least } bis { $most }.
error-too-often = Zu viel auf einmal: Bitte warte { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
}.
error-not-signed-in = Du bist nicht angemeldet.
