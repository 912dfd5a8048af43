# King & Assassins: counts on the players’ plates, and what the last round decides.

progress-wounds = Ран у короля: { $have } из { $need }
progress-knights = Рыцарей осталось: { $have }
progress-captured = Схвачено горожан: { $have }
progress-assassins-left = { $unknown ->
    [0] Убийц осталось: { $have } из { $need }
   *[other] Убийц осталось: не больше { $have } из { $need } (схваченный горожанин мог быть убийцей)
}

last-round-verdict = Это последний раунд. Если бы он закончился сейчас, победили бы убийцы.
last-round-loses = Это последний раунд. Если вы закончите ход, победят убийцы. Всё равно закончить?
