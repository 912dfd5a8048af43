# King of the Hill: presets, which are named armies, terrain layouts and formations.

# Armies.
offer-army-balanced = Balanced
offer-note-army-balanced = some of each: solid everywhere, and good for learning
offer-army-wall = The wall
offer-note-army-wall = five infantry units to hold the hill, archers to cover the open ground
offer-army-riders = Riders
offer-note-army-riders = first on the hill, and quick to leave it
offer-army-bowmen = Bowmen
offer-note-army-bowmen = four archer units with overlapping fire; keep the enemy at a distance
offer-army-hammer = Hammer and anvil
offer-note-army-hammer = infantry holds, cavalry attacks from the flank; no shooters
offer-army-skirmishers = Skirmishers
offer-note-army-skirmishers = shoot, ride away, come back
offer-army-dragon = The dragon
offer-note-army-dragon = a flying monster: its targets draw two cards fewer
offer-army-siege = Siege
offer-note-army-siege = two artillery units with the longest range, and a wall of infantry in front
offer-army-swarm = The swarm
offer-note-army-swarm = nine units, four of them hordes: strength in numbers
offer-army-giants = Giants
offer-note-army-giants = a land monster and monstrous infantry that break through any line
offer-army-hunt = The wild hunt
offer-note-army-hunt = beasts and flyers, the fastest units of all
offer-army-chariots = Chariots
offer-note-army-chariots = a charge across open ground; avoid forests
offer-army-guard = The guard
offer-note-army-guard = elite infantry: attacks hard, but drawn black cards don’t save it
offer-army-outriders = Outriders
offer-note-army-outriders = light cavalry that shoots from the flanks

# Terrain layouts.
offer-layout-open = Open ground
offer-note-layout-open = place nothing
offer-layout-woods = Two small forests
offer-note-layout-woods = cover on both sides of the hill
offer-layout-great-wood = The great forest
offer-note-layout-great-wood = a whole flank in cover
offer-layout-long-wood = The long forest
offer-note-layout-long-wood = cover on one flank
offer-layout-lake = A deep lake
offer-note-layout-lake = blocks one flank for all but flying units
offer-layout-marsh = A marsh
offer-note-layout-marsh = shallow water: slow, and bad for defence
offer-layout-rocks = Rocks
offer-note-layout-rocks = some cover on both sides; doesn’t block the line of sight
offer-layout-road = A road
offer-note-layout-road = a fast way forward on one flank, rocks on the other
offer-layout-raid = A raid
offer-note-layout-raid = a pair of objectives in the enemy’s half, and a forest to start from

# Formations.
offer-plan-line = In line
offer-note-plan-line = infantry in the centre, cavalry on the wings, shooters behind
offer-plan-left-hook = Left hook
offer-note-plan-left-hook = all cavalry on the left
offer-plan-right-hook = Right hook
offer-note-plan-right-hook = all cavalry on the right
offer-plan-two-wings = Two wings
offer-note-plan-two-wings = units on both wings, the centre left open
