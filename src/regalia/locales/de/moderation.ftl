# Moderation: what restricted players are told, errors of moderators and of “regalia admin”, and its results.

error-account-banned = Dieses Konto ist { $until ->
    [none] dauerhaft
   *[other] bis { $until }
} gesperrt. Grund: { $why }
error-account-muted = Du kannst nicht im Chat schreiben: Du bist { $until ->
    [none] dauerhaft
   *[other] bis { $until }
} stummgeschaltet. Grund: { $why }
error-network-banned = Dein Netz ist auf diesem Server { $until ->
    [none] dauerhaft
   *[other] bis { $until }
} gesperrt. Grund: { $why }

error-no-such-report = Eine Meldung mit der Nummer { $number } gibt es nicht.
error-report-closed = Diese Meldung ist schon bearbeitet.
error-report-status = Der Status muss einer von diesen sein: { $statuses }.
error-no-line-to-hide = Bei dieser Meldung geht es nicht um eine Chatzeile.
error-no-such-line = Der Eintrag { $number } des Protokolls ist keine Chatzeile.
error-no-such-restriction = Eine solche Sperre oder Stummschaltung besteht nicht.
error-moderator-protected = Gegen Moderatoren kann nur der Betreiber des Servers vorgehen.
error-account-gone = Dieses Konto wurde gelöscht.
error-nothing-to-drain = Es läuft kein Server, der anhalten könnte: Am Admin-Socket antwortet keiner.
error-match-ended = Diese Partie ist schon zu Ende.
error-text-length = „{ $field }“ braucht 1 bis { $most } Zeichen.
error-time-passed = „{ $field }“ muss eine Zeitspanne sein, etwa 30m, 12h, 3d oder 2w.
error-network-form = „{ $text }“ ist weder eine IP-Adresse noch ein Netz wie 192.0.2.0/24.
error-network-wide = Dieses Netz ist zu groß: Das kürzeste erlaubte Präfix ist /{ $least }.
error-admin-socket-long = Der Pfad des Admin-Sockets ist zu lang: { $most } Bytes sind erlaubt.
error-admin-socket-taken = Der Pfad des Admin-Sockets, { $path }, wird von einem anderen Server benutzt oder ist kein Socket.

admin-restrict-ban = { $subject } ist { $until ->
    [none] dauerhaft
   *[other] bis { $until }
} gesperrt.
admin-restrict-mute = { $subject } ist { $until ->
    [none] dauerhaft
   *[other] bis { $until }
} stummgeschaltet.
admin-unrestrict-ban = { $subject } ist nicht mehr gesperrt.
admin-unrestrict-mute = { $subject } ist nicht mehr stummgeschaltet.
admin-rename = { $subject } heißt jetzt { $result }.
admin-delete = Das Konto { $subject } ist gelöscht.
admin-reset-password = Das Passwort von { $subject } gilt nicht mehr. Mit diesem Code, der einmal funktioniert, lässt sich ein neues wählen:
admin-end-sessions = { $subject } ist überall abgemeldet.
admin-end-match = Die Partie { $subject } wurde abgebrochen.
admin-unstick-match = Die Partie { $subject } wurde neu gelesen und geht weiter.
admin-unstick-match-released = Die Partie { $subject } wurde neu gelesen, gilt nicht mehr als beschädigt und geht weiter.
admin-clear-challenges = { $result ->
    [one] Eine offene Herausforderung wurde gelöscht.
   *[other] { $result } offene Herausforderungen wurden gelöscht.
}
admin-announce = Alle Seiten zeigen { $until ->
    [none] dies, bis es gelöscht wird
   *[other] dies bis { $until }
}: { $subject }
admin-clear-announcement = { $result ->
    [0] Es gab keine Ankündigung.
   *[other] Die Ankündigung ist gelöscht.
}
admin-add-moderator = { $subject } hat jetzt Moderationsrechte.
admin-remove-moderator = { $subject } hat keine Moderationsrechte mehr.
admin-drain = Der Server hält an und übergibt seine Spieler.
admin-registration-code = Dieser Code gilt für { $uses ->
    [one] eine Registrierung
   *[other] { $uses } Registrierungen
}{ $until ->
    [none] {""}
   *[other] , bis { $until }
}. Er wird nicht gespeichert und nur einmal angezeigt:
admin-nothing = Nichts gefunden.
