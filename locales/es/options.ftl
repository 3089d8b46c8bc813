options-usual-switch =
    { $usual ->
        [true] Por defecto: activado.
       *[false] Por defecto: desactivado.
    }
options-usual-choice = { LIST($values, type: "disjunction") }. Por defecto: { $usual }.
options-usual-range = De { $least } a { $most }. Por defecto: { $usual }.
options-usual-list = Por defecto: { $usual }.
options-usual-none = Por defecto: nada.

options-left = izquierda
options-right = derecha
options-across = enfrente
options-hold = nada

options-hearts-target = Jugar hasta
options-hearts-target-help = La partida termina cuando alguien alcanza esta puntuación. Gana la más baja.

options-cardominoes-target = Jugar hasta
options-cardominoes-target-help = La partida termina cuando alguien supera esta puntuación. Gana la más baja.
options-cardominoes-revoke = Renuncios
options-cardominoes-revoke-help = No seguir el palo pudiendo hacerlo es un renuncio. O no es posible, o cuesta 13 puntos, salvo que retires la ficha a tiempo.
options-revoke-refused = No es posible
options-revoke-penalty = Penalización

options-length = Duración
options-length-help = Corta: 1 mano. Media: 3 manos. Larga: 5 manos.
options-length-short = Corta
options-length-medium = Media
options-length-long = Larga

options-gifts = Regalos
options-gifts-help = En cada mano, una carta de regalo cambia una regla, hasta que se acaban los regalos. ¿Es tu primera vez? Juega antes sin regalos.

options-best-of = Partida
options-best-of-help = Una partida más larga termina en cuanto ya no se puede alcanzar a uno de los dos. Si hay igualdad tras el último juego, se sigue hasta que alguien vaya por delante.
options-best-of-one = 1 juego
options-best-of-three = Al mejor de 3
options-best-of-five = Al mejor de 5
options-uncatchable-scores = Las Inatrapables puntúan
options-uncatchable-scores-help = Una Inatrapable boca arriba vale 1 punto, como cualquier otra carta boca arriba.

options-base = Partir de
options-base-help = Ajusta todas las opciones de abajo a las reglas de este juego.
options-base-openspiel = Una mano de Corazones
options-wilds = Comodines
options-wilds-help = Añade los cuatro comodines. Al jugar un comodín, eliges: carta más alta o más baja de su palo.
options-removed = Cartas retiradas
options-removed-help = Cartas que no entran en la baraja. «2D 10S WC» retira el 2 de diamantes, el 10 de picas y el comodín de tréboles. Palos: C tréboles, D diamantes, H corazones, S picas; J, Q, K, A y W son jota, reina, rey, as y comodín.
options-pass-cards = Pase
options-pass-cards-help = Los jugadores pasan cartas antes de la primera baza.
options-pass-count = Cartas que se pasan
options-pass-count-help = Cuántas cartas pasa cada jugador.
options-pass-cycle = Dirección del pase
options-pass-cycle-help = Hacia dónde se pasa en cada mano: izquierda, derecha, enfrente o nada (sin pase). Después de la última se vuelve a empezar.
options-first-trick = Primera baza sin puntos
options-first-trick-help = En la primera baza no puedes jugar un corazón ni la reina de picas, salvo que no tengas otra cosa.
options-any-club = Abrir con cualquier trébol
options-any-club-help = Quien tiene el trébol más bajo puede abrir con cualquiera de sus tréboles.
options-must-break = Hay que romper corazones
options-must-break-help = No puedes salir con corazones hasta que se rompan, salvo que no tengas otra cosa.
options-queen-breaks = La reina rompe corazones
options-queen-breaks-help = La reina de picas también rompe corazones.
options-hearts-break = Cuándo se rompen los corazones
options-hearts-break-help = En cuanto se juega la carta o cuando la baza está completa.
options-hearts-break-at-once = Al instante
options-hearts-break-after-trick = Tras la baza
options-hearts-instead = Corazones en lugar de la reina
options-hearts-instead-help = Si solo te quedan corazones y la reina de picas, puedes salir con un corazón antes de que se rompan.
options-jack = Jota de diamantes
options-jack-help = Llevarte la jota de diamantes te resta 10 puntos.
options-no-tricks = Premio por ninguna baza
options-no-tricks-help = No llevarte ninguna baza en una mano te resta 5 puntos, salvo que alguien dispare a la luna.
options-moon = Disparar a la luna
options-moon-help = Todos los demás reciben todos los puntos, o se restan de los tuyos, o eliges tú.
options-moon-add = Sumar a los demás
options-moon-subtract = Restar de los propios
options-moon-choose = A elegir
options-revoke = Renuncios
options-revoke-help = No seguir el palo pudiendo hacerlo es un renuncio. O no es posible, o cuesta 13 puntos, salvo que retires la carta a tiempo.
options-draw = Sorteo del reparto
options-draw-help = Cada uno saca una carta y reparte primero la más baja. Después, el reparto pasa a la izquierda.
options-closes = Ocultar la última baza
options-closes-help = Cuando empieza la siguiente baza, nadie puede volver a ver la anterior.
options-target = Jugar hasta
options-target-help = La puntuación que termina la partida. 0: sin límite.
options-target-rule = La partida termina si esta puntuación
options-target-rule-help = Se alcanza: basta la puntuación exacta. Se supera: hace falta al menos 1 punto más.
options-target-rule-meets = Se alcanza
options-target-rule-exceeds = Se supera
options-hands = Manos
options-hands-help = El número de manos de la partida. 0: sin límite.
