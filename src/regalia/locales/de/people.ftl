# People: errors in names, passwords, accounts and ratings, and rate limits.

error-name-form = Der Name muss ein Text sein.
error-name-short = Der Name muss mindestens { $least } Zeichen lang sein.
error-name-long = Der Name darf höchstens { $most } Zeichen lang sein.
error-name-character = Im Namen sind nur Buchstaben, Ziffern, „_“ und „-“ erlaubt, nicht „{ $character }“.
error-name-hidden = Im Namen sind keine Leerzeichen und keine unsichtbaren Zeichen wie { $character } erlaubt.
error-name-marks = Ein Buchstabe darf höchstens { $most } Akzente oder andere Zusatzzeichen tragen.
error-name-start = Der Name muss mit einem Buchstaben oder einer Ziffer beginnen.
error-name-scripts = Mische im Namen keine Schriften (etwa lateinische und kyrillische Buchstaben): Viele sehen gleich aus, sind es aber nicht.
error-name-reserved = Der Name „{ $name }“ ist reserviert; bitte wähle einen anderen.
error-name-taken = Der Name „{ $name }“ ist schon vergeben; bitte wähle einen anderen.
error-name-alike = „{ $name }“ sieht einem vorhandenen Namen zu ähnlich; bitte wähle einen anderen.

error-password-form = Das Passwort muss ein Text sein.
error-password-short = Das Passwort muss mindestens { $least } Zeichen lang sein.
error-password-long = Das Passwort darf höchstens { $most } Zeichen lang sein.
error-password-name = Dein Name ist als Passwort zu leicht zu erraten: Wähle ein anderes.
error-wrong-password = Name oder Passwort ist falsch.
error-not-your-password = Das Passwort ist falsch.
error-wrong-code = Der Wiederherstellungscode passt nicht zu diesem Namen oder wurde schon benutzt.
error-account-named = Dieses Konto hat schon einen Namen.
error-account-guest = Als Gast hast du kein Passwort. Lege zuerst ein Konto an.

error-no-such-account = Ein Konto „{ $name }“ gibt es nicht.
error-no-such-leaderboard = Es gibt keine Bestenliste für „{ $seat }“ in „{ $game }“.
error-whole-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein.
error-too-often = Zu viele Anfragen. Bitte warte { $wait ->
    [one] { $wait } Sekunde
   *[other] { $wait } Sekunden
}.
error-not-signed-in = Du bist nicht angemeldet.
error-no-such-session = Dieses Gerät ist bereits abgemeldet.
error-name-guest = „{ $name }“ sieht aus wie der Name eines Gastes; bitte wähle einen anderen.

# Registration and blocked players.
error-registration-closed = Auf diesem Server können keine neuen Konten angelegt werden. Du kannst als Gast spielen.
error-no-such-registration-code = Dieser Registrierungscode ist ungültig oder verbraucht.
error-block-oneself = Du kannst dich nicht selbst blockieren.
error-too-many-blocks = Du hast { NUMBER($most) } Spieler blockiert. Hebe erst eine Blockierung auf.
error-no-such-block = Dieser Spieler ist nicht mehr blockiert.
error-player-reference = Nenne einen Spieler entweder mit Namen oder mit Partie und Seite.
error-report-oneself = Du kannst dich nicht selbst melden.
error-reported-already = Du hast diesen Spieler schon gemeldet. Ein Moderator sieht es sich an.
