# King & Assassins: counts on the players’ plates, and what the last round decides.

progress-wounds = Wounds of the king: { $have } of { $need }
progress-knights = Knights left: { $have }
progress-captured = Citizens captured: { $have }
progress-assassins-left = { $unknown ->
    [0] Assassins left: { $have } of { $need }
   *[other] Assassins left: at most { $have } of { $need } (captured citizens may have been assassins)
}

last-round-verdict = This is the last round. If it ended now, the assassins would win.
last-round-loses = This is the last round. If you end your turn, the assassins win. End it anyway?
