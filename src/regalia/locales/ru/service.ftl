# Что стол говорит тем, кто за ним сидит.

error-no-such-match = Такой партии нет.
error-no-such-moment = После записи { $number } в этой партии смотреть нечего: её взяли назад, или её ещё не было.
error-no-such-invite = Это приглашение уже недействительно.
error-bad-log = Сохранённую партию { $match } не удаётся прочесть, запись { $number }: { $what }
error-bad-log-number = запись { $number } стоит там, где должна быть { $expected }
error-bad-log-luck = выпало не то, что было сохранено
error-stale-turn = Позиция тем временем изменилась.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ваш ход.
error-seat-taken = Это место уже занято.
error-not-begun = Партия не началась: кого-то ещё не хватает.
error-match-over = Эта партия окончена.
error-nothing-offered = Ничего такого никто не предлагал.
error-no-undo = Последнее действие нельзя взять назад: ход уже перешёл, или кто-то что-то из него узнал.
error-no-takeback = Здесь ничего нельзя вернуть: с тех пор кто-то что-то узнал.
error-no-draws = В этой игре ничьих нет.
error-asked-already = Вы об этом уже просили.
error-no-rematch = Реванш возможен один раз, после конца партии.
error-no-abort = Отменять партию поздно: кто-то уже сделал ход.
error-not-gone = Соперник отсутствует ещё недостаточно долго.
error-play-oneself = Вы уже сидите за этим столом.
error-empty-saying = В этом сообщении нечего читать.
error-too-many-sayings = В партии не больше { NUMBER($most) } реплик.
error-time-is-up = Время уже вышло.
error-too-many-waiting = Партий, которые ждут соперника, у вас уже { NUMBER($most) }; сначала отмените одну из них.
error-rated = Партия вдвоём на одном устройстве или на своём поле не идёт в рейтинг.
error-boards = Своих полей в партии — не больше { $most }, в каждом — до { NUMBER($longest) } символов.
error-time-control = На часах до { $minutes } мин и { $seconds } с или до { $days } дн. на ход; на одном устройстве часов нет.
error-level-unused = Уровень есть только у партии с компьютером.
error-number-taken = Тем временем в эту партию записал кто-то другой.

# Что `regalia verify` может найти в записи.

finding-no-commitments = В записи нет обязательств: сверять не с чем.
finding-hash = Обязательство { $number } не сходится с тем, что раскрыто: { $commitment }
finding-seed = Зерно записи — не то, что было закреплено.
finding-other-match = Обязательство относится к другой партии: { $commitment }
finding-other-game = Зерно было закреплено для другой игры.
finding-no-such-ply = Выбор закреплён для шага { $ply }, которого в записи нет.
finding-choice = На шаге { $ply } сыграно «{ $played }», а закреплено было «{ $promised }».
finding-replay = Запись не воспроизводится: { $what }
finding-not-promised = На шаге { $ply } сделан тайный выбор, который никто не закреплял: «{ $action }»
error-record-no-seed = Принять можно только партию, сыгранную с самого начала и со случайностью из зерна.
error-record-not-over = Партия в этой записи не окончена.
error-record-unfair = Запись нарушает свои обязательства: { $what }
error-record-ended = Так партии не кончаются: «{ $end }».
