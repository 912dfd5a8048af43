# Accounts, passwords and devices.

account-guest-note = Du spielst als Gast. Mit einem Konto behältst du deine Partien und deine Wertung.
account-create = Konto anlegen
account-name = Spielername
account-name-note = { $least } bis { $most } Zeichen: Buchstaben, Ziffern, - und _.
account-password = Passwort
account-password-note = { $least ->
    [one] Mindestens { $least } Zeichen.
   *[other] Mindestens { $least } Zeichen.
}
account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-change-name = Namen ändern
account-name-changed = Dein Name wurde geändert.
account-change-password = Passwort ändern
account-password-changed = Dein Passwort wurde geändert.
account-recovery = Wiederherstellungscode
account-recovery-note = Schreib ihn auf: Nur mit diesem Code kommst du wieder in dein Konto, wenn du dein Passwort vergisst. Wir haben keine E-Mail-Adresse von dir.
account-recover = Passwort vergessen?
account-sign-in = Anmelden
account-sign-out = Abmelden
account-signed-in = Angemeldet als { $name }
account-ended = Du bist nicht mehr als { $name } angemeldet.
account-delete = Konto löschen
account-delete-sure = Dein Konto endgültig löschen? Deine Partien bleiben erhalten, aber ohne deinen Namen.
account-deleted = Dein Konto wurde gelöscht.
account-as-guest = Als Gast weitermachen
account-delete-guest = Gastdaten löschen
account-delete-guest-sure = Deine Gastdaten endgültig löschen? Deine Partien bleiben erhalten, aber ohne deinen Namen.
account-deleted-guest = Deine Gastdaten wurden gelöscht.

account-title = Konto
account-playing-as = Du bist { $name }.
account-way-create = Konto anlegen
account-way-sign-in = Anmelden
account-way-recover = Passwort vergessen
account-sign-in-note = Partien, die du als Gast gespielt hast, werden nicht ins Konto übernommen.
account-recovery-kept = Ich habe ihn notiert

# Devices.
sessions-title = Geräte
sessions-note = Auf diesen Geräten bist du angemeldet. Melde Geräte ab, die du nicht mehr benutzt oder nicht kennst.
sessions-current = Dieses Gerät
sessions-unknown = Unbekannter Browser
sessions-online = Gerade aktiv
sessions-used = Zuletzt benutzt: { $when }
sessions-recent = In der letzten Stunde benutzt
sessions-end = Abmelden
sessions-end-device = Abmelden: { $device }
sessions-ended = Das Gerät ist abgemeldet.
sessions-everywhere = Überall abmelden
sessions-everywhere-sure = Auf allen Geräten abmelden, auch auf diesem?
