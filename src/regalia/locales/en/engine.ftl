# The engine protocol and the computer players: what can be wrong with a line, a request, or a budget.

error-json = This line is not a JSON object: it cannot be read from column { $column } on.
error-json-empty = This line is empty; a request is one JSON object.
error-json-utf8 = This line is not UTF-8 from byte { $byte } on.
error-json-kind = This line is JSON, but no object.
error-json-twice = The name "{ $name }" is there twice in one object.
error-json-constant = { $constant } is not JSON.
error-json-deep = This line is nested too deep to be read.
error-json-long = This line is longer than { NUMBER($most) } bytes, and was skipped.
error-no-command = A request has a field cmd, which names a command.
error-unknown-command = There is no command "{ $command }". There are: { $known }.
error-command = A command is a text, such as "new".
error-unknown-field = The command { $command } has no field "{ $name }".
error-missing-field = The command { $command } needs the field { $field }.
error-null-field = The field { $field } is null; leave it out instead.
error-options = options is an object, with the game's options by name.
error-action = An action is a text, such as "end".
error-position-kind = A position is an object.
error-no-game = There is no game yet: begin one with "new" or "load".
error-level = A level is a whole number from 1 to { $most }.
error-unknown-player = There is no player “{ $player }”. There are: { $known }.
error-player-form = “{ $player }” cannot be read: settings are key=value, with commas between them, each key once.
error-player-setting = “{ $player }” has no setting “{ $setting }”.
error-player-value = “{ $player }” has a setting whose value cannot be used.
error-internal = Something went wrong inside ({ $kind }); the game is as it was. Please report the request that did this.

error-budget = Give either time_ms or iterations, and not both.
error-time-ms = time_ms is a whole number from 1 to { NUMBER($most) }.
error-iterations = iterations is a whole number from 1 to { NUMBER($most) }.
error-not-the-actor = This seat is not the one to act: { $actor } is.

error-boards-folder = There is no folder "{ $folder }" to read boards from.
error-board-file = { $what }
error-board-file-name = A board "{ $name }" comes with the game; give this one another name.

