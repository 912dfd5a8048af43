# How players are shown. A guest is called Fox 318 or similar in every language; a chosen name has no space.

face-computer = Computer, Stufe { $level }
face-archived = { $name } (Archiv)
face-deleted = Gelöschtes Konto
face-nobody = noch niemand
