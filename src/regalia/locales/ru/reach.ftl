# Spaces that the selected piece can reach by several actions, for screen readers.

board-reach-cost = { $cost ->
    [0] сюда можно дойти бесплатно
    [one] сюда можно дойти всего за { $cost } очко
    [few] сюда можно дойти всего за { $cost } очка
   *[many] сюда можно дойти всего за { $cost } очков
}
