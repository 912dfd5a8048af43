# Leaderboards and profiles.

# Leaderboards.
leaderboard-rank = Место
leaderboard-player = Игрок
leaderboard-rating = Рейтинг
leaderboard-games = Партии
leaderboard-provisional = партий пока мало, рейтинг предварительный
leaderboard-empty = Рейтинга пока ни у кого нет.
leaders-side = Сторона
leaders-note = Чтобы попасть в таблицу, нужны учётная запись и пять рейтинговых партий. После знака ± — погрешность рейтинга; вопросительный знак означает, что рейтинг ещё предварительный. Уровни компьютера приведены для сравнения.
leaders-place = Кроме того, на этой стороне нужны разные соперники: игроки с учётной записью или уровни компьютера, не меньше { $opponents }. Если игрок сдаётся, пока действий меньше { $actions }, рейтинг победителя не растёт. Победы над гостями и новыми игроками засчитываются не полностью, как и повторные партии с тем же соперником.
leaders-provisional = { $deviation } ?

# Profiles.
profile-record = побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
profile-since = С нами с { $date }
profile-history = Партии
profile-against = соперник:
profile-nothing = Завершённых партий пока нет.
profile-line = { $count ->
    [one] Рейтинг за { $count } партию: был { $first }, стал { $last }
    [few] Рейтинг за { $count } партии: был { $first }, стал { $last }
   *[many] Рейтинг за { $count } партий: был { $first }, стал { $last }
}
