# Accounts, passwords and devices.

account-guest-note = You are playing as a guest. Create an account to keep your games and your rating.
account-create = Create an account
account-name = Username
account-name-note = { $least } to { $most } characters: letters, digits, - and _.
account-password = Password
account-password-note = { $least ->
    [one] At least { $least } character.
   *[other] At least { $least } characters.
}
account-password-old = Current password
account-password-new = New password
account-change-name = Change username
account-name-changed = Your username has been changed.
account-change-password = Change password
account-password-changed = Your password has been changed.
account-recovery = Recovery code
account-recovery-note = Save this code now: it won’t be shown again. If you forget your password, it is the only way back into your account, because we don’t have your email address.
account-recover = Forgot your password?
account-sign-in = Log in
account-sign-out = Log out
account-signed-in = Logged in as { $name }
account-ended = You have been logged out of { $name }. Please log in again.
account-delete = Delete account
account-delete-sure = Delete your account permanently? Your games will stay, but without your name.
account-deleted = Your account has been deleted.
account-as-guest = Continue as guest
account-delete-guest = Delete guest data
account-delete-guest-sure = Delete your guest data permanently? Your games will stay, but without your name.
account-deleted-guest = Your guest data has been deleted.

account-title = Account
account-playing-as = Your guest name is { $name }.
account-way-create = Create account
account-way-sign-in = Log in
account-way-recover = Forgot password
account-sign-in-note = Games you played as a guest won’t be added to your account.
account-recovery-kept = I’ve saved it

# Devices.
sessions-title = Devices
sessions-note = You are logged in on these devices. Log out any device that you don’t use or don’t recognise.
sessions-current = This device
sessions-unknown = Unknown browser
sessions-online = Active now
sessions-used = Last used: { $when }
sessions-recent = Used in the last hour
sessions-end = Log out
sessions-end-device = Log out: { $device }
sessions-ended = The device has been logged out.
sessions-everywhere = Log out everywhere
sessions-everywhere-sure = Log out on all devices, including this one?
