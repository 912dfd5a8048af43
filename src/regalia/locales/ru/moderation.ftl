# Moderation: what restricted players are told, errors of moderators and of “regalia admin”, and its results.

error-account-banned = Учётная запись заблокирована { $until ->
    [none] навсегда
   *[other] до { $until }
}. Причина: { $why }
error-account-muted = Писать в чат нельзя: вам запретили чат { $until ->
    [none] навсегда
   *[other] до { $until }
}. Причина: { $why }
error-network-banned = Ваша сеть заблокирована на этом сервере { $until ->
    [none] навсегда
   *[other] до { $until }
}. Причина: { $why }

error-no-such-report = Жалобы с номером { $number } нет.
error-report-closed = Эта жалоба уже рассмотрена.
error-report-status = Статус должен быть одним из этих: { $statuses }.
error-no-line-to-hide = Эта жалоба не на сообщение в чате.
error-no-such-line = Запись { $number } журнала — не сообщение чата.
error-no-such-restriction = Такой действующей блокировки или запрета чата нет.
error-moderator-protected = Принимать меры к модератору может только владелец сервера.
error-account-gone = Эта учётная запись удалена.
error-nothing-to-drain = Останавливать нечего: на сокете администратора не отвечает ни один сервер.
error-match-ended = Эта партия уже закончена.
error-text-length = В поле «{ $field }» нужно от 1 до { $most } символов.
error-time-passed = «{ $field }» должно быть сроком: например, 30m, 12h, 3d или 2w.
error-network-form = «{ $text }» — не IP-адрес и не сеть вида 192.0.2.0/24.
error-network-wide = Сеть слишком велика: самый короткий допустимый префикс — /{ $least }.
error-admin-socket-long = Путь сокета администратора слишком длинный: допустимо байт: { $most }.
error-admin-socket-taken = Путь сокета администратора, { $path }, занят другим сервером или не является сокетом.

admin-restrict-ban = { $subject }: блокировка { $until ->
    [none] навсегда
   *[other] до { $until }
}.
admin-restrict-mute = { $subject }: чат запрещён { $until ->
    [none] навсегда
   *[other] до { $until }
}.
admin-unrestrict-ban = { $subject }: блокировка снята.
admin-unrestrict-mute = { $subject }: чат снова разрешён.
admin-rename = { $subject }: новое имя — { $result }.
admin-delete = Учётная запись { $subject } удалена.
admin-reset-password = Пароль { $subject } больше не действует. С этим одноразовым кодом можно выбрать новый:
admin-end-sessions = { $subject }: все сеансы завершены.
admin-end-match = Партия { $subject } отменена.
admin-unstick-match = Партия { $subject } прочитана заново и продолжается.
admin-unstick-match-released = Партия { $subject } прочитана заново, больше не считается повреждённой и продолжается.
admin-clear-challenges = { $result ->
    [one] Отменён { $result } открытый вызов.
    [few] Отменены { $result } открытых вызова.
   *[many] Отменено { $result } открытых вызовов.
}
admin-announce = Все страницы показывают { $until ->
    [none] это, пока объявление не снято
   *[other] это до { $until }
}: { $subject }
admin-clear-announcement = { $result ->
    [0] Объявления не было.
   *[other] Объявление снято.
}
admin-add-moderator = { $subject }: теперь модератор.
admin-remove-moderator = { $subject }: больше не модератор.
admin-drain = Сервер останавливается и передаёт игроков.
admin-registration-code = Код действует на { $uses ->
    [one] { $uses } регистрацию
    [few] { $uses } регистрации
   *[many] { $uses } регистраций
}{ $until ->
    [none] {""}
   *[other] , до { $until }
}. Он не хранится и показан только один раз:
admin-nothing = Ничего не найдено.
