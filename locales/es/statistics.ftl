statistics-title = Estadísticas
statistics-empty = Termina una partida y tus estadísticas empezarán aquí.
statistics-game = Juego
statistics-against = Rivales
statistics-time = Periodo
statistics-ever = Siempre
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
statistics-moons-stopped = Lunas frustradas
statistics-moons-suffered = Lunas en contra
statistics-queens-taken = Damas de picas recibidas
statistics-queens-given = Damas de picas colocadas
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
        [further] Más allá
       *[none] Sin pase
    }
