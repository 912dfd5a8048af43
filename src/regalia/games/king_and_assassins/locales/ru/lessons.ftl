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

lesson-king-and-assassins-clear-the-way-title = Расчистить путь
lesson-king-and-assassins-clear-the-way-1 = Горожанин на c7 мешает королю, а король толкать не умеет. Умеют рыцари: сходите рыцарем с d7 на c7.
lesson-king-and-assassins-clear-the-way-2 = Горожанина оттолкнули на b7, без доплаты. Теперь мешает сам рыцарь: вернитесь на d7.
lesson-king-and-assassins-clear-the-way-3 = Ворота тоже заняты. Рыцарь спускается с крыши за 1 очко (подъём стоит 2). Идите на d8, затем толкните на c8.
lesson-king-and-assassins-clear-the-way-4 = Верните рыцаря на d8. Затем король проходит две клетки до ворот: его 2 очков хватает.
lesson-king-and-assassins-clear-the-way-5 = Очки короля закончились. Завершите ход: рыцари рядом его прикроют.
lesson-king-and-assassins-clear-the-way-6 = Теперь войдите через ворота в замок.
lesson-king-and-assassins-clear-the-way-wrong = Так путь не расчистить. Следуйте за стрелкой.
lesson-king-and-assassins-clear-the-way-done = Рыцари толкают бесплатно, но с улицы на крышу — никогда. Прежде чем толкать, посмотрите на клетку дальше.

lesson-king-and-assassins-captures-title = Захват и что он говорит
lesson-king-and-assassins-captures-1 = Остался один скрытый убийца. На карте оковы: раз за раунд рыцарь за 1 очко может схватить горожанина. Схватите того, что на d5.
lesson-king-and-assassins-captures-2 = Партия продолжается — значит, это был не последний убийца. Больше захват ничего не говорит. Завершите ход и смотрите, кто приблизится.
lesson-king-and-assassins-captures-3 = Монах подошёл к королю, а на новой карте снова оковы. Схватите его на d7.
lesson-king-and-assassins-captures-wrong = Не сейчас. Действуйте рыцарем на d6, рядом с королём.
lesson-king-and-assassins-captures-done = Все трое убийц вне игры — победа. До последнего захват говорит лишь о том, что партия продолжается.

lesson-king-and-assassins-count-points-title = Считайте, прежде чем остановиться
lesson-king-and-assassins-count-points-1 = Король ранен: ещё одна атака — и конец. У убийц 4 очка, атака стоит 2, на шаги остаётся 2. С c4 хватает до d5. Займите d5.
lesson-king-and-assassins-count-points-2 = Теперь все клетки рядом с d6 заняты рыцарями или слишком далеко. Сходите королём на d6.
lesson-king-and-assassins-count-points-3 = Всё сосчитано: завершите ход.
lesson-king-and-assassins-count-points-4 = Мясник раскрылся, но до короля не достал. Раскрытого убийцу устраняют за 1 очко: атакуйте c5.
lesson-king-and-assassins-count-points-wrong = Осторожно: сосчитайте, за сколько шагов горожанин встанет рядом с королём. Следуйте за стрелкой.
lesson-king-and-assassins-count-points-done = Считайте так каждый ход: очки убийц минус 2 на атаку — столько шагов у них есть.

lesson-king-and-assassins-walking-title = Движение и крыши
lesson-king-and-assassins-walking-1 = Вы играете за горожан. Трое из них убийцы: отметку видите только вы. Шаг стоит 1 очко. Сходите монахом с e5 на e4.
lesson-king-and-assassins-walking-2 = С крыши можно достать дальше. Подъём стоит горожанину 2 очка, спуск 1. Поднимитесь с e4 на f4.
lesson-king-and-assassins-walking-3 = Если ходят только убийцы, король знает, кого хватать. Сходите и невиновным оруженосцем: с c7 на d7.
lesson-king-and-assassins-walking-4 = Осталось 1 очко. Копить нельзя: завершите ход.
lesson-king-and-assassins-walking-wrong = В партии так можно. В этом уроке следуйте за стрелкой.
lesson-king-and-assassins-walking-done = Король видел, как ходят горожане, и не знает зачем. Ходы невиновными стоят своих очков.

lesson-king-and-assassins-strike-title = Раскрыть, устранить, атаковать
lesson-king-and-assassins-strike-1 = У вас 5 очков, короля на e7 прикрывает один рыцарь. Раскрыть можно бесплатно: выберите мясника на c7 и раскройте его.
lesson-king-and-assassins-strike-2 = Первый рыцарь за ход стоит 1 очко, второй 2, третьего нельзя. Устраните рыцаря на d7.
lesson-king-and-assassins-strike-3 = Осталось 4 очка. Встаньте рядом с королём: с c7 на d7.
lesson-king-and-assassins-strike-4 = Атака на короля стоит 2 очка. Атакуйте e7.
lesson-king-and-assassins-strike-5 = Одна рана. Последнего очка на атаку не хватит: завершите ход.
lesson-king-and-assassins-strike-6 = Король бежал на e8 без рыцарей. Встаньте рядом и атакуйте снова.
lesson-king-and-assassins-strike-wrong = Берегите очки: нужно каждое. Следуйте за стрелкой.
lesson-king-and-assassins-strike-done = Две раны — и король мёртв. Сначала считайте: шаги, 1 за первого рыцаря, по 2 за атаку.

lesson-king-and-assassins-in-time-title = Раскрыться вовремя
lesson-king-and-assassins-in-time-1 = Следующим ходом король уйдёт домой, а монах — ваш последний убийца. Раскрытый поднимается за 1 очко вместо 2. Раскройте его.
lesson-king-and-assassins-in-time-2 = Поднимитесь на e9 и пройдите по крышам на c9: 3 очка. Останется 2.
lesson-king-and-assassins-in-time-3 = С крыши он достаёт и до улицы. Атакуйте короля.
lesson-king-and-assassins-in-time-wrong = Тогда 5 очков не хватит. Скрытый убийца поднимается за 2: сначала раскройте его, потом — по крышам.
lesson-king-and-assassins-in-time-done = Успели! Прячьтесь среди горожан, пока король далеко, и раскрывайтесь, когда очков хватает до конца.
