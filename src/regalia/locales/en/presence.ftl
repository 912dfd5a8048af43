# Players who are away, in a match.

presence-claim-in = away · claim in { $time }
presence-back = back
presence-heard-away = { $name } is away.
presence-heard-back = { $name } is back.
presence-heard-claim = You can claim victory now.
