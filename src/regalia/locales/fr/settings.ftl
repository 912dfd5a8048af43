# The settings page.

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

settings-pace = Vitesse des coups adverses
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-instant = Instantané
settings-notify = Me prévenir quand c’est à moi de jouer
settings-notify-note = Tant que l’application est ouverte dans un onglet.
settings-notify-denied = Les notifications sont bloquées. Autorisez-les dans les paramètres du navigateur.
settings-kept = Ces réglages sont enregistrés dans ce navigateur uniquement.
