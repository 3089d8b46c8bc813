challenge-title = Desafío
challenge-duplicate-title = Partida duplicada
challenge-intro = Juega a { $game } con las mismas cartas, en el mismo asiento y contra los mismos bots que todas las personas que tienen este enlace. Se juega una sola vez y no puedes deshacer nada.
challenge-duplicate-intro = Todo el mundo juega las mismas { $count } partidas de { $game } contra bots, una en cada asiento, así que la suerte del reparto no cuenta. Cada partida se juega una sola vez y no puedes deshacer nada.
challenge-finished =
    { $count ->
        [0] Nadie ha terminado todavía.
        [one] Ha terminado una persona.
       *[other] Han terminado { $count } personas.
    }
challenge-play = Jugar
challenge-continue = Continuar
challenge-next = Jugar la partida { $number } de { $count }
challenge-hidden = Verás los resultados cuando termines.
challenge-results = Resultados
challenge-place = Puesto
challenge-player = Nombre
challenge-hand =
    { $round ->
        [game] Juego { $number }
       *[hand] Mano { $number }
    }
challenge-match = Partida { $number }
challenge-total = Total
challenge-you = (tú)
challenge-first = (creó el desafío)
challenge-own-match = Abrir tu partida
challenge-share = Compartir
challenge-link = Enlace
challenge-copy = Copiar enlace
challenge-name = Tu nombre
challenge-loading = Cargando el desafío…
challenge-round =
    { $state ->
        [over] Partida { $number }: terminada
        [begun] Partida { $number }: en curso
       *[open] Partida { $number }: sin jugar
    }
