# Matches: commands that are refused, limits, and damaged logs.

error-no-such-match = Cette partie n’existe pas.
error-no-such-moment = Aucune position à afficher après l’entrée { $number } : elle a été reprise ou n’a pas encore eu lieu.
error-no-such-invite = Cette invitation n’est plus valable. Demandez un nouveau lien à la personne qui vous a invité.
error-bad-log = La partie enregistrée { $match } est illisible à l’entrée { $number } : { $what }
error-bad-log-number = l’entrée { $number } se trouve à la place de l’entrée { $expected }
error-bad-log-luck = le tirage diffère de celui qui est enregistré
error-stale-turn = La position a changé entre-temps. Vérifiez-la avant de jouer.
error-not-your-seat = Vous ne jouez pas ce camp.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-seat-taken = Cette place est déjà prise.
error-not-begun = La partie n’a pas commencé : il manque un joueur.
error-match-over = Cette partie est finie.
error-nothing-offered = Aucune proposition de ce type n’est en cours.
error-no-undo = Ce coup ne peut plus être annulé : c’est à l’adversaire de jouer, ou une information a été révélée.
error-no-takeback = Ce coup ne peut plus être repris : une information a été révélée depuis.
error-no-draws = Il n’y a pas de nulle dans ce jeu.
error-asked-already = Vous avez déjà fait cette proposition.
error-no-rematch = La revanche se propose une seule fois, après la fin de la partie.
error-no-abort = Il est trop tard pour annuler la partie : quelqu’un a déjà joué.
error-not-gone = Votre adversaire n’est pas absent depuis assez longtemps.
error-play-oneself = Vous jouez déjà dans cette partie.
error-empty-saying = Le message est vide.
error-too-many-sayings = Vous avez envoyé { NUMBER($most) } messages dans cette partie. Vous ne pouvez plus en envoyer.
error-time-is-up = Le temps est écoulé.
error-too-many-waiting = Vous avez déjà { NUMBER($most) } parties en attente d’un adversaire. Annulez-en une d’abord.
error-too-many-undos = Au plus { NUMBER($most) } coups par camp peuvent être annulés dans une partie.
error-too-many-offers = Vous avez fait { NUMBER($most) } propositions dans cette partie. Vous ne pouvez plus en faire.
error-too-many-mutes = Vous avez masqué et affiché la discussion { NUMBER($most) } fois dans cette partie. Ce réglage ne peut plus changer.
error-too-many-running = Vous avez { NUMBER($most) } parties en cours. Terminez d’abord l’une d’elles, ou abandonnez-la.
error-too-many-strong = Vous avez { NUMBER($most) } parties en cours contre l’ordinateur à partir du niveau { $level }. Terminez d’abord l’une d’elles, ou abandonnez-la.
error-too-many-open = Vous avez { NUMBER($most) } parties en attente dans le salon. Annulez d’abord l’une d’elles, ou attendez que quelqu’un la rejoigne.
error-too-many-open-here = Votre réseau a déjà { NUMBER($most) } parties en attente dans le salon. Rejoignez l’une d’elles, ou réessayez plus tard.
error-rated = Une partie sur un seul appareil, sur un plateau personnalisé ou à partir d’une position ne peut pas être classée.
error-boards = Une partie accepte { $most ->
    [one] { $most } plateau personnalisé
   *[other] { $most } plateaux personnalisés
} au plus, de { NUMBER($longest) } caractères au maximum.
error-time-control = Cadence impossible : au plus { $minutes } minutes et { $seconds } secondes d’incrément, ou { $days } jours pour jouer. Sur un seul appareil, le temps n’est pas limité.
error-number-taken = La partie a changé entre-temps. Réessayez.
error-not-gone-yet = { $wait ->
    [one] Vous pourrez revendiquer la victoire dans { $wait } seconde si l’adversaire reste absent.
   *[other] Vous pourrez revendiquer la victoire dans { $wait } secondes si l’adversaire reste absent.
}

error-bad-log-entry = L’entrée { $number } de la partie { $match } est illisible.
error-bad-log-page = La partie { $match } se trouve sur une page endommagée de la base de données.
error-match-damaged = Cette partie est endommagée et ne peut pas être ouverte. L’exploitant du serveur en est informé.
error-game-not-installed = Cette partie est enregistrée, mais son jeu, { $game }, n’est pas installé sur ce serveur.
error-you-blocked = Vous avez bloqué ce joueur. Débloquez-le d’abord.
error-rematch-unavailable = Cette partie ne permet pas de revanche.
error-start-options = Une partie à partir d’une position garde les options de celle-ci. Laissez ce champ vide.
error-start-game = Cette position appartient à un autre jeu : { $game }.
error-moment-of-running-match = Cette partie est encore en cours. Vous pourrez reprendre ses positions quand elle sera terminée.
error-moment-not-playable = Impossible de commencer après l’entrée { $number } : la partie y est finie ou une décision est en cours. Choisissez une étape avant ou après.
error-wrong-in-lesson = Pas celle-ci. Relisez la consigne de la leçon.
error-no-such-lesson = Ce jeu n’a pas de leçon « { $lesson } ».
error-lesson-match = Une leçon se joue contre l’ordinateur, dans le camp de la leçon et sans limite de temps.
