# King & Assassins: playing at the terminal.

# Prompts and help.
welcome-king-and-assassins = «Король и убийцы». Король должен добраться по улицам до своего замка; трое из двенадцати горожан — убийцы, и кто именно, знает только игрок-убийца.
hint-king-and-assassins-pick = Выберите трёх убийц по именам или буквам, например  pick mo fa bu
hint-king-and-assassins-start = Выберите стартовую клетку короля, например  { $example }
hint-king-and-assassins-turn = Ваш ход, например { $example }; другие команды: moves, moves { $space }, undo, end; ? — справка.
help-king-and-assassins = Что можно сделать:
      i2h2     движение, подъём или спуск; рыцарь толкает того, кто на пути
      d5=d6    рыцарь хватает горожанина, если на карте есть оковы
      d5xd6    атака: рыцарь — убийцу, убийца — рыцаря или короля
      !d6      раскрыть убийцу на d6
      c8*      король входит в замок с ворот c8
      end      закончить ход
      pick monk farmer butcher    выбрать убийц
      start j1                    выбрать стартовую клетку короля

# Letters of the notation, the same in every language.
citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

# Diagrams of a position.
diagram-no-card = Раундов впереди: { $rounds }; { $phase }
diagram-round = Раунд { $round } из { $rounds }: { $phase }
diagram-card = карта { $card }
diagram-fetters = { $used ->
    [yes] оковы использованы
   *[no] оковы
}
diagram-king = король { $left }/{ $most }
diagram-knights = рыцари { $left }/{ $most }
diagram-assassins = убийцы { $left }/{ $most }
diagram-wounds = раны { $wounds }/2
diagram-hidden = убийца
diagram-revealed = { $citizen-gender ->
    [feminine] раскрыта
   *[masculine] раскрыт
}
diagram-captured = { $citizen-gender ->
    [feminine] схвачена
   *[masculine] схвачен
}
diagram-captured-assassin = убийца схвачен
diagram-eliminated = { $citizen-gender ->
    [feminine] устранена
   *[masculine] устранён
}

# Diagrams of a board.
chart-king = [K]  стартовая клетка короля
chart-kings = K?   одна из стартовых клеток короля
chart-knight = KN   рыцарь
chart-around = kn   рыцарь у стартовой клетки короля
chart-citizen = o    горожанин
chart-gate = { $arrow }{ $arrow }   ворота в замок
chart-roof = ▒▒   крыша
fact-kings = Старт короля
fact-gates = Ворота
fact-rounds = Раунды
