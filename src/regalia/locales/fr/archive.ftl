# The archive: checks of commitments, and records that cannot be imported.

# Findings of `regalia verify`.
finding-no-commitments = L’enregistrement ne contient pas d’engagements : il n’y a rien à vérifier.
finding-hash = L’engagement { $number } ne correspond pas à ce qui a été dévoilé : { $commitment }
finding-seed = La graine de l’enregistrement n’est pas celle de l’engagement.
finding-other-match = Un engagement appartient à une autre partie : { $commitment }
finding-other-game = L’engagement sur la graine porte sur un autre jeu.
finding-no-such-ply = Un engagement porte sur le coup { $ply }, absent de l’enregistrement.
finding-choice = Au coup { $ply }, on a joué « { $played } », mais l’engagement portait sur « { $promised } ».
finding-replay = L’enregistrement ne peut pas être rejoué : { $what }
finding-not-promised = Au coup { $ply }, un choix secret a été fait sans engagement : « { $action } »

# Imports.
error-record-no-seed = Seule une partie jouée depuis le début, avec un tirage issu d’une graine, peut être importée.
error-record-not-over = La partie de cet enregistrement n’est pas finie.
error-record-unfair = L’enregistrement ne tient pas ses engagements : { $what }
error-record-ended = Fin de partie impossible : « { $end } ».
error-record-players = Dans l’historique de cet enregistrement, les joueurs ne correspondent pas aux camps ou au type de partie.
error-record-player = Dans l’historique de cet enregistrement, joueur impossible pour le camp « { $seat-short } » : { $what }
error-record-clock = L’historique de cet enregistrement indique une cadence impossible. { $what }
error-record-times = { $number ->
    [0] L’historique de cet enregistrement commence ou finit à une date impossible : négative ou à venir.
   *[other] L’entrée { $number } de l’historique de cet enregistrement a un temps impossible : négatif, à venir, ou supérieur au temps écoulé.
}
error-record-deeds = Nombre d’actions dans l’historique de cet enregistrement : { $told }. Dans l’enregistrement lui-même : { $count }.
error-record-differs = L’historique de cet enregistrement décrit une autre partie : les actions, les engagements ou la fin ne sont pas les mêmes.
