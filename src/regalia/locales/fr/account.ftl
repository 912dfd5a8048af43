# Accounts, passwords and devices.

account-guest-note = Vous jouez en tant qu’invité. Choisissez un pseudo et un mot de passe pour conserver vos parties et votre cote.
account-create = Créer un compte
account-name = Pseudo
account-name-note = De { $least } à { $most } caractères : lettres, chiffres, - et _.
account-password = Mot de passe
account-password-note = { $least ->
    [one] Au moins { $least } caractère.
   *[other] Au moins { $least } caractères.
}
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-change-name = Changer de pseudo
account-name-changed = Pseudo modifié.
account-change-password = Changer de mot de passe
account-password-changed = Mot de passe modifié.
account-recovery = Code de secours
account-recovery-note = Notez ce code. Nous n’avons pas votre adresse e-mail : c’est le seul moyen de récupérer votre compte si vous oubliez votre mot de passe.
account-recover = Mot de passe oublié ?
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-signed-in = Connecté en tant que { $name }
account-ended = Session terminée ({ $name }). Reconnectez-vous.
account-delete = Supprimer le compte
account-delete-sure = Supprimer définitivement votre compte ? Vos parties seront conservées, sans votre pseudo.
account-deleted = Votre compte a été supprimé.
account-as-guest = Continuer en tant qu’invité
account-delete-guest = Supprimer mes données d’invité
account-delete-guest-sure = Supprimer définitivement vos données d’invité ? Vos parties seront conservées, sans votre pseudo.
account-deleted-guest = Vos données d’invité ont été supprimées.

account-title = Compte
account-playing-as = Vous êtes { $name }.
account-way-create = Créer un compte
account-way-sign-in = Se connecter
account-way-recover = Mot de passe oublié
account-sign-in-note = Les parties jouées en tant qu’invité ne seront pas rattachées à votre compte.
account-recovery-kept = Je l’ai noté

# Devices.
sessions-title = Appareils
sessions-note = Votre compte est connecté sur ces appareils. Déconnectez ceux que vous n’utilisez plus ou ne reconnaissez pas.
sessions-current = Cet appareil
sessions-unknown = Navigateur inconnu
sessions-online = Actif en ce moment
sessions-used = Dernière utilisation : { $when }
sessions-recent = Utilisé au cours de la dernière heure
sessions-end = Déconnecter
sessions-end-device = Déconnecter : { $device }
sessions-ended = L’appareil a été déconnecté.
sessions-everywhere = Se déconnecter partout
sessions-everywhere-sure = Se déconnecter de tous les appareils, y compris celui-ci ?
