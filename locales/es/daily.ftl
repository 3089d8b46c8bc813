daily-title = Repartos del día
daily-intro = Una partida corta de cada juego, la misma para todo el mundo aquí. Cada partida se juega una sola vez y no puedes deshacer nada. Los repartos cambian a las 0:00 UTC.
daily-left = Hoy quedan { $hours } h { $minutes } min.
daily-streak =
    { $count ->
        [one] Racha: { $count } día
       *[other] Racha: { $count } días
    }
daily-result = Total { $total }, puesto { $place } de { $count }
daily-spread = Todos los resultados
daily-total = Total
daily-people = Jugadores
daily-share = Copiar tu resultado en { $game }
daily-look = Abrir tu partida de { $game }
daily-continue = Continuar { $game }
daily-play = Jugar a { $game }
daily-proof = Verificar los repartos de { $game }
daily-proof-text = Los repartos salen de una semilla. Su hash SHA-256 se publica el día anterior, y la semilla misma el día siguiente. Si la semilla de ayer tiene el hash que viste, nadie ha cambiado los repartos.
daily-commitment = Hash de la semilla de hoy
daily-next-commitment = Hash de la semilla de mañana
daily-last-seed = Semilla de ayer
daily-shared = Moonshot { $day }, { $game }: total { $total }, puesto { $place } de { $count }
daily-loading = Cargando los repartos…
