# Lessons: the page with all of them, and the panel of a lesson in the match page.

learn-title = Learn to play
learn-note = Short lessons on the real board. You can leave one at any time and go on later.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-finished = Finished
learn-start = Start
learn-resume = Continue
learn-again = Play again
learn-named = { $what }: { $title }
learn-play = Let me play
learn-step = Step { $step } of { $steps }
learn-heard = Step { $step } of { $steps }. { $remark }
learn-show = Show me
learn-next = Next lesson
learn-all = All lessons
