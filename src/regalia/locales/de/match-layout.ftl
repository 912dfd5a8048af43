# The match page: its tabs and the action bar.

layout-tabs = Ansichten der Partie
layout-turn = Zug
layout-details = Details
layout-not-your-turn = Du bist nicht am Zug.
layout-no-undo = Jetzt lässt sich nichts zurücknehmen.
