rules-play = Jugar
rules-learn = Aprender jugando
rules-not-offered = Este juego no está disponible aquí.

rules-cards = Las cartas
rules-passing = El pase
rules-playing = El juego
rules-revokes = No seguir el palo
rules-scoring = Puntuación
rules-end = El final

rules-examples = Ejemplos
rules-scoring-example = Ejemplo de puntuación
rules-options = Opciones de la mesa

rules-you = Tú
rules-ada = Ada
rules-boris = Boris
rules-clara = Clara
rules-dmitri = Dmitri
rules-edith = Edith
rules-felix = Felix
rules-greta = Greta

rules-card =
    { $look ->
        [lit] { $card }, resaltada
        [dim] { $card }, atenuada
       *[plain] { $card }
    }
rules-card-labelled =
    { $look ->
        [lit] { $label }: { $card }, resaltada
        [dim] { $label }: { $card }, atenuada
       *[plain] { $label }: { $card }
    }
rules-card-back = una carta boca abajo
