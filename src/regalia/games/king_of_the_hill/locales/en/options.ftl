# King of the Hill: options of a new match.

# Scenarios.
new-scenario = Scenario
scenario-note-introduction = A bare hill and three unit types. Best for your first game.
scenario-note-pitched-battle = Place forests, rocks, a lake or a road around the hill first.
scenario-note-king-of-the-woods = No hill. Hold the three forests instead.
scenario-note-ambush = Blue must cross a forest where red lies in wait.
scenario-note-night-attack = Red attacks blue’s camp by the lake.
scenario-note-random = You choose your army first. Then one of the four scenarios with magic is drawn.
map-reconstruction = The maps are our reconstructions: the rulebook shows them only as pictures.

# Further options.
new-magic = Magic
new-fantasy = Fantasy units
new-jokers = Jokers
new-terrain = Terrain
new-magic-note = Cards can also be played as spells.
new-fantasy-note = Monsters, flyers, chariots and more.
new-jokers-note = Adds two jokers: any suit, as high as an ace.
new-terrain-note = Players place terrain before they deploy.
new-own-board-how-king-of-the-hill = Seven lines of eleven characters: . open ground, 1 and 2 hill (lower and upper level), F forest, s shallow water, ~ deep water, + road, k rocks, b and r deployment zones.
