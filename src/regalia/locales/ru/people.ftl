# People: errors in names, passwords, accounts and ratings, and rate limits.

error-name-form = Имя должно быть строкой.
error-name-short = { $least ->
    [one] Имя слишком короткое: нужно не меньше { $least } символа.
   *[many] Имя слишком короткое: нужно не меньше { $least } символов.
}
error-name-long = { $most ->
    [one] Имя слишком длинное: можно не больше { $most } символа.
   *[many] Имя слишком длинное: можно не больше { $most } символов.
}
error-name-character = В имени можно использовать только буквы, цифры, «_» и «-», а «{ $character }» нельзя.
error-name-hidden = Уберите из имени пробелы и невидимые символы ({ $character }).
error-name-marks = { $most ->
    [one] У одной буквы имени может быть не больше { $most } надстрочного или подстрочного знака.
   *[many] У одной буквы имени может быть не больше { $most } надстрочных и подстрочных знаков.
}
error-name-start = Имя должно начинаться с буквы или цифры.
error-name-scripts = Напишите имя буквами одного алфавита: похожие буквы разных алфавитов смешивать нельзя.
error-name-reserved = Имя «{ $name }» зарезервировано; выберите другое.
error-name-taken = Имя «{ $name }» уже занято; выберите другое.
error-name-alike = Имя «{ $name }» слишком похоже на имя другого игрока; выберите другое.

error-password-form = Пароль должен быть строкой.
error-password-short = { $least ->
    [one] Пароль слишком короткий: нужно не меньше { $least } символа.
   *[many] Пароль слишком короткий: нужно не меньше { $least } символов.
}
error-password-long = { $most ->
    [one] Пароль слишком длинный: можно не больше { $most } символа.
   *[many] Пароль слишком длинный: можно не больше { $most } символов.
}
error-password-name = Пароль не должен совпадать с именем; выберите другой.
error-wrong-password = Неверное имя или пароль.
error-not-your-password = Неверный пароль.
error-wrong-code = Неверное имя или код восстановления. Каждый код действует один раз.
error-account-named = У этой учётной записи уже есть имя.
error-account-guest = У гостя нет пароля; сначала выберите имя и пароль.

error-no-such-account = Игрок «{ $name }» не найден.
error-no-such-leaderboard = Нет таблицы лидеров для «{ $seat }» в «{ $game }».
error-whole-number = «{ $field }» — целое число от { $least } до { $most }.
error-too-often = Слишком много запросов. Подождите { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунды
   *[many] { $wait } секунд
}.
error-not-signed-in = Вы не вошли в учётную запись.
error-no-such-session = На этом устройстве вход уже завершён.
error-name-guest = Имя «{ $name }» похоже на имя гостя; выберите другое.

# Registration and blocked players.
error-registration-closed = На этом сервере нельзя создать новую учётную запись. Можно играть гостем.
error-no-such-registration-code = Код регистрации недействителен или уже использован.
error-block-oneself = Себя заблокировать нельзя.
error-too-many-blocks = Заблокированных игроков у вас уже { NUMBER($most) }. Сначала разблокируйте одного из них.
error-no-such-block = Этот игрок уже не заблокирован.
error-player-reference = Укажите либо имя игрока, либо партию и сторону.
error-report-oneself = На себя пожаловаться нельзя.
error-reported-already = Вы уже пожаловались на этого игрока. Жалобу рассмотрит модератор.
