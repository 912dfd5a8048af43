# King & Assassins: names of citizens, seats, pieces, phases and directions.

citizen-monk = the monk
    .cap = The monk
citizen-plumwoman = the plum seller
    .cap = The plum seller
citizen-appleman = the apple seller
    .cap = The apple seller
citizen-courtesan = the courtesan
    .cap = The courtesan
citizen-fishwoman = the fishmonger
    .cap = The fishmonger
citizen-butcher = the butcher
    .cap = The butcher
citizen-blacksmith = the blacksmith
    .cap = The blacksmith
citizen-shepherd = the shepherd
    .cap = The shepherd
citizen-squire = the squire
    .cap = The squire
citizen-carpenter = the carpenter
    .cap = The carpenter
citizen-witchhunter = the witch hunter
    .cap = The witch hunter
citizen-farmer = the farmer
    .cap = The farmer

# Without an article, for lists and pictures.
citizen-label-monk = monk
citizen-label-plumwoman = plum seller
citizen-label-appleman = apple seller
citizen-label-courtesan = courtesan
citizen-label-fishwoman = fishmonger
citizen-label-butcher = butcher
citizen-label-blacksmith = blacksmith
citizen-label-shepherd = shepherd
citizen-label-squire = squire
citizen-label-carpenter = carpenter
citizen-label-witchhunter = witch hunter
citizen-label-farmer = farmer

# Seats and pieces.
seat-king = the king
    .short = king
seat-assassins = the assassins
    .short = assassins

piece-king = the king
    .cap = The king
piece-knight = a knight
    .cap = A knight

# Fates of assassins and citizens.
fate-hidden = hidden
fate-revealed = revealed
fate-captured = captured
fate-eliminated = eliminated

# Phases.
phase-deal = the citizens are being placed
phase-pick = the assassins are being picked
phase-start = the king’s starting space is being chosen
phase-card = the next round card is being turned up
phase-king = it is the king’s turn
phase-assassins = it is the assassins’ turn
phase-over = the game is over

# Directions.
direction-north = north
direction-east = east
direction-south = south
direction-west = west
