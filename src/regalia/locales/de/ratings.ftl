# Leaderboards and profiles.

# Leaderboards.
leaderboard-rank = Platz
leaderboard-player = Name
leaderboard-rating = Wertung
leaderboard-games = Partien
leaderboard-provisional = vorläufig, da erst wenige Partien
leaderboard-empty = Noch hat niemand eine Wertung.
leaders-side = Seite
leaders-note = Für die Bestenliste brauchst du ein Konto und fünf gewertete Partien. Die Zahl hinter ± zeigt, wie unsicher eine Wertung ist; ein Fragezeichen heißt, dass sie noch vorläufig ist. Die Stufen des Computers stehen zum Vergleich dabei.
leaders-place = Außerdem brauchst du auf dieser Seite { $opponents } verschiedene Gegner: Spieler mit Konto oder Stufen des Computers. Gibt jemand in den ersten { $actions } Aktionen auf, steigt die Wertung des Siegers nicht. Siege gegen Gäste und neue Spieler zählen weniger, ebenso wiederholte Partien gegen denselben Spieler.
leaders-provisional = { $deviation } ?

# Profiles.
profile-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-since = Mitglied seit { $date }
profile-history = Partien
profile-against = gegen
profile-nothing = Noch keine beendeten Partien.
profile-line = { $count ->
    [one] Wertung über { $count } Partie: von { $first } bis { $last }
   *[other] Wertung über { $count } Partien: von { $first } bis { $last }
}
