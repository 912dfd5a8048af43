# King & Assassins: refusals of illegal actions.

refusal-not-now = Не сейчас: { $phase }.
refusal-empty = На { $space } никого нет.
refusal-not-yours = Фигура на { $space } не ваша.
refusal-not-beside = { $to } не рядом с { $space }: действовать можно только на соседнюю клетку по вертикали или горизонтали.
refusal-deal = В раздаче каждый из двенадцати горожан должен быть назван один раз.
refusal-pick-unknown = Нет горожанина «{ $name }».
refusal-pick-three = Выберите трёх разных горожан.
refusal-no-start = { $space } — не стартовая клетка короля.
refusal-card-unknown = Такой карты нет.
refusal-card-gone = В колоде больше нет карты { $card }.
refusal-castle-king-only = Войти в замок может только король.
refusal-no-gate = На { $space } нет ворот: в замок входят только с клетки с воротами.
refusal-king-points = У короля больше нет очков действия.
refusal-king-only-steps = Король может только ходить: он не атакует и никого не хватает.
refusal-king-roof = Король не поднимается на крыши, а { $to } — крыша.
refusal-king-occupied = Клетка { $to } занята, а король никого не толкает.
refusal-knight-points = { $left ->
    [0] У рыцарей больше нет очков действия.
   *[other] Нужно очков действия: { $cost }, а у рыцарей осталось { $left }.
}
refusal-knight-blocked = На { $to } рыцарь или король, а их толкать нельзя.
refusal-no-assassin = На { $to } нет раскрытого убийцы, которого можно устранить.
refusal-no-citizen = На { $to } нет горожанина, которого можно схватить.
refusal-capture-revealed = На { $to } раскрытый убийца: его нельзя схватить, только устранить.
refusal-reach = { $to } — крыша: с улицы до неё не дотянуться.
refusal-captured-already = В этом раунде уже кого-то схватили.
refusal-no-fetters = На карте этого раунда нет оков, поэтому хватать никого нельзя.
refusal-shove-off-board = Фигуру на { $space } нельзя вытолкнуть с поля.
refusal-shove-to-roof = Фигуру на { $space } нельзя вытолкнуть с улицы на крышу.
refusal-shove-blocked = Толчок упирается в рыцаря или короля на { $space }, а их толкать нельзя.
refusal-revealed-already = Этот убийца уже раскрыт.
refusal-reveal-citizen = Этот горожанин не убийца.
refusal-capture-knights-only = Хватать могут только рыцари.
refusal-citizen-only-steps = Горожане и скрытые убийцы могут только ходить: сначала раскройте убийцу.
refusal-occupied = Клетка { $to } занята.
refusal-assassin-points = { $left ->
    [0] У убийц больше нет очков действия.
   *[other] Нужно очков действия: { $cost }, а у убийц осталось { $left }.
}
refusal-no-target = На { $to } нет рыцаря, которого можно устранить.
refusal-third-kill = За этот ход уже устранены два рыцаря, третьего нельзя.
