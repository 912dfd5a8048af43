# Lessons: the page with all of them, and the panel of a lesson in the match page.

learn-title = Spielen lernen
learn-note = Kurze Lektionen auf dem echten Spielplan. Du kannst jederzeit aufhören und später weitermachen.
learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
learn-finished = Abgeschlossen
learn-start = Beginnen
learn-resume = Fortsetzen
learn-again = Noch einmal
learn-named = { $what }: { $title }
learn-play = Jetzt spielen
learn-step = Schritt { $step } von { $steps }
learn-heard = Schritt { $step } von { $steps }. { $remark }
learn-show = Zeig es mir
learn-next = Nächste Lektion
learn-all = Alle Lektionen
