lesson-guide-label = Lektion, Schritt { $step } von { $steps }
lesson-guide-text = Text der Lektion
lesson-guide-next = Weiter
lesson-guide-rules = Regeln
lesson-guide-leave = Lektion verlassen
lesson-guide-leave-hint = Verlasse die Lektion. In der Lobby kannst du sie fortsetzen.
lesson-guide-other = Das darfst du spielen, aber in diesem Schritt geht es um etwas anderes. Schau noch einmal hin.

lesson-guide-score =
    { WHO($player) ->
        [you] du { $points }
       *[other] { $player } { $points }
    }
lesson-guide-result =
    { $place ->
        [first] Punkte dieser Runde: { LIST($scores, type: "unit") }. Du hast die wenigsten!
        [shared] Punkte dieser Runde: { LIST($scores, type: "unit") }. Niemand hat weniger als du.
       *[others]
            { $count ->
                [one] Punkte dieser Runde: { LIST($scores, type: "unit") }. { PLAYERS($best) } hat die wenigsten.
               *[other] Punkte dieser Runde: { LIST($scores, type: "unit") }. { PLAYERS($best) } haben die wenigsten.
            }
    }
