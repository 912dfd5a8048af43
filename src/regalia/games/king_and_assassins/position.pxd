# Compiled with Python's checks; C types of position.py.
from regalia.games.king_and_assassins cimport constants
from regalia.games.king_and_assassins.rules cimport KingAndAssassinsState

cpdef object write(KingAndAssassinsState state)
cpdef list deck(KingAndAssassinsState state)
