# King & Assassins: counts on the players’ plates, and what the last round decides.

progress-wounds = Blessures du roi : { $have } sur { $need }
progress-knights = Chevaliers restants : { $have }
progress-captured = Citoyens capturés : { $have }
progress-assassins-left = { $unknown ->
    [0] Assassins restants : { $have } sur { $need }
   *[other] Assassins restants : { $have } sur { $need } au plus (un citoyen capturé était peut-être un assassin)
}

last-round-verdict = C’est le dernier tour. S’il finissait maintenant, les assassins gagneraient.
last-round-loses = C’est le dernier tour. Si vous terminez votre tour, les assassins gagnent. Terminer quand même ?
