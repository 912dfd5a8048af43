# How players are shown. A guest is called Fox 318 or similar in every language; a chosen name has no space.

face-computer = Computer, level { $level }
face-archived = { $name } (archive)
face-deleted = Deleted player
face-nobody = no opponent yet
