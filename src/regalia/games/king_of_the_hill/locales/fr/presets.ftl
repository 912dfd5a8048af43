# King of the Hill: presets, which are named armies, terrain layouts and formations.

# Armies.
offer-army-balanced = Équilibrée
offer-note-army-balanced = un peu de tout ; bonne partout, et bonne pour apprendre
offer-army-wall = Le mur
offer-note-army-wall = cinq unités de fantassins tiennent la colline sans bouger, les tireurs couvrent le terrain découvert
offer-army-riders = Les cavaliers
offer-note-army-riders = premiers sur la colline, et prompts à la quitter
offer-army-bowmen = Les tireurs
offer-note-army-bowmen = quatre unités croisent leurs tirs ; tenez l’ennemi à distance
offer-army-hammer = Le marteau et l’enclume
offer-note-army-hammer = les fantassins tiennent, les cavaliers prennent de flanc ; aucun tireur
offer-army-skirmishers = Les escarmoucheurs
offer-note-army-skirmishers = tirer, filer, revenir
offer-army-dragon = Le dragon
offer-note-army-dragon = un monstre volant que personne n’aime affronter
offer-army-siege = Le siège
offer-note-army-siege = deux pièces d’artillerie à la plus longue portée, et un mur devant
offer-army-swarm = L’essaim
offer-note-army-swarm = neuf unités, dont quatre hordes : submergez l’ennemi sous le nombre
offer-army-giants = Les géants
offer-note-army-giants = un monstre terrestre et des fantassins monstrueux brisent ce qui résiste
offer-army-hunt = La chasse sauvage
offer-note-army-hunt = bêtes et volants, rapides sur tous les terrains
offer-army-chariots = Les chars
offer-note-army-chariots = la charge en terrain découvert ; évitez les forêts
offer-army-guard = La garde
offer-note-army-guard = des fantassins d’élite qui attaquent fort et ne fuient jamais
offer-army-outriders = Les éclaireurs
offer-note-army-outriders = des cavaliers légers tirent depuis les ailes

# Terrain layouts.
offer-layout-open = Terrain découvert
offer-note-layout-open = ne rien poser
offer-layout-woods = Deux petites forêts
offer-note-layout-woods = du couvert de part et d’autre de la colline
offer-layout-great-wood = La grande forêt
offer-note-layout-great-wood = tout un flanc à couvert
offer-layout-long-wood = La forêt longue
offer-note-layout-long-wood = du couvert sur un flanc
offer-layout-lake = Un lac profond
offer-note-layout-lake = ferme un flanc à tous ceux qui ne volent pas
offer-layout-marsh = Un marais
offer-note-layout-marsh = un sol lent, où il ne fait pas bon être attaqué
offer-layout-rocks = Terrain rocailleux
offer-note-layout-rocks = un bonus de défense des deux côtés, sans couper les lignes de vue
offer-layout-road = Une route
offer-note-layout-road = la voie rapide sur un flanc, du terrain rocailleux sur l’autre
offer-layout-raid = Un raid
offer-note-layout-raid = deux objectifs dans la moitié adverse, et une forêt d’où partir

# Formations.
offer-plan-line = En ligne
offer-note-plan-line = les fantassins au centre, les unités montées sur les ailes, les tireurs derrière
offer-plan-left-hook = Crochet du gauche
offer-note-plan-left-hook = les unités montées groupées à gauche
offer-plan-right-hook = Crochet du droit
offer-note-plan-right-hook = les unités montées groupées à droite
offer-plan-two-wings = Deux ailes
offer-note-plan-two-wings = le centre laissé ouvert
