# Compiled with Python's checks; C types of position.py.
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState

cpdef object write(KingAndAssassinsState state)
cpdef list deck(KingAndAssassinsState state)
cpdef dict spaces(KingAndAssassinsState state)
cpdef dict fates(KingAndAssassinsState state)
