# The board in the browser: labels of spaces and choices for screen readers.

board-space = { $space }, { $ground }

board-target = сюда можно пойти
board-target-cost = { $cost ->
    [0] сюда можно пойти бесплатно
    [one] сюда можно пойти за { $cost } очко
    [few] сюда можно пойти за { $cost } очка
   *[many] сюда можно пойти за { $cost } очков
}
board-attack = можно атаковать
board-attack-cost = { $cost ->
    [0] можно атаковать бесплатно
    [one] можно атаковать за { $cost } очко
    [few] можно атаковать за { $cost } очка
   *[many] можно атаковать за { $cost } очков
}
board-movable = может действовать
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.
board-removed = здесь снята фигура

# A game without its own module: what the player is asked, and the pieces on the board.
board-ask-piece = Выберите одну из своих фигур.
board-ask-target = Выберите, куда пойдёт эта фигура.
board-ask-space = Выберите отмеченную клетку.
board-ask-action = Выберите действие.
board-ask-which = Выберите, какое действие вы имеете в виду.
board-count = На доске
