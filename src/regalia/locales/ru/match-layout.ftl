# The match page: its tabs and the action bar.

layout-tabs = Разделы партии
layout-turn = Ход
layout-details = Сведения
layout-not-your-turn = Сейчас не ваш ход.
layout-no-undo = Сейчас нечего отменять.
inspect-hint = Задержите указатель или палец на фигуре, карте или значке либо нажмите I: вы увидите, что это и что им можно сделать.
inspect-help = Правила и помощь
