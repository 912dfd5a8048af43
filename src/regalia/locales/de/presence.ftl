# Players who are away, in a match.

presence-claim-in = abwesend · Sieg in { $time }
presence-back = wieder da
presence-heard-away = { $name } ist abwesend.
presence-heard-back = { $name } ist wieder da.
presence-heard-claim = Du kannst jetzt den Sieg beanspruchen.
