rules-play = Spielen
rules-learn = Spielend lernen
rules-not-offered = Dieses Spiel gibt es hier nicht.

rules-cards = Die Karten
rules-passing = Weitergeben
rules-playing = Spielen
rules-revokes = Falsch bedienen
rules-scoring = Wertung
rules-end = Das Ende

rules-examples = Beispiele
rules-scoring-example = Beispiel für die Wertung
rules-options = Tischoptionen

rules-you = Du
rules-ada = Ada
rules-boris = Boris
rules-clara = Clara
rules-dmitri = Dmitri
rules-edith = Edith
rules-felix = Felix
rules-greta = Greta

rules-card =
    { $look ->
        [lit] { $card }, hervorgehoben
        [dim] { $card }, grau
       *[plain] { $card }
    }
rules-card-labelled =
    { $look ->
        [lit] { $label }: { $card }, hervorgehoben
        [dim] { $label }: { $card }, grau
       *[plain] { $label }: { $card }
    }
rules-card-back = eine verdeckte Karte
