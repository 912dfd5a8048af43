# The match page: its tabs and the action bar.

layout-tabs = Views of the game
layout-turn = Turn
layout-details = Details
layout-not-your-turn = It is not your turn.
layout-no-undo = Nothing can be undone now.
