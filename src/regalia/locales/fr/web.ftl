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
home-king-and-assassins = Un roi haï traverse sa propre ville, et trois de ses douze citoyens cachent un couteau.
home-king-of-the-hill = Deux armées, une colline, un jeu de cartes : les noires font avancer, les rouges frappent.
home-play-computer = Défier l’ordinateur
home-play-friend = Défier un ami
home-one-device = Sur un seul appareil
home-two-devices = Chacun sur son appareil
home-find-opponent = Trouver un adversaire
home-continue = Reprendre votre partie
home-players-online = { $count ->
    [one] { $count } joueur en ligne
   *[other] { $count } joueurs en ligne
}
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
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-form = { $minutes } min + { $seconds } s par tour
new-rated = Partie classée
new-casual = Partie amicale
new-private = Sur invitation seulement
new-begin = Commencer
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
lobby-empty = Personne n’attend. Ouvrez une table, et on vous préviendra dès que quelqu’un s’assied.
lobby-open-table = Ouvrir une table
lobby-join = S’asseoir
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
leaderboard-provisional = peu de parties, donc incertain
leaderboard-empty = Personne n’a encore de cote.
profile-record = victoires : { $won }, égalités : { $drawn }, défaites : { $lost }
profile-since = Ici depuis le { $date }

# Réglages.
settings-language = Langue
settings-theme = Thème
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-system = Comme le système
settings-sound = Son
settings-motion = Moins d’animations
settings-motion-note = Les pièces apparaissent à leur place au lieu d’y glisser.
settings-confirm = Confirmer les coups
settings-confirm-note = Un coup n’est joué qu’une fois confirmé.

# En jeu.
turn-yours = À vous de jouer
turn-waiting = En attente de { $name }…
turn-thinking = L’ordinateur réfléchit…
turn-watching = Vous regardez ; c’est { $seat-to } de jouer.
cards-left = { $count ->
    [0] Plus aucune carte
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
act-end-turn = Finir le tour
act-end-anyway = { $count ->
    [one] Finir le tour avec { $count } point inutilisé ?
   *[other] Finir le tour avec { $count } points inutilisés ?
}
act-undo = Annuler le coup
act-confirm-move = Jouer ce coup
act-resign = Abandonner
act-resign-sure = Abandonner cette partie ? Elle comptera comme perdue.
act-offer-draw = Proposer l’égalité
act-draw-offered = { $name } propose l’égalité.
act-accept = Accepter
act-decline = Refuser
act-take-back = Demander à reprendre son coup
act-take-back-asked = { $name } demande à reprendre le dernier coup.
act-rematch = Revanche, camps inversés
act-rematch-asked = { $name } souhaite une revanche.
act-claim = Réclamer la victoire
act-claim-note = { $name } n’est plus là. Si l’attente se prolonge, vous pouvez réclamer la victoire.
act-abort = Annuler la partie
act-abort-note = Personne n’a encore joué : la partie ne comptera pas.
act-flip = Tourner le plateau
act-larger = Agrandir le plateau
act-smaller = Réduire le plateau
log-title = Journal
log-now = Revenir au présent
log-looking-back = Vous regardez un moment passé.
log-first = Premier
log-previous = Précédent
log-next = Suivant
chat-title = Discussion
chat-write = Écrivez quelque chose…
chat-send = Envoyer
chat-mute = Masquer
chat-unmute = Ne plus masquer
chat-muted = Vous ne voyez pas ce qu’écrit { $name }.
chat-heard = { $name } écrit : { $text }
clock-yours = Votre pendule
clock-theirs = Pendule de { $name }

# Quand quelque chose cloche.
net-lost = Connexion perdue. Nouvel essai…
net-back = Connexion rétablie.
net-stale = La partie a avancé entre-temps ; regardez à nouveau.
net-restarting = Le serveur redémarre. Votre partie ne risque rien et reprend dans un instant.
net-game-gone = Cette partie n’existe pas, ou plus.
net-update = Il y a une nouvelle version. Rechargez la page.
net-reload = Recharger
offline-title = Vous êtes hors ligne
missing-title = Il n’y a rien ici
missing-note = La page a peut-être été déplacée, ou n’a jamais existé.

# Quand une partie est finie.
over-won = Vous avez gagné !
over-lost = Vous avez perdu
over-drawn = Égalité
over-aborted = La partie a été annulée
over-resigned = { $name } a abandonné.
over-agreed = Égalité d’un commun accord.
over-time = { $name } a épuisé son temps.
over-left = { $name } a quitté la partie.
over-secrets = Secrets
over-verify = Vérifier l’équité
over-verify-note = Avant la partie, nous avons montré une empreinte de son hasard. Voici ce hasard : votre navigateur vérifie que l’un correspond à l’autre.
over-verified = C’était équitable : le hasard est bien celui qui avait été fixé avant la partie.
over-not-verified = Cela ne correspond pas : le hasard n’est pas celui qui avait été fixé avant la partie.

# À deux sur un appareil : un rideau entre les tours.
curtain-seat = Passez l’appareil { $seat-to }.
curtain-note = Personne d’autre ne doit regarder maintenant.

# Comptes.
account-guest-note = Vous jouez en invité. Choisissez un nom et un mot de passe pour garder vos parties et votre cote.
account-create = Créer un compte
account-name = Nom de joueur
account-name-note = De { $least } à { $most } lettres, chiffres, - et _.
account-password = Mot de passe
account-password-note = { $least ->
    [one] Au moins { $least } caractère.
   *[other] Au moins { $least } caractères.
}
account-password-old = Ancien mot de passe
account-password-new = Nouveau mot de passe
account-change-name = Changer de nom
account-name-changed = Nom changé.
account-change-password = Changer de mot de passe
account-password-changed = Mot de passe changé.
account-recovery = Code de secours
account-recovery-note = Notez-le : c’est le seul recours si vous oubliez votre mot de passe. Nous n’avons pas votre adresse e-mail.
account-recover = Mot de passe oublié ?
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-signed-in = Connecté en tant que { $name }
account-ended = Votre session au nom de { $name } a pris fin.
account-delete = Supprimer le compte
account-delete-sure = Supprimer définitivement votre compte ? Vos parties resteront, sans votre nom.
account-deleted = Votre compte est supprimé.

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
pick-note = Le roi va de son coin à une porte du château. Trois de ces douze citoyens sont vos assassins, et vous seul savez lesquels : répartissez-les sur son chemin.
pick-chosen = Choisis : { $count } sur 3
start-title = Choisissez d’où part le roi
start-note = Les assassins sont déjà choisis ; prenez le coin d’où le chemin paraît le plus sûr.
army-title = Choisissez votre armée
army-note = Sept emplacements ; la couronne marque l’unité de votre général. L’adversaire ne voit rien avant le déploiement.
army-own = Composer la mienne
army-general = Qui a le général ?
place-title = Posez le décor
place-note = Vous pouvez poser deux éléments dans votre moitié ; les grands comptent double.
place-turn = Tourner
place-decline = Ne plus rien poser
deploy-title = Déployez une unité
deploy-note = Chacun votre tour, vous posez une unité dans votre zone ; un plan place toutes les vôtres à votre place.
redraw-title = Garder votre main ou repiocher ?
redraw-note = Les noires déplacent, les rouges attaquent : si vous avez trop peu des unes ou des autres, mieux vaut peut-être huit nouvelles cartes.
bid-title = Misez pour l’initiative
bid-note = Chacun mise une carte face cachée ; qui a misé la plus haute choisit qui commence, et les deux cartes sont perdues.
first-title = Qui commence ?
first-note = Vous avez l’initiative : jouer en second peut valoir autant que commencer.
first-me = Moi
first-other = L’autre camp
defend-title = Défendez votre unité
defend-note = Il faut une carte d’au moins { $strength } : une rouge bloque, une noire fait fuir. De votre main, une rouge contre-attaque et une noire permet de se replier. Sans carte, l’unité est perdue.
defend-yield = N’utiliser aucune carte
flee-title = Vers où ?
flee-note = L’unité fuit : choisissez l’une des cases marquées.
retreat-title = Se replier ou rester ?
retreat-note = L’unité peut se replier sur une case voisine, ou tenir sa position.
pursue-title = Poursuivre ?
pursue-note = La case devant vous est libre : votre unité peut y entrer sans dépenser de carte.

# La première fois.
tour-done = À moi de jouer

act-claim-in = Revendiquer la victoire dans { $time }
