# Accounts, passwords and devices.

account-guest-note = Вы играете как гость. Создайте учётную запись, чтобы сохранить партии и рейтинг.
account-create = Создать учётную запись
account-name = Имя игрока
account-name-note = От { $least } до { $most } символов: буквы, цифры, «-» и «_».
account-password = Пароль
account-password-note = { $least ->
    [one] Не меньше { $least } символа.
    [few] Не меньше { $least } символов.
   *[many] Не меньше { $least } символов.
}
account-password-old = Текущий пароль
account-password-new = Новый пароль
account-change-name = Сменить имя
account-name-changed = Имя изменено.
account-change-password = Сменить пароль
account-password-changed = Пароль изменён.
account-recovery = Код восстановления
account-recovery-note = Запишите его: если забудете пароль, войти можно будет только с этим кодом. Вашей электронной почты у нас нет.
account-recover = Забыли пароль?
account-sign-in = Войти
account-sign-out = Выйти
account-signed-in = Вы вошли как { $name }
account-ended = Сеанс игрока { $name } завершён. Войдите снова.
account-delete = Удалить учётную запись
account-delete-sure = Удалить учётную запись навсегда? Партии останутся, но без вашего имени.
account-deleted = Учётная запись удалена.
account-as-guest = Продолжить как гость
account-delete-guest = Удалить данные гостя
account-delete-guest-sure = Удалить данные гостя навсегда? Партии останутся, но без вашего имени.
account-deleted-guest = Данные гостя удалены.

account-title = Учётная запись
account-playing-as = Вы — { $name }.
account-way-create = Создать учётную запись
account-way-sign-in = Войти
account-way-recover = Забыли пароль?
account-sign-in-note = Партии, сыгранные гостем, не перейдут в эту учётную запись.
account-recovery-kept = Код записан

# Devices.
sessions-title = Устройства
sessions-note = Вы вошли на этих устройствах. Выйдите на тех, которыми больше не пользуетесь или которые вам незнакомы.
sessions-current = Это устройство
sessions-unknown = Неизвестный браузер
sessions-online = Сейчас активно
sessions-used = Последний раз: { $when }
sessions-recent = Использовалось в течение последнего часа
sessions-end = Выйти
sessions-end-device = Выйти на устройстве: { $device }
sessions-ended = Выход на устройстве выполнен.
sessions-everywhere = Выйти везде
sessions-everywhere-sure = Выйти на всех устройствах, включая это?
