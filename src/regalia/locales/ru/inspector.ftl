# The inspector: what a piece, a card or an icon is, what it may do, and why not.

inspect-why = Почему нельзя?
inspect-more = { $count ->
    [one] То же относится ещё к { $count } действию.
   *[other] То же относится ещё к { $count } действиям.
}
inspect-rules = Правила
inspect-reach = Досягаемость
inspect-undo = Кнопка отмены берёт назад ваше последнее действие этого хода. Отменить нельзя, если действие что-то раскрыло, после карты или другого случайного результата и после конца хода.
