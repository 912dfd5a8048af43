# Les pages autour des jeux : ce que web.ftl ne dit pas.

# Entre le navigateur et le serveur.
net-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
offline-silent = Le serveur ne répond pas
offline-honest = Il faut une connexion pour jouer. Vos parties sont conservées sur le serveur et reprendront là où vous les avez laissées.

# Camps et gens.
side-king = Roi
side-assassins = Assassins
side-blue = Bleu
side-red = Rouge
face-nobody = place libre
turns-waiting = { $name } vous attend dans une partie de { $game }.
turns-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}

# La page d’accueil.
home-welcome = Sans inscription : choisissez un jeu et jouez.
home-how = Comment jouer
home-more = Plus d’options
home-open-tables = { $count ->
    [0] Aucune partie en attente
    [one] { $count } partie en attente
   *[other] { $count } parties en attente
}

# Avant une partie.
new-opponent = Adversaire
opponent-computer = L’ordinateur
opponent-note-computer = la partie commence tout de suite
opponent-invite = Un ami
opponent-note-invite = avec un lien d’invitation
opponent-open = N’importe qui
opponent-note-open = le premier qui rejoint la partie
opponent-hotseat = À deux sur cet appareil
opponent-note-hotseat = vous vous le passez à tour de rôle
new-magic-note = Les cartes peuvent aussi lancer des sorts.
new-fantasy-note = Monstres, créatures volantes, chars et autres.
new-jokers-note = Deux cartes de plus, de la couleur de votre choix.
new-crystal = Carte retirée
new-as-usual = Par défaut
new-rated-note = La partie compte pour la cote des deux joueurs.
new-own-board = Plateau personnalisé
new-own-board-note = sous forme de texte
new-own-board-from = Modèle
new-own-board-from-nothing = aucun
new-own-board-back = Revenir à mon texte
new-own-board-check = Vérifier
new-own-board-sound = Ce plateau est valide.
new-own-board-how-king-and-assassins = Dix lignes de dix caractères, # pour un toit et . pour une rue ; puis des lignes comme « king: j1 », « knights: d9 … », « citizens: h9 … » et « gates: c8 exit north ».
new-own-board-how-king-of-the-hill = Sept lignes de onze caractères : . terrain découvert, 1 et 2 colline, F forêt, s lac peu profond et ~ lac profond, + route, k terrain rocailleux, b et r zones de déploiement.
scenario-introduction = Introduction
scenario-note-introduction = La colline sans autre décor et trois types d’unités : idéal pour débuter.
scenario-pitched-battle = Bataille rangée
scenario-note-pitched-battle = Vous posez d’abord le décor (forêts, lac, route…) autour de la colline.
scenario-king-of-the-woods = King of the Woods
scenario-note-king-of-the-woods = Pas de colline, mais trois forêts à tenir.
scenario-ambush = Embuscade
scenario-note-ambush = Bleu doit traverser la forêt où Rouge l’attend.
scenario-night-attack = Attaque nocturne
scenario-note-night-attack = Rouge tente de détruire le campement de Bleu, au bord du lac.
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

# Invitations, et tables qui attendent.
invite-text = Une partie avec moi ?
invite-code = Code QR du lien
invite-elsewhere = Le lien a été créé sur un autre appareil ; c’est là que vous le trouverez.
waiting-as = Vous jouez : { $side }
waiting-note = Votre partie est visible dans le salon. Vous pouvez parcourir le site : elle commencera dès qu’un adversaire vous rejoint.
waiting-call-off = Annuler la partie
join-title = Invitation
lobby-mine = Votre partie

# Listes.
live-title = Parties en cours
list-open = Ouvrir
list-look = Revoir
list-more = En voir plus
list-acts = Au tour de : { $name }
list-won = Gagnée
list-lost = Perdue
list-drawn = Égalité
list-winner = Vainqueur : { $name }
list-no-winner = Pas de vainqueur
mine-turn = À vous de jouer
mine-others = À l’adversaire de jouer
mine-waiting = En attente d’un adversaire
mine-over = Terminées
profile-history = Parties
profile-against = contre
profile-nothing = Aucune partie terminée pour l’instant.
profile-line = { $count ->
    [one] Cote sur { $count } partie : de { $first } à { $last }
   *[other] Cote sur { $count } parties : de { $first } à { $last }
}
leaders-side = Camp
leaders-note = Pour figurer au classement, il faut un compte et cinq parties classées. Le nombre après ± indique l’incertitude de la cote ; un point d’interrogation, une cote encore provisoire. Les niveaux de l’ordinateur servent de repères.
leaders-place = Il faut aussi { $opponents } adversaires différents dans ce camp : des joueurs qui ont un compte, ou des niveaux de l’ordinateur. Si un joueur abandonne pendant les { $actions } premiers coups, la cote du gagnant n’augmente pas. Les victoires contre les invités et les nouveaux joueurs comptent moins, tout comme les parties répétées contre le même joueur.

# Réglages.
settings-pace = Vitesse des coups adverses
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Instantané
settings-notify = Me prévenir quand c’est à moi de jouer
settings-notify-note = Tant que l’application est ouverte dans un onglet.
settings-notify-denied = Les notifications sont bloquées. Autorisez-les dans les paramètres du navigateur.
settings-kept = Ces réglages sont enregistrés dans ce navigateur uniquement.

# Comptes.
account-title = Compte
account-playing-as = Vous êtes { $name }.
account-way-create = Créer un compte
account-way-sign-in = Se connecter
account-way-recover = Mot de passe oublié
account-sign-in-note = Les parties jouées en tant qu’invité ne seront pas rattachées à votre compte.
account-recovery-kept = Je l’ai noté
dialog-copy = Copier
help-title = Comment jouer

turns-begun = Votre partie a commencé
turns-joined = { $name } a rejoint votre partie de { $game }.
turns-open = Ouvrir la partie
new-rated-guest = Vous jouez comme invité : votre cote reste liée à ce navigateur, et les invités ne figurent pas au classement. Créez un compte pour la garder.
about-board-A = Face A
about-board-B = Face B
# The devices of an account.
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
leaders-provisional = { $deviation } ?
map-reconstruction = Les plateaux sont nos reconstitutions : les règles ne les montrent qu’en images.
invite-loopback = Seul cet appareil peut ouvrir ce lien : « { $host } » est sa propre adresse.
invite-loopback-help = Pour jouer avec quelqu’un sur un autre appareil, lancez le serveur de sorte que votre réseau puisse l’atteindre, ouvrez cette page à l’adresse de cet ordinateur sur le réseau (par exemple http://192.168.1.20:8000) et créez la partie à nouveau. La commande :
mine-practice = Contre l’ordinateur ou sur un seul appareil
mine-cancelled = Annulées
list-cancelled = Annulée
