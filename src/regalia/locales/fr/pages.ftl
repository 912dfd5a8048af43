# Les pages autour des jeux : ce que web.ftl ne dit pas.

# Entre le navigateur et le serveur.
net-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
offline-silent = Le serveur ne répond pas
offline-honest = Sans connexion, on ne peut pas jouer ici. Vos parties sont en sûreté sur le serveur et reprendront là où elles en étaient.

# Camps et gens.
side-king = Roi
side-assassins = Assassins
side-blue = Bleu
side-red = Rouge
face-nobody = encore personne
turns-waiting = { $name } vous attend dans une partie de { $game }.
turns-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}

# La page d’accueil.
home-welcome = Sans compte : choisissez un jeu, et vous y êtes.
home-how = Comment jouer
home-more = Plus d’options
home-open-tables = { $count ->
    [0] Aucune table ouverte
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}

# Avant une partie.
new-opponent = Adversaire
opponent-computer = L’ordinateur
opponent-note-computer = la partie commence tout de suite
opponent-invite = Un ami
opponent-note-invite = par un lien que vous envoyez
opponent-open = N’importe qui
opponent-note-open = le premier qui passe au salon
opponent-hotseat = Sur un seul appareil
opponent-note-hotseat = vous vous le passez à chaque tour
new-magic-note = Les cartes peuvent aussi lancer des sorts.
new-fantasy-note = Monstres, créatures volantes, chars et autres.
new-jokers-note = Deux cartes de plus, chacune de la couleur qu’on veut.
new-crystal = Carte retirée
new-as-usual = Comme d’habitude
new-rated-note = La partie compte pour la cote des deux joueurs.
new-own-board = Mon propre plateau
new-own-board-note = sous forme de texte
new-own-board-from = Modèle
new-own-board-from-nothing = aucun
new-own-board-back = Revenir à mon texte
new-own-board-check = Vérifier
new-own-board-sound = Ce plateau convient.
new-own-board-how-king-and-assassins = Dix lignes de dix caractères, # pour un toit et . pour une rue ; puis des lignes comme « king: j1 », « knights: d9 … », « citizens: h9 … » et « gates: c8 exit north ».
new-own-board-how-king-of-the-hill = Sept lignes de onze signes : . terrain découvert, 1 et 2 colline, F forêt, s eau peu profonde et ~ eau profonde, + route, k terrain rocailleux, b et r là où les armées se déploient.
scenario-introduction = Introduction
scenario-note-introduction = Une colline nue et trois types d’unités : pour commencer.
scenario-pitched-battle = Bataille rangée
scenario-note-pitched-battle = On pose d’abord forêts, lacs et routes autour de la colline.
scenario-king-of-the-woods = Le roi des bois
scenario-note-king-of-the-woods = Pas de colline, mais trois forêts à tenir.
scenario-ambush = Embuscade
scenario-note-ambush = Bleu doit traverser un bois où Rouge le guette.
scenario-night-attack = Attaque nocturne
scenario-note-night-attack = Rouge vient raser le camp de Bleu, au bord du lac.
clock-kind-none = Sans pendule
clock-note-none = le temps qu’il faut
clock-kind-fischer = D’une traite
clock-note-fischer = des minutes pour la partie
clock-kind-correspondence = Par correspondance
clock-note-correspondence = des jours par tour
clock-time = Temps
clock-minutes = Minutes
clock-seconds = Secondes de plus par tour
clock-per-turn = Par tour
clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}

# Invitations, et tables qui attendent.
invite-text = Jouez avec moi :
invite-code = Code QR du lien
invite-elsewhere = Le lien a été créé sur un autre appareil ; c’est là que vous le trouverez.
waiting-as = Vous jouez : { $side }
waiting-note = La table est au salon. Vous pouvez parcourir le site : la partie commence dès que quelqu’un s’assied.
waiting-call-off = Annuler
join-title = Une invitation
lobby-mine = Votre table

# Listes.
live-title = Parties en cours
list-open = Ouvrir
list-look = Regarder
list-more = En voir plus
list-acts = Doit jouer : { $name }
list-won = Gagnée
list-lost = Perdue
list-drawn = Égalité
list-winner = Vainqueur : { $name }
list-no-winner = Personne n’a gagné
mine-turn = À vous de jouer
mine-others = À l’autre de jouer
mine-waiting = En attente de quelqu’un
mine-over = Terminées
profile-history = Parties
profile-against = contre
profile-nothing = Encore aucune partie terminée.
profile-line = { $count ->
    [one] Cote sur { $count } partie : de { $first } à { $last }
   *[other] Cote sur { $count } parties : de { $first } à { $last }
}
leaders-side = Camp
leaders-note = Pour être classé, il faut un nom et cinq parties classées. Le nombre après ± est l’incertitude de la cote ; un point d’interrogation signale une cote encore provisoire. Les niveaux de l’ordinateur servent de repères.

# Réglages.
settings-pace = Rythme du tour de l’ordinateur
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Instantané
settings-notify = Me prévenir quand c’est à moi de jouer
settings-notify-note = Tant que l’application est ouverte dans un onglet.
settings-notify-denied = Votre navigateur l’interdit ; ses réglages peuvent le permettre.
settings-kept = Les réglages restent dans ce navigateur.

# Comptes.
account-title = Compte
account-playing-as = Vous êtes { $name }.
account-way-create = Garder mes parties
account-way-sign-in = Se connecter
account-way-recover = Mot de passe oublié
account-sign-in-note = Les parties que vous avez jouées en invité restent à cet invité.
account-recovery-kept = Je l’ai noté
dialog-copy = Copier
help-title = Comment jouer

turns-begun = Votre partie a commencé
turns-joined = { $name } a rejoint votre partie de { $game }.
turns-open = Ouvrir la partie
new-rated-guest = Vous jouez comme invité : votre cote reste liée à ce navigateur, et les invités ne figurent pas au classement. Créez un compte pour la garder.
about-board-A = Face A
about-board-B = Face B
