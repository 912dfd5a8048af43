# How players are shown. A guest is called Fox 318 or similar in every language; a chosen name has no space.

face-computer = Компьютер уровня { $level }
face-archived = { $name } (архив)
face-deleted = Бывший игрок
face-nobody = место свободно
