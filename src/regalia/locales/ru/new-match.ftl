# The form of a new match, and the settings of matches in lists.

new-title = Новая партия
new-game = Игра
new-seat = Ваша сторона
new-seat-random = Случайная сторона
new-board = Поле
new-level = Уровень
new-rated = Рейтинговая партия
new-casual = Товарищеская партия
new-begin = Начать
new-as-usual = Как обычно
new-rated-note = Партия учитывается в рейтинге обоих игроков.
new-rated-guest = Вы гость: ваш рейтинг привязан к этому браузеру, а в таблице лидеров гостей нет. Чтобы сохранить рейтинг, создайте учётную запись.

# Opponents and levels.
new-opponent = Соперник
opponent-computer = Компьютер
opponent-note-computer = игра начнётся сразу
opponent-invite = Друг
opponent-note-invite = по ссылке, которую вы отправите
opponent-open = Любой игрок
opponent-note-open = первый, кто присоединится в лобби
opponent-hotseat = Вдвоём на одном устройстве
opponent-note-hotseat = передавайте его друг другу
level-name-1 = Новичок
level-name-2 = Ученик
level-name-3 = Любитель
level-name-4 = Бывалый
level-name-5 = Умелец
level-name-6 = Ветеран
level-name-7 = Эксперт
level-name-8 = Мастер
level-of = Уровень { $level }: { $name }

# Time controls.
new-clock = Контроль времени
new-clock-none = Без часов
new-clock-form = { $minutes } мин + { $seconds } с за ход
clock-kind-none = Без часов
clock-note-none = время не ограничено
clock-kind-fischer = В реальном времени
clock-note-fischer = минуты на партию и добавка за ход
clock-kind-correspondence = По переписке
clock-note-correspondence = дни на каждый ход
clock-time = Время
clock-minutes = Минут на партию
clock-seconds = Добавка за ход, секунд
clock-per-turn = На каждый ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}

# Custom boards.
new-own-board = Своё поле
new-own-board-note = в виде текста
new-own-board-from = Образец
new-own-board-from-nothing = без образца
new-own-board-back = Вернуть мой текст
new-own-board-check = Проверить
new-own-board-sound = С этим полем всё в порядке.
