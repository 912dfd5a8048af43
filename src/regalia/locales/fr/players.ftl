# How players are shown. A guest is called Fox 318 or similar in every language; a chosen name has no space.

face-computer = Ordinateur, niveau { $level }
face-archived = { $name } (archives)
face-deleted = Compte supprimé
face-nobody = place libre
