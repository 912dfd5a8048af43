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
