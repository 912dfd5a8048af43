# The match page, around every game.

# Layout.
table-board = Le plateau
table-side = Actions et journal
table-now = Actions possibles
table-watch = Lecture des derniers coups…
table-skip = { $count ->
    [one] Passer l’animation (encore { $count })
   *[other] Passer l’animation (encore { $count })
}
table-goal = Comment gagner
table-more = Abandon et propositions
table-message = Afficher tout le message
table-confirm = Confirmer : { $move } ?
table-sound-on = Le son est activé. Le couper
table-sound-off = Le son est coupé. L’activer

# Whose turn it is.
turn-waiting = C’est à { $name } de jouer…
turn-thinking = L’ordinateur réfléchit…
turn-watching = Vous regardez cette partie ; c’est { $seat-to } de jouer.
clock-yours = Votre pendule
clock-theirs = Pendule : { $name }
table-to-move = doit jouer
plate-objectives = Objectifs et décomptes
table-away = hors ligne
field-you = vous

# The computer: searching, waiting for a free worker, or its move cannot be stored yet.
table-thinks = réfléchit…

table-queued = en attente : { $position }
table-trouble = enregistrement…
turn-queued = L’ordinateur est en attente : position { $position } dans la file
turn-trouble = Le serveur ne peut pas enregistrer le coup de l’ordinateur pour le moment. Il réessaie ; rien n’est perdu.

# Hot-seat curtain.
curtain-seat = Passez l’appareil { $seat-to }.
curtain-note = L’autre joueur ne doit pas regarder l’écran.
table-curtain-show = C’est moi : afficher mon jeu

# Actions and offers.
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

table-withdraw = Retirer
table-sent-draw = Vous avez proposé nulle.
table-sent-takeback = Vous avez demandé à reprendre votre coup.
table-sent-rematch = Vous avez proposé une revanche.

# The move list.
table-list = Liste des coups
table-list-find = Chercher un coup
table-list-none = Aucun coup ne correspond.
table-list-more = En afficher { $count } de plus
table-list-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-list-others = Autres actions

# The log.
log-title = Journal
log-now = Revenir à la position actuelle
log-looking-back = Vous consultez une position antérieure.
log-first = Premier coup
log-previous = Coup précédent
log-next = Coup suivant
table-log-words = En toutes lettres
table-log-notation = En notation
table-log-earlier = Afficher les entrées précédentes
table-log-hidden = { $name } a fait un choix secret.
table-log-begun = La partie commence.
table-log-joined = { $name } rejoint la partie.
table-log-undone = { $name } reprend son coup.
table-log-asked-draw = { $name } propose nulle.
table-log-asked-takeback = { $name } demande à reprendre son coup.
table-log-asked-rematch = { $name } propose une revanche.
table-log-declined-draw = Pas de nulle.
table-log-declined-takeback = Le coup est maintenu.
table-log-declined-rematch = Pas de revanche.
table-log-ended = La partie est finie.
table-log-followed = La partie suivante a commencé.

# Chat.
chat-title = Discussion
chat-write = Écrire un message…
chat-send = Envoyer
chat-mute = Masquer ses messages
chat-unmute = Afficher ses messages
chat-muted = { $name } : messages masqués.
chat-heard = { $name } écrit : { $text }
table-chat-empty = Aucun message pour l’instant.

# The result.
over-won = Vous avez gagné !
over-lost = Vous avez perdu
over-drawn = Égalité
over-aborted = Partie annulée
over-lesson = Leçon terminée
over-resigned = { $name } a abandonné.
over-agreed = Partie nulle par accord mutuel.
over-time = { $name } a perdu au temps.
over-left = { $name } a quitté la partie.
over-secrets = Secrets
over-verify = Vérifier l’équité
over-verify-note = Avant la partie, le serveur a publié l’empreinte du tirage aléatoire. Le tirage est maintenant dévoilé : votre navigateur vérifie qu’il correspond à l’empreinte.
over-verified = Partie équitable : le tirage est bien celui fixé avant la partie.
over-not-verified = Vérification échouée : le tirage n’est pas celui fixé avant la partie.
over-resigned-you = Vous avez abandonné.
over-time-you = Vous avez épuisé votre temps.
over-left-you = Vous avez quitté la partie.
table-next = Aller à la partie suivante
table-record = Télécharger la partie
table-verify-elsewhere = La vérification dans le navigateur exige une connexion sécurisée (HTTPS). Téléchargez la partie et vérifiez-la avec « regalia verify ».

# Announcements for screen readers.
table-heard-question = { $turn } : { $question }
table-heard-end = { $title } – { $why }
