# Moderation: what restricted players are told, errors of moderators and of “regalia admin”, and its results.

error-account-banned = Ce compte est banni { $until ->
    [none] définitivement
   *[other] jusqu’au { $until }
}. Motif : { $why }
error-account-muted = Impossible d’écrire dans le chat : ce compte est réduit au silence { $until ->
    [none] définitivement
   *[other] jusqu’au { $until }
}. Motif : { $why }
error-network-banned = Votre réseau est banni de ce serveur { $until ->
    [none] définitivement
   *[other] jusqu’au { $until }
}. Motif : { $why }

error-no-such-report = Il n’y a pas de signalement numéro { $number }.
error-report-closed = Ce signalement a déjà été traité.
error-report-status = Le statut doit être l’un de ceux-ci : { $statuses }.
error-no-line-to-hide = Ce signalement ne concerne pas un message du chat.
error-no-such-line = L’entrée { $number } du journal n’est pas un message du chat.
error-no-such-restriction = Aucun bannissement ni aucune mise en silence de ce genre n’est en vigueur.
error-moderator-protected = Seul l’administrateur du serveur peut intervenir contre un modérateur.
error-account-gone = Ce compte a été supprimé.
error-nothing-to-drain = Aucun serveur à arrêter : aucun ne répond sur le socket d’administration.
error-match-ended = Cette partie est déjà terminée.
error-text-length = « { $field } » demande de 1 à { $most } caractères.
error-time-passed = « { $field } » doit être une durée, comme 30m, 12h, 3d ou 2w.
error-network-form = « { $text } » n’est ni une adresse IP ni un réseau comme 192.0.2.0/24.
error-network-wide = Ce réseau est trop grand : le préfixe le plus court permis est /{ $least }.
error-admin-socket-long = Le chemin du socket d’administration est trop long : { $most } octets sont permis.
error-admin-socket-taken = Le chemin du socket d’administration, { $path }, est utilisé par un autre serveur ou n’est pas un socket.

admin-restrict-ban = { $subject } : banni { $until ->
    [none] définitivement
   *[other] jusqu’au { $until }
}.
admin-restrict-mute = { $subject } : réduit au silence { $until ->
    [none] définitivement
   *[other] jusqu’au { $until }
}.
admin-unrestrict-ban = { $subject } : le bannissement est levé.
admin-unrestrict-mute = { $subject } : la mise en silence est levée.
admin-rename = { $subject } s’appelle maintenant { $result }.
admin-delete = Le compte { $subject } est supprimé.
admin-reset-password = Le mot de passe de { $subject } ne fonctionne plus. Ce code, valable une fois, permet d’en choisir un nouveau :
admin-end-sessions = { $subject } : toutes les sessions sont fermées.
admin-end-match = La partie { $subject } a été annulée.
admin-unstick-match = La partie { $subject } a été relue et continue.
admin-unstick-match-released = La partie { $subject } a été relue, n’est plus signalée comme endommagée et continue.
admin-clear-challenges = { $result ->
    [one] { $result } défi ouvert a été annulé.
   *[other] { $result } défis ouverts ont été annulés.
}
admin-announce = Toutes les pages affichent { $until ->
    [none] ceci jusqu’à son effacement
   *[other] ceci jusqu’au { $until }
} : { $subject }
admin-clear-announcement = { $result ->
    [0] Il n’y avait pas d’annonce.
   *[other] L’annonce est effacée.
}
admin-add-moderator = { $subject } fait maintenant partie de la modération.
admin-remove-moderator = { $subject } ne fait plus partie de la modération.
admin-drain = Le serveur s’arrête et transmet ses joueurs.
admin-registration-code = Ce code vaut pour { $uses ->
    [one] { $uses } inscription
   *[other] { $uses } inscriptions
}{ $until ->
    [none] {""}
   *[other] , jusqu’au { $until }
}. Il n’est pas enregistré et ne s’affiche qu’une fois :
admin-nothing = Rien trouvé.
