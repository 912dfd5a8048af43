# Lists of matches: lobby, matches to watch, own matches, invitations.

# Lobby and invitations.
lobby-empty = Aucune partie en attente. Créez-en une : nous vous préviendrons dès qu’un adversaire la rejoint.
lobby-open-table = Créer une partie
lobby-join = Rejoindre
lobby-waiting = En attente d’un adversaire…
lobby-invite = Envoyez ce lien à un ami :
lobby-invited = { $name } vous invite à une partie de { $game }.

invite-text = Une partie avec moi ?
invite-code = Code QR du lien
invite-elsewhere = Le lien a été créé sur un autre appareil ; c’est là que vous le trouverez.
waiting-as = Vous jouez : { $side }
waiting-note = Votre partie est visible dans le salon. Vous pouvez parcourir le site : elle commencera dès qu’un adversaire vous rejoint.
waiting-call-off = Annuler la partie
join-title = Invitation
lobby-mine = Votre partie
invite-loopback = Seul cet appareil peut ouvrir ce lien : « { $host } » est sa propre adresse.
invite-loopback-help = Pour jouer avec quelqu’un sur un autre appareil, lancez le serveur de sorte que votre réseau puisse l’atteindre, ouvrez cette page à l’adresse de cet ordinateur sur le réseau (par exemple http://192.168.1.20:8000) et créez la partie à nouveau. La commande :

# Lists.
watch-empty = Aucune partie à regarder pour l’instant.
watch-delayed = Les secrets ne sont montrés qu’à la fin de la partie.
my-games-empty = Vous n’avez pas encore joué.

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
mine-practice = Contre l’ordinateur ou sur un seul appareil
mine-cancelled = Annulées
mine-missing = Jeu non installé
list-cancelled = Annulée
list-time-left = reste { $time }
list-here = devant le plateau
