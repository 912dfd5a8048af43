# The settings page.

settings-language = Sprache
settings-theme = Farbschema
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-system = Wie das System
settings-sound = Ton
settings-motion = Weniger Bewegung
settings-motion-note = Figuren springen direkt auf ihr neues Feld, statt dorthin zu gleiten.
settings-confirm = Aktionen bestätigen
settings-confirm-note = Eine Aktion gilt erst, wenn du sie bestätigst.

settings-pace = Tempo der gegnerischen Züge
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-note = Solange Regalia in einem Tab geöffnet ist.
settings-notify-denied = Dein Browser blockiert Benachrichtigungen; du kannst sie in seinen Einstellungen erlauben.
settings-kept = Die Einstellungen werden in diesem Browser gespeichert.
