# Players who are away, in a match.

presence-claim-in = hors ligne · victoire dans { $time }
presence-back = de retour
presence-heard-away = { $name } est hors ligne.
presence-heard-back = { $name } est de retour.
presence-heard-claim = Vous pouvez maintenant revendiquer la victoire.
