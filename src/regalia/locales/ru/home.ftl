# The home page.

home-play-computer = Играть с компьютером
home-play-friend = Играть с другом
home-one-device = На одном устройстве
home-find-opponent = Найти соперника
home-continue = Продолжить партию
home-games-running = { $count ->
    [0] Сейчас никто не играет
    [one] Идёт { $count } партия
    [few] Идут { $count } партии
   *[many] Идёт { $count } партий
}

home-welcome = Регистрация не нужна: выберите игру и начинайте.
home-how = Как играть
home-more = Все настройки
home-installed = Дополнительная игра на этом сервере.
home-open-tables = { $count ->
    [0] Открытых столов нет
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
}
home-learn = Научиться за десять минут
