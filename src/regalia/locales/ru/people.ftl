# Люди: учётные записи, имена, пароли, рейтинги и ограничения.

# Гость, например Лис 318. В имени, которое выбирают сами, пробелов не бывает.
# Козлом никого не назовёшь, поэтому здесь козерог.
guest-name = { $beast } { $number }
beast-badger = Барсук
beast-bear = Медведь
beast-boar = Кабан
beast-crane = Журавль
beast-dolphin = Дельфин
beast-dragon = Дракон
beast-eagle = Орёл
beast-falcon = Сокол
beast-fox = Лис
beast-goat = Козерог
beast-griffin = Грифон
beast-hare = Заяц
beast-hedgehog = Ёж
beast-heron = Цапля
beast-horse = Конь
beast-lion = Лев
beast-lynx = Рысь
beast-otter = Выдра
beast-owl = Филин
beast-raven = Ворон
beast-stag = Олень
beast-swan = Лебедь
beast-unicorn = Единорог
beast-wolf = Волк
face-computer = Компьютер, уровень { $level }
face-archived = { $name } (архив)
face-deleted = Бывший игрок

error-name-form = Имя — это текст.
error-name-short = { $least ->
    [one] В имени не меньше { $least } символа.
   *[many] В имени не меньше { $least } символов.
}
error-name-long = { $most ->
    [one] В имени не больше { $most } символа.
   *[many] В имени не больше { $most } символов.
}
error-name-character = Имя состоит из букв, цифр, «_» и «-», а «{ $character }» сюда не относится.
error-name-hidden = В имени нет пробелов и невидимых знаков, таких как { $character }.
error-name-marks = { $most ->
    [one] У буквы в имени не больше { $most } надстрочного или подстрочного знака.
   *[many] У буквы в имени не больше { $most } надстрочных и подстрочных знаков.
}
error-name-start = Имя начинается с буквы или цифры.
error-name-scripts = Имя пишется одним алфавитом: буквы из другого бывают похожи, но это не те же буквы.
error-name-reserved = По имени «{ $name }» можно подумать, что вы здесь хозяин; пожалуйста, выберите другое.
error-name-taken = Имя «{ $name }» уже занято.
error-name-alike = Имя «{ $name }» слишком похоже на чужое.

error-password-form = Пароль — это текст.
error-password-short = { $least ->
    [one] В пароле не меньше { $least } символа.
   *[many] В пароле не меньше { $least } символов.
}
error-password-long = { $most ->
    [one] В пароле не больше { $most } символа.
   *[many] В пароле не больше { $most } символов.
}
error-password-name = Имя — первое, что попробует кто угодно: выберите другой пароль.
error-wrong-password = Неверное имя или пароль.
error-not-your-password = Это не ваш пароль.
error-wrong-code = Это не код восстановления для этого имени. Каждый код действует один раз.
error-account-named = У этой учётной записи уже есть имя.
error-account-guest = У гостя нет пароля; сначала выберите имя и пароль.

error-no-such-account = Игрока «{ $name }» здесь нет.
error-no-such-leaderboard = Нет таблицы лидеров для «{ $seat }» в «{ $game }».
error-whole-number = «{ $field }» — целое число от { $least } до { $most }.
error-too-often = Слишком часто: подождите, пожалуйста, { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунды
   *[many] { $wait } секунд
}.
error-not-signed-in = Вы не вошли.
