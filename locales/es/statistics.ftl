statistics-title = Estadísticas
statistics-empty = Termina una partida y tus estadísticas empezarán aquí.
statistics-practice = Practicar tus errores
statistics-game = Juego
statistics-against = Rivales
statistics-time = Periodo
statistics-ever = Desde siempre
statistics-matches = Partidas
statistics-won = Ganadas
statistics-points-hand = Puntos por mano
statistics-points-game = Puntos por juego
statistics-course = Puntos a lo largo del tiempo
statistics-course-about = Cada punto es una partida, dorada si la ganaste. La línea es la media de tus últimas 10 partidas.
statistics-places = Tus puestos
statistics-place = Puesto
statistics-passes = Puntos según la dirección del pase
statistics-direction = Dirección
statistics-moons-tried = Lunas intentadas
statistics-moons-made = Lunas logradas
statistics-moons-stopped = Lunas frenadas
statistics-moons-suffered = Lunas en contra
statistics-queens-taken = Reinas de picas recibidas
statistics-queens-given = Reinas de picas colocadas
statistics-list = Todas estas partidas
statistics-date = Fecha
statistics-hands = Manos
statistics-points = Puntos
statistics-against-of =
    { $against ->
        [bots] Solo bots
        [people] Con personas
       *[all] Todos
    }
statistics-days = { $count } días
statistics-direction-of =
    { $direction ->
        [left] Izquierda
        [right] Derecha
        [across] Enfrente
        [further] Más a la izquierda
       *[none] Sin pase
    }

## What reviews found

statistics-reviews = Suerte y decisiones
# When no match of the reader has been reviewed.
statistics-reviews-none = Analiza una partida terminada y aquí verás cuánto fue suerte y cuánto costaron tus decisiones.
statistics-reviewed = Partidas analizadas
# A number with its standard error stands below; as in the review.
statistics-adjusted =
    { $unit ->
        [points] Resultado por mano, sin contar la suerte
        [matches] Resultado por partida, sin contar la suerte
       *[games] Resultado por juego, sin contar la suerte
    }
statistics-with-luck =
    { $unit ->
        [points] Resultado por mano, con la suerte
        [matches] Resultado por partida, con la suerte
       *[games] Resultado por juego, con la suerte
    }
statistics-result =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }
    }
statistics-plain =
    { $unit ->
        [points] { NUMBER($value, digits: 1) }
       *[games] { NUMBER($value, digits: 2) }
    }
statistics-cost = Coste por decisión
statistics-cost-points = { NUMBER($cost, digits: 2) } ± { NUMBER($error, digits: 2) }
statistics-cost-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
statistics-reviews-about =
    { $unit ->
        [points] Los resultados son puntos menos la media de los demás: cuanto más bajo, mejor. ± es el error estándar.
        [matches] Los resultados son partidas ganadas: 1 son todas y 0 ninguna. ± es el error estándar.
       *[games] Los resultados son juegos ganados: 1 son todos y 0 ninguno. ± es el error estándar.
    }
statistics-cost-course = Coste por decisión a lo largo del tiempo
statistics-cost-about = Cada punto es una partida analizada, con su error estándar. El coste muestra cuánto se aparta tu juego del de un bot fuerte, no tu nivel.
