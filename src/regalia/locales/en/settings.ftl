# The settings page.

settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = System default
settings-sound = Sound
settings-motion = Reduce motion
settings-motion-note = Pieces move without animation.
settings-confirm = Confirm moves
settings-confirm-note = Ask before each move is played.

settings-pace = Speed of the opponent’s moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-notify = Notify me when it is my turn
settings-notify-note = Works while Regalia is open in a browser tab.
settings-notify-denied = Notifications are blocked. You can allow them in your browser’s settings.
settings-kept = Settings are saved in this browser.
