# King of the Hill: options of a new match.

# Scenarios.
new-scenario = Сценарий
scenario-note-introduction = Только холм и три типа отрядов: лучший выбор для первой партии.
scenario-note-pitched-battle = Сначала вы размещаете вокруг холма леса, озёра и дороги.
scenario-note-king-of-the-woods = Холма нет, зато есть три леса, которые надо удержать.
scenario-note-ambush = Синим надо пройти через лес, где ждут красные.
scenario-note-night-attack = Красные идут уничтожить лагерь синих у озера.
scenario-note-random = Сначала вы выбираете армию. Затем жребий решает, какой из четырёх сценариев с магией будет сыгран.
map-reconstruction = Поля восстановлены нами: в правилах они даны только картинками.

# Further options.
new-magic = Магия
new-fantasy = Фэнтезийные отряды
new-jokers = Джокеры
new-terrain = Местность
new-magic-note = Карты можно играть и как заклинания.
new-fantasy-note = Чудовища, летуны, колесницы и другие.
new-jokers-note = Ещё две карты: любой масти, старшинством равны тузу.
new-terrain-note = Перед расстановкой игроки размещают местность.
new-own-board-how-king-of-the-hill = Семь строк по одиннадцать знаков: . — открытая местность, 1 и 2 — холм, F — лес, s — мелководье, ~ — глубокая вода, + — дорога, k — камни, b и r — зоны расстановки синих и красных.
