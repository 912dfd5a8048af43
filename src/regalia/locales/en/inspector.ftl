# The inspector: what a piece, a card or an icon is, what it may do, and why not.

inspect-why = Why not?
inspect-more = { $count ->
    [one] The same goes for { $count } other action.
   *[other] The same goes for { $count } other actions.
}
inspect-rules = Rules
inspect-reach = Reach
inspect-undo = Undo takes back your last action of this turn. In a casual game against the computer, nothing prevents that, and a takeback goes further. In other games it is not possible after an action that revealed something, after a card or another random result, or after the end of your turn.
