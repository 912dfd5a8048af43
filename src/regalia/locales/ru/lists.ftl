# Lists of matches: lobby, matches to watch, own matches, invitations.

# Lobby and invitations.
lobby-empty = Открытых столов нет. Создайте свой, и мы сообщим, когда кто-нибудь присоединится.
lobby-open-table = Создать стол
lobby-join = Присоединиться
lobby-waiting = Ждём соперника…
lobby-invite = Отправьте эту ссылку другу:
lobby-invited = { $name } приглашает вас сыграть в игру «{ $game }».

invite-text = Сыграйте со мной:
invite-code = QR-код ссылки
invite-elsewhere = Ссылка создана на другом устройстве — найдите её там.
waiting-as = Ваша сторона: { $side }
waiting-note = Ваш стол виден в лобби. Страницу можно покинуть: партия начнётся, как только кто-нибудь присоединится.
waiting-call-off = Отменить партию
join-title = Приглашение
lobby-mine = Ваш стол
invite-loopback = Эту ссылку откроет только это устройство: «{ $host }» — его собственный адрес.
invite-loopback-help = Чтобы сыграть с кем-то на другом устройстве, запустите сервер так, чтобы он был доступен из вашей сети, откройте эту страницу по сетевому адресу этого компьютера (например, http://192.168.1.20:8000) и создайте партию заново. Команда:

# Lists.
watch-empty = Сейчас нет партий для просмотра.
watch-delayed = Тайны откроются только после конца партии.
my-games-empty = Вы ещё не играли.

live-title = Текущие партии
list-open = Открыть
list-look = Посмотреть
list-more = Показать ещё
list-acts = Ход: { $name }
list-won = Победа
list-lost = Поражение
list-drawn = Ничья
list-winner = Победа: { $name }
list-no-winner = Победителя нет
mine-turn = Ваш ход
mine-others = Ход соперника
mine-waiting = Ждут соперника
mine-over = Завершённые
mine-practice = Против компьютера или на одном устройстве
mine-cancelled = Отменённые
mine-missing = Игра не установлена
list-cancelled = Отменена
list-time-left = осталось { $time }
list-here = за доской
