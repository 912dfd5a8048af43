# Compiled with Python's checks; C types of position.py.
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.rules cimport KingAndAssassins

cpdef object write(KingAndAssassins engine)
cpdef list deck(KingAndAssassins engine)
