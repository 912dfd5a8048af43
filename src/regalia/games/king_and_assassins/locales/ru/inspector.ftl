# King & Assassins: the inspector.

# Pieces and spaces.
inspect-on-roof = На крыше: фигура с улицы не может ни атаковать, ни схватить её.
inspect-wounds = Раны
inspect-knights = Осталось рыцарей

# What a click does.
inspect-click-chooses = Щелчок выбирает эту фигуру и показывает, куда она может пойти.
inspect-click-asks = Если выбран соседний рыцарь, щелчок спросит, что сделать: толкнуть, схватить или устранить.
inspect-click-shoves = Если выбран соседний рыцарь, щелчок толкает эту фигуру.
inspect-click-captures = Если выбран соседний рыцарь, щелчок схватит этого горожанина.
inspect-click-attacks = Если выбрана соседняя фигура, щелчок атакует эту.

# Round cards.
inspect-card-note = Корона — королю, шлем — рыцарям, кинжал — убийцам: это очки действия на раунд.
inspect-fetters-title = Оковы
inspect-fetters = Скованные кольца — это оковы: в этом раунде рыцари могут схватить одного горожанина.
inspect-no-fetters = Оков нет: в этом раунде никого нельзя схватить.

# Players.
inspect-citizens = Горожан на поле
inspect-revealed = Раскрыто убийц
inspect-eliminated = Устранено убийц
inspect-captured = Схвачено горожан
