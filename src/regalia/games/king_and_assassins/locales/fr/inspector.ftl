# King & Assassins: the inspector.

# Pieces and spaces.
inspect-on-roof = Sur un toit : une pièce dans la rue ne peut ni l’attaquer ni la capturer.
inspect-wounds = Blessures
inspect-knights = Chevaliers restants

# What a click does.
inspect-click-chooses = Un clic sélectionne cette pièce et montre où elle peut aller.
inspect-click-asks = Si un chevalier adjacent est sélectionné, un clic demande ce que vous voulez faire : repousser, ou capturer ou éliminer.
inspect-click-shoves = Si un chevalier adjacent est sélectionné, un clic repousse cette pièce.
inspect-click-captures = Si un chevalier adjacent est sélectionné, un clic capture ce citoyen.
inspect-click-attacks = Si une pièce adjacente est sélectionnée, un clic l’attaque.

# Round cards.
inspect-card-note = La couronne vaut pour le roi, le heaume pour les chevaliers, la dague pour les assassins : ce sont les points d’action de ce tour.
inspect-fetters-title = Entrave
inspect-fetters = Les anneaux enchaînés sont une entrave : ce tour-ci, les chevaliers peuvent capturer un citoyen.
inspect-no-fetters = Sans entrave : personne ne peut être capturé ce tour-ci.

# Players.
inspect-citizens = Citoyens sur le plateau
inspect-revealed = Assassins révélés
inspect-eliminated = Assassins éliminés
inspect-captured = Citoyens capturés
