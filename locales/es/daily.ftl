daily-title = Repartos del día
daily-intro = Una partida corta de cada juego, la misma para todo el mundo aquí. Juegas cada una una sola vez y no puedes deshacer nada. Un nuevo día empieza a las 0:00 UTC.
daily-left = Hoy quedan { $hours } h { $minutes } min.
daily-streak =
    { $count ->
        [one] Un día seguido
       *[other] { $count } días seguidos
    }
daily-result = Total { $total }, puesto { $place } de { $count }
daily-spread = Todos los resultados
daily-total = Total
daily-people = Personas
daily-share = Copiar tu resultado en { $game }
daily-look = Abrir tu partida de { $game }
daily-continue = Continuar { $game }
daily-play = Jugar a { $game }
daily-proof = Comprobar los repartos de { $game }
daily-proof-text = Los repartos salen de una semilla. Su SHA-256 se publica un día antes de jugar, y la semilla un día después. Si la semilla de ayer tiene el hash que viste, nadie ha cambiado los repartos.
daily-commitment = Hash de la semilla de hoy
daily-next-commitment = Hash de la semilla de mañana
daily-last-seed = Semilla de ayer
daily-shared = Moonshot { $day }, { $game }: total { $total }, puesto { $place } de { $count }
daily-loading = Cargando los repartos…
