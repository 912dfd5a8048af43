# Ce que seule l’application web dit : pages, boutons, et ce qui cloche entre le navigateur et le serveur.

# S’y retrouver.
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

# La page d’accueil.
home-king-and-assassins = Un roi honni traverse sa ville. Parmi douze citoyens se cachent trois assassins.
home-king-of-the-hill = Deux armées, une colline, un jeu de cartes : les noires déplacent, les rouges attaquent.
home-play-computer = Jouer contre l’ordinateur
home-play-friend = Jouer avec un ami
home-one-device = À deux sur cet appareil
home-find-opponent = Trouver un adversaire
home-continue = Reprendre votre partie
home-games-running = { $count ->
    [0] Aucune partie en cours
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}

# Choisir une partie.
new-title = Nouvelle partie
new-game = Jeu
new-seat = Votre camp
new-seat-random = Au hasard
new-board = Plateau
new-scenario = Scénario
new-magic = Magie
new-fantasy = Unités fantastiques
new-jokers = Jokers
new-level = Niveau
new-clock = Cadence
new-clock-none = Sans limite de temps
new-clock-form = { $minutes } min + { $seconds } s
new-rated = Partie classée
new-casual = Partie amicale
new-begin = Créer la partie
level-name-1 = Débutant
level-name-2 = Apprenti
level-name-3 = Amateur
level-name-4 = Habitué
level-name-5 = Initié
level-name-6 = Vétéran
level-name-7 = Expert
level-name-8 = Maître
level-of = Niveau { $level } : { $name }

# Le salon et les spectateurs.
lobby-empty = Aucune partie en attente. Créez-en une : nous vous préviendrons dès qu’un adversaire la rejoint.
lobby-open-table = Créer une partie
lobby-join = Rejoindre
lobby-waiting = En attente d’un adversaire…
lobby-invite = Envoyez ce lien à un ami :
lobby-invited = { $name } vous invite à une partie de { $game }.
watch-empty = Aucune partie à regarder pour l’instant.
watch-delayed = Les secrets ne sont montrés qu’à la fin de la partie.
my-games-empty = Vous n’avez pas encore joué.
leaderboard-rank = Rang
leaderboard-player = Joueur
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-provisional = cote provisoire (peu de parties jouées)
leaderboard-empty = Personne n’a encore de cote.
profile-record = victoires : { $won }, égalités : { $drawn }, défaites : { $lost }
profile-since = Membre depuis le { $date }

# Réglages.
settings-language = Langue
settings-theme = Thème
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-system = Système
settings-sound = Son
settings-motion = Réduire les animations
settings-motion-note = Les pièces se déplacent sans animation.
settings-confirm = Confirmer les coups
settings-confirm-note = Un coup n’est joué qu’une fois confirmé.

# En jeu.
turn-yours = À vous de jouer
turn-waiting = C’est à { $name } de jouer…
turn-thinking = L’ordinateur réfléchit…
turn-watching = Vous regardez cette partie ; c’est { $seat-to } de jouer.
cards-left = { $count ->
    [0] Plus de carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
act-end-turn = Terminer mon tour
act-end-anyway = { $count ->
    [one] Il vous reste { $count } point d’action. Terminer votre tour ?
   *[other] Il vous reste { $count } points d’action. Terminer votre tour ?
}
act-undo = Annuler le coup
act-confirm-move = Jouer ce coup
act-resign = Abandonner
act-resign-sure = Abandonner la partie ? Elle comptera comme une défaite.
act-offer-draw = Proposer nulle
act-draw-offered = { $name } propose nulle.
act-accept = Accepter
act-decline = Refuser
act-take-back = Demander à reprendre le coup
act-take-back-asked = { $name } demande à reprendre son dernier coup.
act-rematch = Revanche, camps inversés
act-rematch-asked = { $name } propose une revanche.
act-claim = Revendiquer la victoire
act-claim-note = { $name } est hors ligne. Si l’absence se prolonge, vous pourrez revendiquer la victoire.
act-abort = Annuler la partie
act-abort-note = Personne n’a encore joué : si vous annulez la partie maintenant, elle ne comptera pas.
act-flip = Tourner le plateau
act-larger = Agrandir le plateau
act-smaller = Réduire le plateau
log-title = Journal
log-now = Revenir à la position actuelle
log-looking-back = Vous consultez une position antérieure.
log-first = Premier coup
log-previous = Coup précédent
log-next = Coup suivant
chat-title = Discussion
chat-write = Écrire un message…
chat-send = Envoyer
chat-mute = Masquer ses messages
chat-unmute = Afficher ses messages
chat-muted = { $name } : messages masqués.
chat-heard = { $name } écrit : { $text }
clock-yours = Votre pendule
clock-theirs = Pendule : { $name }

# Quand quelque chose cloche.
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

# Quand une partie est finie.
over-won = Vous avez gagné !
over-lost = Vous avez perdu
over-drawn = Égalité
over-aborted = Partie annulée
over-resigned = { $name } a abandonné.
over-agreed = Partie nulle par accord mutuel.
over-time = { $name } a perdu au temps.
over-left = { $name } a quitté la partie.
over-secrets = Secrets
over-verify = Vérifier l’équité
over-verify-note = Avant la partie, le serveur a publié l’empreinte du tirage aléatoire. Le tirage est maintenant dévoilé : votre navigateur vérifie qu’il correspond à l’empreinte.
over-verified = Partie équitable : le tirage est bien celui fixé avant la partie.
over-not-verified = Vérification échouée : le tirage n’est pas celui fixé avant la partie.

# À deux sur un appareil : un rideau entre les tours.
curtain-seat = Passez l’appareil { $seat-to }.
curtain-note = L’autre joueur ne doit pas regarder l’écran.

# Comptes.
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

# Dialogues.
dialog-cancel = Annuler
dialog-close = Fermer
dialog-no = Non
dialog-save = Enregistrer
dialog-copy-link = Copier le lien
dialog-copied = Copié.
dialog-share = Partager
dialog-qr = Afficher le code QR
dialog-loading = Chargement…

# Ce qu’on demande à un joueur : un titre et une phrase.
pick-title = Choisissez trois assassins
pick-note = Le roi va de son coin à une porte du château. Choisissez en secret les trois citoyens qui seront vos assassins ; répartissez-les sur son trajet.
pick-chosen = Choisis : { $count } sur 3
start-title = Choisissez l’emplacement de départ du roi
start-note = Les assassins sont déjà choisis ; prenez le coin d’où le chemin paraît le plus sûr.
army-title = Choisissez votre armée
army-note = Sept emplacements ; la couronne marque l’unité de votre général. L’adversaire ne voit rien avant le déploiement.
army-own = Composer mon armée
army-general = Unité du général
place-title = Posez le décor
place-note = Posez jusqu’à deux éléments dans votre moitié ; ceux de plus de quatre cases comptent double, sauf la route.
place-turn = Tourner
place-decline = Ne plus rien poser
deploy-title = Déployez une unité
deploy-note = Les joueurs posent une unité à tour de rôle, chacun dans sa zone. Un plan déploie automatiquement toutes les vôtres.
redraw-title = Garder votre main ou repiocher ?
redraw-note = Les noires déplacent, les rouges attaquent : si vous avez trop peu des unes ou des autres, mieux vaut peut-être huit nouvelles cartes.
bid-title = Misez pour l’initiative
bid-note = Chacun mise une carte face cachée. Celui qui mise la plus forte choisit le premier joueur ; les deux cartes sont défaussées.
first-title = Qui commence ?
first-note = Vous avez l’initiative. Jouer en second peut aussi être un avantage.
first-me = Moi
first-other = Mon adversaire
defend-title = Défendez votre unité
defend-note = Valeur minimale : { $strength }. Carte piochée : une rouge bloque, une noire fait fuir. De la main : une rouge contre-attaque (ou bloque un tir), une noire permet la retraite. Sinon, l’unité est détruite.
defend-yield = N’utiliser aucune carte
flee-title = Où fuir ?
flee-note = L’unité fuit : choisissez l’une des cases marquées.
retreat-title = Retraite tactique : se replier ou rester ?
retreat-note = L’unité peut se replier sur une case adjacente, ou rester sur place.
pursue-title = Poursuivre ?
pursue-note = La case de la cible est libre : votre unité peut y entrer sans jouer de carte.

# La première fois.
tour-done = À moi de jouer

act-claim-in = Revendiquer la victoire dans { $time }
account-as-guest = Continuer en tant qu’invité
match-title = { $game } : { $players }
net-move-waiting = Votre coup est en attente. Il sera envoyé dès que la connexion sera rétablie.
net-command-waiting = Votre requête est en attente. Elle sera envoyée dès que la connexion sera rétablie.
net-move-sent = Connexion rétablie. Votre coup a été envoyé.
net-command-sent = Connexion rétablie. Votre requête a été envoyée.
over-resigned-you = Vous avez abandonné.
over-time-you = Vous avez épuisé votre temps.
over-left-you = Vous avez quitté la partie.
account-delete-guest = Supprimer mes données d’invité
account-delete-guest-sure = Supprimer définitivement vos données d’invité ? Vos parties seront conservées, sans votre pseudo.
account-deleted-guest = Vos données d’invité ont été supprimées.
