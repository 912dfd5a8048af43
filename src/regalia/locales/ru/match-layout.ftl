# The match page: its tabs and the action bar.

layout-tabs = Разделы партии
layout-turn = Ход
layout-details = Сведения
layout-not-your-turn = Сейчас не ваш ход.
layout-no-undo = Сейчас нечего отменять.
