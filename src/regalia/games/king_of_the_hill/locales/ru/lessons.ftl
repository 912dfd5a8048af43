# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-of-the-hill-black-cards-title = Чёрные карты двигают
lesson-king-of-the-hill-black-cards-1 = Чёрные карты двигают отряды. Трефы: пехота делает свободный шаг, затем шаг по прямой. Сыграйте пятёрку треф: с d2 на d4.
lesson-king-of-the-hill-black-cards-1-wrong = Так вы просто сбросите карту. Сходите по ней отрядом.
lesson-king-of-the-hill-black-cards-1-wrong-2 = Возьмите пятёрку треф и пехоту на d2: идите на d4.
lesson-king-of-the-hill-black-cards-2 = Вы ходите по очереди, по одной карте. Пики: последний шаг по диагонали. У кавалерии сначала два свободных шага. Семёрка пик: с g2 на f5.
lesson-king-of-the-hill-black-cards-2-wrong = Так вы просто сбросите карту. Сходите по ней отрядом.
lesson-king-of-the-hill-black-cards-2-wrong-2 = Сыграйте семёрку пик кавалерией: на f5.
lesson-king-of-the-hill-black-cards-3 = Кавалерия стоит рядом с врагом на e6: оба отряда связаны боем. Подведите помощь девяткой треф: с d4 на d5 или d6.
lesson-king-of-the-hill-black-cards-3-wrong = Так вы просто сбросите карту. Сходите по ней отрядом.
lesson-king-of-the-hill-black-cards-3-wrong-2 = Подведите пехоту вплотную к врагу на e6.
lesson-king-of-the-hill-black-cards-done = Два ваших отряда против одного: это важно и в атаке, и в защите. Следующий урок — об атаке.

lesson-king-of-the-hill-red-cards-title = Красные карты атакуют
lesson-king-of-the-hill-red-cards-1 = Красные карты атакуют соседа: бубны по прямой, червы по диагонали. Отряд на c5 отнимает у защитника карту. Девятка бубен на d5.
lesson-king-of-the-hill-red-cards-2 = Вытянутая карта младше: отряд уничтожен. Можно занять его клетку. Преследуйте.
lesson-king-of-the-hill-red-cards-3 = Теперь атакуют вас, восьмёркой. Красная карта не младше отбивает атаку, с чёрной отряд бежит. Выберите короля бубен.
lesson-king-of-the-hill-red-cards-4 = Отбито! Вытянутые карты бесплатны, карта с руки — это ваше действие. Ответьте по диагонали: дама червей на e6.
lesson-king-of-the-hill-red-cards-wrong = В этом уроке сыграйте то, о чём просит задание.
lesson-king-of-the-hill-red-cards-done = Атакуйте с поддержкой и берегите старшую карту для защиты.

lesson-king-of-the-hill-shooting-title = Стрельба и бегство
lesson-king-of-the-hill-shooting-1 = Холм перекрывает линию видимости с d2 на d6, а с самого холма — нет. Шестёркой треф переведите лучников на d3.
lesson-king-of-the-hill-shooting-2 = Стреляет любая красная карта, важно лишь достоинство. Стреляйте девяткой червей по d6.
lesson-king-of-the-hill-shooting-3 = Её спасла чёрная карта: отряд бежал к своему краю. Четыре клетки — ещё в пределах дальности. Стреляйте снова: валет бубен.
lesson-king-of-the-hill-shooting-wrong = В этом уроке сыграйте то, о чём просит задание.
lesson-king-of-the-hill-shooting-done = Лучники стреляют любой красной картой на четыре клетки, если не связаны боем. Высота открывает линию видимости.

lesson-king-of-the-hill-the-hill-title = Холм решает
lesson-king-of-the-hill-the-hill-1 = Для победы нужны две цели в конце раунда: больше отрядов на холме, не меньше трёх там или убитый генерал. Атакуйте g5.
lesson-king-of-the-hill-the-hill-2 = Холм только ваш. Останьтесь или преследуйте: обе клетки на холме.
lesson-king-of-the-hill-the-hill-3 = На холме два ваших отряда. Последней картой приведите третий: семёрка треф, с c2 на d3.
lesson-king-of-the-hill-the-hill-wrong = В этом уроке сыграйте то, о чём просит задание.
lesson-king-of-the-hill-the-hill-done = Победа в первом же раунде! Считайте отряды на холме у обеих сторон до последних карт.

lesson-king-of-the-hill-magic-title = Магия
lesson-king-of-the-hill-magic-1 = С магией карта может стать заклинанием. Красные 2–10 — «Прилив сил»: шаг в любую сторону. Четвёрка бубен: с c2 на c3.
lesson-king-of-the-hill-magic-2 = Чёрные 2–10 — «Молния»: атакует любого врага, но он тянет на две карты больше. Атакуйте f6 десяткой пик.
lesson-king-of-the-hill-magic-3 = Чёрные валет, дама, король — «Смятение»: соперник теряет случайную карту, а вы ходите ещё раз. Сыграйте короля треф.
lesson-king-of-the-hill-magic-wrong = В этом уроке сыграйте то, о чём просит задание.
lesson-king-of-the-hill-magic-done = Красные фигуры переносят генерала, красный туз возвращает отряд, чёрный парализует. Все заклинания — в справке.
