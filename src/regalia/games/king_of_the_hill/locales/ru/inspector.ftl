# King of the Hill: the inspector.

# Units.
inspect-free = Свободные шаги
inspect-ruled = Шаги по масти
inspect-close = Защита в ближнем бою
inspect-shot = Защита от выстрела
inspect-range = Дальность
inspect-penalty = Защита цели
inspect-flies = Летает
inspect-yes = да
inspect-general = Корона отмечает генерала. Если отряд уничтожат, генерал погибнет.
inspect-engaged = Скрещённые мечи: отряд связан боем с врагом на { $spaces }. Связанный боем отряд не стреляет.
inspect-paralysed = Парализован: сейчас отряд не может действовать.

# Reach by suit.
inspect-reach-C = ♣︎ движение
inspect-reach-S = ♠︎ движение
inspect-reach-D = ♦︎ атака
inspect-reach-H = ♥︎ атака

# Terrain.
inspect-cover = Карты защиты
inspect-stops = Прерывает движение
inspect-hides = Перекрывает видимость
inspect-impassable = Непроходимо
inspect-level = Высота
inspect-stands-on = Местность: { $ground }

# Cards.
inspect-order = От младшей к старшей
inspect-now = Можно сейчас
inspect-ace = Туз — старшая карта.
inspect-joker = Масть джокера выбираете вы: чёрный движет, красный атакует. Он равен тузу и не даёт заклинаний.
inspect-burn = Сброшенная карта ничего не делает. Это ваше действие: вы пережидаете и уступаете ход сопернику.
inspect-pile = Колода
inspect-pile-note = Отсюда тянут карты защиты.
inspect-round = Раунд
inspect-round-note = Раунд кончается, когда обе руки пусты. Тогда стороны считают цели: игра может закончиться до 7-го раунда.

# Players.
inspect-units = Отрядов на поле
inspect-lost = Уничтожено отрядов
inspect-hand = Карт на руке
inspect-on-hill = Отрядов на холме
