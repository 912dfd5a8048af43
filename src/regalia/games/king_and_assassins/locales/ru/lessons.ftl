# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-and-assassins-way-home-title = Дорога домой
lesson-king-and-assassins-way-home-1 = Вы король. Нужно попасть домой через ворота. Карта раунда даёт королю 1 очко: сделайте шаг к воротам на b6.
lesson-king-and-assassins-way-home-1-wrong = Рано: неиспользованные очки теряются.
lesson-king-and-assassins-way-home-1-wrong-2 = Так вы уходите от ворот. Идите на запад, на c6.
lesson-king-and-assassins-way-home-1-wrong-3 = Сначала король: выберите его на d6.
lesson-king-and-assassins-way-home-2 = Очко короля потрачено. У рыцарей свои 6 очков. Поставьте рыцаря рядом с королём, чтобы там никто не встал: с d7 на c7.
lesson-king-and-assassins-way-home-2-wrong = Другие рыцари помогут позже. Сейчас сходите рыцарем с d7 на c7.
lesson-king-and-assassins-way-home-3 = Остальные очки можно потратить, а можно и нет. Когда будете готовы, завершите ход: потом ходят горожане.
lesson-king-and-assassins-way-home-3-wrong = Рыцарь на c7 прикрывает короля. Оставьте его там.
lesson-king-and-assassins-way-home-4 = Новый раунд, новая карта: у короля 2 очка. Встаньте на ворота.
lesson-king-and-assassins-way-home-4-wrong = Пора домой: король идёт на b6.
lesson-king-and-assassins-way-home-5 = Стоять на воротах мало. Войдите в замок за второе очко: выберите короля, затем замок за воротами.
lesson-king-and-assassins-way-home-5-wrong = Так близко! Войдите в замок с b6.
lesson-king-and-assassins-way-home-done = Король дома. Одно очко за раунд — это медленно: планируйте путь, а рыцари пусть его расчищают.
