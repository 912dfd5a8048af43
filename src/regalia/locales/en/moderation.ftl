# Moderation: what restricted players are told, errors of moderators and of “regalia admin”, and its results.

error-account-banned = This account is banned { $until ->
    [none] for good
   *[other] until { $until }
}. Reason: { $why }
error-account-muted = You can’t write in the chat: you are muted { $until ->
    [none] for good
   *[other] until { $until }
}. Reason: { $why }
error-network-banned = Your network is banned from this server { $until ->
    [none] for good
   *[other] until { $until }
}. Reason: { $why }

error-no-such-report = There is no report number { $number }.
error-report-closed = This report has already been handled.
error-report-status = The status must be one of these: { $statuses }.
error-no-line-to-hide = This report is not about a chat line.
error-no-such-line = Entry { $number } of the log is not a chat line.
error-no-such-restriction = There is no such ban or mute in force.
error-moderator-protected = Only the operator of the server can act on a moderator.
error-account-gone = This account has been deleted.
error-nothing-to-drain = There is no running server to stop: none answers on the admin socket.
error-match-ended = This match has already ended.
error-text-length = “{ $field }” needs 1 to { $most } characters.
error-time-passed = “{ $field }” must be a time span, such as 30m, 12h, 3d or 2w.
error-network-form = “{ $text }” is neither an IP address nor a network such as 192.0.2.0/24.
error-network-wide = This network is too large: the shortest allowed prefix is /{ $least }.
error-admin-socket-long = The path of the admin socket is too long: { $most } bytes are allowed.
error-admin-socket-taken = The path of the admin socket, { $path }, is in use by another server or is not a socket.

admin-restrict-ban = { $subject } is banned { $until ->
    [none] for good
   *[other] until { $until }
}.
admin-restrict-mute = { $subject } is muted { $until ->
    [none] for good
   *[other] until { $until }
}.
admin-unrestrict-ban = { $subject } is not banned any more.
admin-unrestrict-mute = { $subject } is not muted any more.
admin-rename = { $subject } is now called { $result }.
admin-delete = The account { $subject } is deleted.
admin-reset-password = The password of { $subject } does not work any more. With this code, which works once, they choose a new one:
admin-end-sessions = { $subject } is logged out everywhere.
admin-end-match = Match { $subject } was cancelled.
admin-unstick-match = Match { $subject } was read again and goes on.
admin-unstick-match-released = Match { $subject } was read again, is no longer listed as damaged, and goes on.
admin-clear-challenges = { $result ->
    [one] One open challenge was cancelled.
   *[other] { $result } open challenges were cancelled.
}
admin-announce = All pages show { $until ->
    [none] this until it is cleared
   *[other] this until { $until }
}: { $subject }
admin-clear-announcement = { $result ->
    [0] There was no announcement.
   *[other] The announcement is cleared.
}
admin-add-moderator = { $subject } is a moderator now.
admin-remove-moderator = { $subject } is not a moderator any more.
admin-drain = The server stops and hands its players over.
admin-registration-code = This code is for { $uses ->
    [one] one registration
   *[other] { $uses } registrations
}{ $until ->
    [none] {""}
   *[other] , until { $until }
}. It is not stored, and shown only once:
admin-nothing = Nothing found.
