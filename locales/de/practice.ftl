practice-title = Üben
practice-loading = Wird geladen …
practice-about = Was du richtig machst, kommt nach 1, 3, 7, 16 und 35 Tagen wieder, dann nicht mehr. Was du falsch machst, kommt morgen wieder. Es zählt nur dein erster Versuch.
practice-mistakes = Deine Fehler
practice-due =
    { $count ->
        [one] Heute ist { $count } Fehler dran.
       *[other] Heute sind { $count } Fehler dran.
    }
practice-start = Eigene Fehler üben
practice-next = Heute ist nichts dran. Der nächste Fehler kommt am { $date } wieder.
practice-empty = Lass eine beendete Partie analysieren: Deine Fehler kommen von selbst hierher.
practice-counts = Später: { NUMBER($later) }. Gelernt: { NUMBER($learned) }.
practice-spots = Aufgaben
practice-spots-about = In jeder dieser Stellungen ist eine Wahl klar besser als alle anderen. Findest du sie?
practice-solved = { NUMBER($right) } von { NUMBER($all) } gelöst
practice-again =
    { $count ->
        [one] { $count } ist wieder dran.
       *[other] { $count } sind wieder dran.
    }
practice-solve = { $game } lösen
practice-count = { $number } von { $of }
practice-costs = Was jede Wahl kostet
practice-best = Beste Wahl
practice-tried = Dein Versuch
practice-back = Kommt am { $date } wieder.
practice-learned = Gelernt: kommt nicht wieder.
