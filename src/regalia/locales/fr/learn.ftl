# Lessons: the page with all of them, and the panel of a lesson in the match page.

learn-title = Apprendre à jouer
learn-note = De courtes leçons sur le vrai plateau. Vous pouvez vous arrêter à tout moment et reprendre plus tard.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-finished = Terminée
learn-start = Commencer
learn-resume = Reprendre
learn-again = Rejouer
learn-named = { $what } : { $title }
learn-play = Je veux jouer
learn-step = Étape { $step } sur { $steps }
learn-heard = Étape { $step } sur { $steps }. { $remark }
learn-show = Montrez-moi
learn-next = Leçon suivante
learn-all = Toutes les leçons
