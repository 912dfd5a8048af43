# The match page: its tabs and the action bar.

layout-tabs = Views of the game
layout-turn = Turn
layout-details = Details
layout-not-your-turn = It is not your turn.
layout-no-undo = Nothing can be undone now.
inspect-hint = Rest the pointer on a piece, a card or an icon, hold a finger on it, or press I: you see what it is and what it can do.
inspect-help = Rules and help
