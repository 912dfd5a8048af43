# Ce que la table a à dire à ceux qui y sont assis.

error-no-such-match = Cette partie n’existe pas.
error-no-such-moment = Il n’y a rien à voir de cette partie après l’entrée { $number } : elle a été reprise, ou n’a pas encore eu lieu.
error-no-such-invite = Cette invitation n’est plus valable.
error-bad-log = La partie enregistrée { $match } est illisible à l’entrée { $number } : { $what }
error-bad-log-number = l’entrée { $number } se trouve à la place de l’entrée { $expected }
error-bad-log-luck = le hasard a donné autre chose que ce qui était enregistré
error-stale-turn = La position a changé entre-temps.
error-not-your-seat = Vous n’êtes pas assis à cette place.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-seat-taken = Cette place est déjà prise.
error-not-begun = La partie n’a pas commencé : il manque encore quelqu’un.
error-match-over = Cette partie est finie.
error-nothing-offered = Personne n’a rien proposé de tel.
error-no-undo = Votre dernière action ne peut pas être annulée : le tour est passé, ou elle a appris quelque chose à quelqu’un.
error-no-takeback = On ne peut rien reprendre ici : quelqu’un a appris quelque chose depuis.
error-no-draws = Dans ce jeu, il n’y a pas d’égalité.
error-asked-already = Vous l’avez déjà demandé.
error-no-rematch = On peut demander une seule revanche, une fois la partie finie.
error-no-abort = Il est trop tard pour annuler la partie : quelqu’un a déjà joué.
error-not-gone = L’autre joueur n’est pas absent depuis assez longtemps.
error-play-oneself = Vous êtes déjà assis à cette table.
error-empty-saying = Il n’y a rien à lire dans ce message.
error-too-many-sayings = Une partie n’a pas plus de { NUMBER($most) } messages.
error-time-is-up = Le temps était écoulé.
error-too-many-waiting = Vous avez déjà { NUMBER($most) } parties qui attendent quelqu’un ; annulez-en une d’abord.
error-rated = Une partie à deux sur un appareil, ou sur un plateau à vous, n’est pas classée.
error-boards = Une partie accepte { $most ->
    [one] { $most } plateau à vous
   *[other] { $most } plateaux à vous
}, de { NUMBER($longest) } caractères au plus.
error-time-control = Une pendule a jusqu’à { $minutes } minutes et { $seconds } secondes, ou jusqu’à { $days } jours par tour ; sur un seul appareil, il n’y en a pas.
error-level-unused = Seule une partie contre l’ordinateur a un niveau.
error-number-taken = Quelqu’un d’autre a écrit entre-temps dans cette partie.

# Ce que `regalia verify` peut trouver à redire à un enregistrement.

finding-no-commitments = L’enregistrement ne contient pas d’engagements : il n’y a rien à vérifier.
finding-hash = L’engagement { $number } ne correspond pas à ce qui a été dévoilé : { $commitment }
finding-seed = La graine de l’enregistrement n’est pas celle de l’engagement.
finding-other-match = Un engagement appartient à une autre partie : { $commitment }
finding-other-game = La graine a été engagée pour un autre jeu.
finding-no-such-ply = Un choix a été engagé pour le coup { $ply }, que l’enregistrement n’a pas.
finding-choice = Au coup { $ply }, on a joué « { $played } », mais l’engagement portait sur « { $promised } ».
finding-replay = L’enregistrement ne peut pas être rejoué : { $what }
finding-not-promised = Au coup { $ply }, un choix secret a été fait sans engagement : « { $action } »
error-record-no-seed = On ne peut importer qu’une partie jouée depuis le début, avec un hasard tiré d’une graine.
error-record-not-over = La partie de cet enregistrement n’est pas finie.
error-record-unfair = L’enregistrement ne tient pas ses engagements : { $what }
error-record-ended = Une partie ne finit pas ainsi : « { $end } ».
error-record-players = Dans la chronique de cet enregistrement, les joueurs ne correspondent pas aux places ou au genre de la partie.
error-record-player = Dans la chronique de cet enregistrement, il ne peut y avoir un tel joueur à la place « { $seat-short } » : { $what }
error-record-clock = La chronique de cet enregistrement donne une pendule impossible. { $what }
error-record-times = { $number ->
    [0] La chronique de cet enregistrement commence ou finit à un moment impossible : aucun temps n’est négatif ni à venir.
   *[other] L’entrée { $number } de la chronique de cet enregistrement a un temps impossible : aucun n’est négatif ni à venir, et personne ne paie plus qu’il ne s’en est écoulé.
}
error-record-deeds = Nombre d’actions selon la chronique de cet enregistrement : { $told }. Selon l’enregistrement lui-même : { $count }.
error-record-differs = La chronique de cet enregistrement raconte une autre partie : elle ne mène ni aux mêmes actions, ni aux mêmes engagements, ni à la même fin.
error-not-gone-yet = { $wait ->
    [one] Vous pourrez revendiquer la victoire dans { $wait } seconde si l’adversaire reste absent.
   *[other] Vous pourrez revendiquer la victoire dans { $wait } secondes si l’adversaire reste absent.
}
