# King of the Hill: presets, which are named armies, terrain layouts and formations.

# Armies.
offer-army-balanced = Всего понемногу
offer-note-army-balanced = хороша везде, и учиться с ней удобно
offer-army-wall = Стена
offer-note-army-wall = пять отрядов пехоты удерживают холм, лучники прикрывают открытую местность
offer-army-riders = Всадники
offer-note-army-riders = первыми на холме и быстро с него уходят
offer-army-bowmen = Лучники
offer-note-army-bowmen = четыре отряда лучников ведут перекрёстную стрельбу; не подпускайте к ним врага
offer-army-hammer = Молот и наковальня
offer-note-army-hammer = пехота держит, кавалерия заходит сбоку; стрелков нет
offer-army-skirmishers = Застрельщики
offer-note-army-skirmishers = выстрелить, ускакать, вернуться
offer-army-dragon = Дракон
offer-note-army-dragon = летающее чудовище, от которого трудно защититься
offer-army-siege = Осада
offer-note-army-siege = два отряда дальнобойной артиллерии и стена перед ними
offer-army-swarm = Рой
offer-note-army-swarm = девять отрядов, из них четыре орды; врагу не сосчитать
offer-army-giants = Великаны
offer-note-army-giants = наземное чудовище и чудовищная пехота сметают любую оборону
offer-army-hunt = Дикая охота
offer-note-army-hunt = летуны быстры на любой местности, звери — на открытой
offer-army-chariots = Колесницы
offer-note-army-chariots = натиск на открытой местности; держитесь подальше от леса
offer-army-guard = Гвардия
offer-note-army-guard = элитная пехота: сильная атака, но вытянутая чёрная карта её не спасает
offer-army-outriders = Разъезды
offer-note-army-outriders = лёгкая кавалерия стреляет с флангов

# Terrain layouts.
offer-layout-open = Чистое поле
offer-note-layout-open = ничего не размещать
offer-layout-woods = Два маленьких леса
offer-note-layout-woods = укрытие по обе стороны холма
offer-layout-great-wood = Большой лес
offer-note-layout-great-wood = целый фланг в укрытии
offer-layout-long-wood = Длинный лес
offer-note-layout-long-wood = укрытие на одном фланге
offer-layout-lake = Глубокое озеро
offer-note-layout-lake = закрывает фланг для всех, кто не летает
offer-layout-marsh = Болото
offer-note-layout-marsh = мелководье: идти медленно, защищаться трудно
offer-layout-rocks = Камни
offer-note-layout-rocks = небольшое укрытие с обеих сторон, видимость открыта
offer-layout-road = Дорога
offer-note-layout-road = быстрый путь вперёд на одном фланге, камни на другом
offer-layout-raid = Набег
offer-note-layout-raid = пара целей на половине соперника и лес, из которого удобно наступать

# Formations.
offer-plan-line = В линию
offer-note-plan-line = пешие в центре, конные на флангах, стрелки позади
offer-plan-left-hook = Левый крюк
offer-note-plan-left-hook = вся конница слева
offer-plan-right-hook = Правый крюк
offer-note-plan-right-hook = вся конница справа
offer-plan-two-wings = Два крыла
offer-note-plan-two-wings = центр остаётся открытым
