# King of the Hill: labels that every page may show.

game-king-of-the-hill = Царь горы
home-king-of-the-hill = Две армии, один холм, одна колода: чёрные карты двигают отряды, красные атакуют.

# Sides and scenarios in lists.
side-blue = Синие
side-red = Красные
scenario-introduction = Знакомство
scenario-pitched-battle = Генеральное сражение
scenario-king-of-the-woods = Царь лесов
scenario-ambush = Засада
scenario-night-attack = Ночная атака
scenario-random = Случайный сценарий
