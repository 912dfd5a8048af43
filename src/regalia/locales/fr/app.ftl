# The browser app on every page: navigation, dialogs, connection and notifications.

# Navigation.
app-name = Regalia
app-tagline = Deux jeux de rois, à jouer dans votre navigateur.
nav-home = Accueil
nav-lobby = Salon
nav-watch = Regarder
nav-my-games = Mes parties
nav-leaderboard = Classement
nav-profile = Profil
nav-settings = Réglages
nav-help = Aide
nav-back = Retour
nav-menu = Menu
nav-skip = Aller au contenu
help-title = Comment jouer

# Dialogs.
dialog-cancel = Annuler
dialog-close = Fermer
dialog-save = Enregistrer
dialog-copy-link = Copier le lien
dialog-copied = Copié.
dialog-share = Partager
dialog-qr = Afficher le code QR
dialog-loading = Chargement…
dialog-copy = Copier

# Connection.
net-lost = Connexion perdue. Reconnexion…
net-back = Connexion rétablie.
net-stale = La partie a avancé entre-temps. Vérifiez la position avant de jouer.
net-restarting = Le serveur redémarre. Votre partie est conservée et reprendra dans un instant.
net-game-gone = Cette partie n’existe pas ou n’existe plus.
net-update = Nouvelle version disponible. Rechargez la page.
net-reload = Recharger
offline-title = Vous êtes hors ligne
missing-title = Page introuvable
missing-note = Cette page n’existe pas ou a été déplacée.
net-move-waiting = Votre coup est en attente. Il sera envoyé dès que la connexion sera rétablie.
net-command-waiting = Votre requête est en attente. Elle sera envoyée dès que la connexion sera rétablie.
net-move-sent = Connexion rétablie. Votre coup a été envoyé.
net-command-sent = Connexion rétablie. Votre requête a été envoyée.

net-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
offline-silent = Le serveur ne répond pas
offline-honest = Il faut une connexion pour jouer. Vos parties sont conservées sur le serveur et reprendront là où vous les avez laissées.

# Matches that wait for this player.
turn-yours = À vous de jouer
match-title = { $game } : { $players }
turns-waiting = { $name } vous attend dans une partie de { $game }.
turns-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}

turns-begun = Votre partie a commencé
turns-joined = { $name } a rejoint votre partie de { $game }.
turns-open = Ouvrir la partie
