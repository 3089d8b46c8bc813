pad-title = Anotador
pad-about = Lleva los puntos en una mesa con cartas de verdad. Los puntos se guardan en este navegador y funcionan sin conexión.
pad-options = Jugadores y final de la partida
pad-players = Jugadores
pad-best = Quién gana
pad-best-of =
    { $best ->
        [low] Total más bajo
       *[high] Total más alto
    }
pad-limit = La partida termina cuando un total alcanza (vacío: sin límite)
pad-scores = Puntos
pad-round = Ronda
pad-name-label = Nombre del jugador { $number }
pad-player = Jug. { $number }
pad-score-label = Ronda { $round }, { $name }
pad-delete = Borrar
pad-delete-round = Borrar ronda { $round }
pad-total = Total
pad-lead =
    { $count ->
        [one] { LIST($names) } va en cabeza.
       *[other] { LIST($names) } van en cabeza.
    }
pad-win =
    { $count ->
        [one] Gana { LIST($names) }.
       *[other] Victoria compartida: { LIST($names) }.
    }
pad-new = Nueva partida
pad-new-title = ¿Empezar una partida nueva?
pad-new-about = Se borran los puntos. Los nombres se quedan.
pad-keep = Conservar puntos
