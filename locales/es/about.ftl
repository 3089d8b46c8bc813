about-title = Acerca de
about-heading = Acerca de Moonshot
about-intro = Versión { $version }. Corazones y juegos parecidos, a cargo de un solo programa en el equipo de alguien, quizá el tuyo. Moonshot es software libre: puedes usarlo, modificarlo y compartirlo bajo la licencia MIT o Apache 2.0.

about-manual = Documentación
about-manual-text = <link>La documentación</link> (en inglés) incluye tutoriales, las reglas de cada juego y todo lo necesario para alojar un servidor o escribir un bot.

about-programs = Para desarrolladores
about-programs-text = Un programa puede hacer todo lo que hace esta página. <link>La API</link> está documentada en este servidor, y el código fuente incluye un jugador completo en Python.

about-bug = Informar de un problema
about-bug-text = Díselo a la persona que te dio la dirección de esta página: es quien lleva este servidor. Cuenta qué hiciste, qué esperabas y qué ocurrió. Envía la dirección de la mesa y añade esto:
about-copy = Copiar
about-bug-match = Después de una partida puedes repasar cada carta en «Historial». Allí, la transcripción recoge todas las cartas, y <code>moonshot verify</code> la comprueba.

about-inside = Qué hay dentro
about-inside-text =
    { $count ->
        [one] Moonshot se apoya en el trabajo de otros. El programa y esta página incluyen { $count } obra.
       *[other] Moonshot se apoya en el trabajo de otros. El programa y esta página incluyen { $count } obras.
    }
about-find = Buscar
about-loading = Cargando…
about-found-none = No hay resultados. Prueba con otro nombre u otra licencia.
about-inside-failed = No se puede cargar la lista porque no hay conexión con el servidor. Vuelve a intentarlo más tarde.
about-by = De { $authors }

about-typefaces = Fuentes
about-packages = Paquetes de la página
about-crates = Crates del programa
about-others = Otras obras
