# Looking back: the bar below the board, and the last turn of the opponent.

review-bar = Просмотр партии
review-previous-turn = Предыдущий ход
review-next-turn = Следующий ход
review-previous-highlight = Предыдущий захват или атака
review-next-highlight = Следующий захват или атака
review-place = Позиция { $position } из { $last }
review-copy-link = Скопировать ссылку на эту позицию
review-link-copied = Ссылка на эту позицию скопирована
review-no-position = В ссылке указана запись «{ $entry }», но в журнале этой партии записи с 1 по { $last }. Вы видите текущую позицию.
review-replay = Показать последний ход ещё раз
review-moves = Действия последнего хода
turn-summary = { $count ->
    [one] { $name }: { $count } действие.
    [few] { $name }: { $count } действия.
    [many] { $name }: { $count } действий.
   *[other] { $name }: { $count } действия.
}
review-continue = Продолжить отсюда
review-continue-note = С этой позиции начнётся новая партия. Случайные карты будут другими, партия не рейтинговая.
review-continue-start = Начать партию
