# Les pages autour des jeux : ce que web.ftl ne dit pas encore.

net-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
face-nobody = personne encore
turns-waiting = { $name } vous attend dans une partie de { $game }.
turns-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
offline-honest = Sans connexion, on ne peut pas jouer ici. Vos parties sont gardées sur le serveur et reprendront où elles en étaient.
