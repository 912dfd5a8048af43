# Was jedes Spiel und jedes Programm des Hauses zu sagen haben kann.

game-king-and-assassins = King & Assassins
game-king-of-the-hill = King of the Hill

error-unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-no-game-id = Ein Spiel wird mit seiner Kennung genannt, einem Text. Es gibt: { $known }.
error-unknown-option = Diese Option hat das Spiel nicht: { $field }.
error-unreadable = { $field } ist nicht lesbar: { $what }
error-seat = Diesen Platz gibt es nicht. Es gibt: { $values }.
error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2⁶³ − 1.
error-chance = Der Zufall ist "auto" oder "explicit".
error-perft-depth = Die Tiefe ist eine ganze Zahl von 0 bis { $most }.
error-perft-too-large = Es gibt mehr als { NUMBER($most) } Folgen dieser Länge.
error-notation = „{ $action }“ ist keine Aktion: Das ist nicht lesbar.
error-game-over = Die Partie ist zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-no-world = Keine Stellung sieht so aus wie diese Ansicht.
error-position-unreadable = Die Stellung ist bei { $field } nicht lesbar: { $what }.
error-record-unreadable = Das ist keine Aufzeichnung einer Partie, oder nur ein Teil davon: { $what }, bei { $where }.
error-record-format = Diese Aufzeichnung kann diese Version nicht lesen: Ihr Format muss { $expected } sein.
error-record-game = Die Aufzeichnung stammt von einem Spiel, das hier unbekannt ist: „{ $game }“.
error-record-newer = Die Aufzeichnung folgt den Regeln der Version { $version }, und die sind neuer als die hier.
error-record-of-a-seat = Das ist, was ein einzelner Platz von einer laufenden Partie gesehen hat; nachspielen lässt sich nur die ganze Aufzeichnung.
error-record-setup = Die Aufzeichnung beginnt nicht so, wie eine Partie beginnen kann: { $what }
error-record-step = Bei Schritt { $ply } steht in der Aufzeichnung „{ $action }“, und das verbieten die heutigen Regeln: { $what }
error-record-chance = Bei Schritt { $ply } steht in der Aufzeichnung ein anderer Zufall, als ihr Startwert ergibt.
error-record-result = Nach Schritt { $ply }, dem letzten, nennt die Aufzeichnung ein anderes Ergebnis als die Partie.
error-in-board = Zeile { $line }, Spalte { $column }: { $what }
