# Lessons: the page with all of them, and the panel of a lesson in the match page.

learn-title = Учиться играть
learn-note = Короткие уроки на настоящем поле. Урок можно прервать в любой момент и продолжить позже.
learn-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
learn-finished = Пройден
learn-start = Начать
learn-resume = Продолжить
learn-again = Ещё раз
learn-named = { $what }: { $title }
learn-play = Хочу играть
learn-step = Шаг { $step } из { $steps }
learn-heard = Шаг { $step } из { $steps }. { $remark }
learn-show = Покажите
learn-next = Следующий урок
learn-all = Все уроки
