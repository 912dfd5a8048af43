# The engine protocol and the computer players: errors in lines, requests and budgets.

error-json = This line is not a valid JSON object: error at column { $column }.
error-json-empty = This line is empty. A request must be one JSON object.
error-json-utf8 = This line is not valid UTF-8: error at byte { $byte }.
error-json-kind = This line is JSON, but not an object.
error-json-twice = The name "{ $name }" appears twice in one object.
error-json-constant = { $constant } is not valid JSON.
error-json-deep = This line is nested too deeply.
error-json-long = This line was skipped because it is longer than { NUMBER($most) } bytes.
error-no-command = A request needs a field cmd with the name of a command.
error-unknown-command = Unknown command "{ $command }". Available: { $known }.
error-command = The command must be a string, such as "new".
error-unknown-field = The command { $command } does not have a field "{ $name }".
error-missing-field = The command { $command } needs the field { $field }.
error-null-field = The field { $field } is null; leave it out instead.
error-options = The field options must be an object with the game’s options by name.
error-action = An action must be a string, such as "end".
error-position-kind = A position must be an object.
error-no-game = There is no game yet. Start one with "new" or "load".
error-level = The level must be a whole number from 1 to { $most }.
error-unknown-player = Unknown player “{ $player }”. Available: { $known }.
error-no-beginner = This game has no player “beginner”.
error-player-form = “{ $player }” is not valid: write settings as key=value, separated by commas, each key once.
error-player-setting = “{ $player }” does not have a setting “{ $setting }”.
error-player-value = A setting in “{ $player }” has an invalid value.
error-internal = Internal error ({ $kind }). The game has not changed. Please report the request that caused this.

error-budget = Give either time_ms or iterations, not both.
error-time-ms = The field time_ms must be a whole number from 1 to { NUMBER($most) }.
error-iterations = The field iterations must be a whole number from 1 to { NUMBER($most) }.
error-not-the-actor = It is not this seat’s turn: { $actor } has to act.

error-boards-folder = The folder "{ $folder }" with boards was not found.
error-board-file = { $what }
error-board-file-name = The name "{ $name }" belongs to a built-in board. Please choose another one.
