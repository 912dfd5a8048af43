# The form of a new match, and the settings of matches in lists.

new-title = Nouvelle partie
new-game = Jeu
new-seat = Votre camp
new-seat-random = Au hasard
new-board = Plateau
new-level = Niveau
new-rated = Partie classée
new-casual = Partie amicale
new-begin = Créer la partie
new-as-usual = Par défaut
new-rated-note = La partie compte pour la cote des deux joueurs.
new-rated-guest = Vous jouez comme invité : votre cote reste liée à ce navigateur, et les invités ne figurent pas au classement. Créez un compte pour la garder.

# Opponents and levels.
new-opponent = Adversaire
opponent-computer = L’ordinateur
opponent-note-computer = la partie commence tout de suite
opponent-invite = Un ami
opponent-note-invite = avec un lien d’invitation
opponent-open = N’importe qui
opponent-note-open = le premier qui rejoint la partie
opponent-hotseat = À deux sur cet appareil
opponent-note-hotseat = vous vous le passez à tour de rôle
level-name-1 = Débutant
level-name-2 = Apprenti
level-name-3 = Amateur
level-name-4 = Habitué
level-name-5 = Initié
level-name-6 = Vétéran
level-name-7 = Expert
level-name-8 = Maître
level-of = Niveau { $level } : { $name }

# Time controls.
new-clock = Cadence
new-clock-none = Sans limite de temps
new-clock-form = { $minutes } min + { $seconds } s
clock-kind-none = Sans limite
clock-note-none = jouez à votre rythme
clock-kind-fischer = En direct
clock-note-fischer = quelques minutes par joueur
clock-kind-correspondence = Par correspondance
clock-note-correspondence = plusieurs jours pour jouer
clock-time = Temps
clock-minutes = Minutes
clock-seconds = Incrément (secondes)
clock-per-turn = Temps pour jouer
clock-days = { $days ->
    [one] { $days } jour pour jouer
   *[other] { $days } jours pour jouer
}

# Custom boards.
new-own-board = Plateau personnalisé
new-own-board-note = sous forme de texte
new-own-board-from = Modèle
new-own-board-from-nothing = aucun
new-own-board-back = Revenir à mon texte
new-own-board-check = Vérifier
new-own-board-sound = Ce plateau est valide.
