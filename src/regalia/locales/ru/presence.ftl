# Players who are away, in a match.

presence-claim-in = не в сети · победа через { $time }
presence-back = снова в сети
presence-heard-away = { $name } не в сети.
presence-heard-back = { $name } снова в сети.
presence-heard-claim = Теперь вы можете запросить победу.
