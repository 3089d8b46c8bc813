rules-black-hearts-lead = Seis maldiciones, cinco bazas rápidas. Endosa las maldiciones a los demás, o llévate las seis en una mano y gana la partida.

rules-black-hearts-curses = 6 maldiciones rojas, numeradas del 1 al 6, en todas las manos. Los corazones negros de una maldición son sus puntos de maldición.
rules-black-hearts-red = { $number } rojo:
rules-black-hearts-curse-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
rules-black-hearts-blue =
    { $players ->
        [0] 6 cartas azules, numeradas del 1 al 6. El 2 es «Dos en punto»; con 3 jugadores es la única carta azul en juego.
        [3] 1 carta azul: el 2, «Dos en punto».
       *[other] 6 cartas azules, numeradas del 1 al 6. El 2 es «Dos en punto».
    }
rules-black-hearts-white =
    { $players ->
        [0] 18 cartas blancas, 3 de cada número del 1 al 6. Para cada mano se sacan al azar 8 de ellas con 3 o 4 jugadores y 13 con 5; con 6 jugadores están las 18 en juego. Nadie sabe cuáles quedan fuera.
        [5] 13 cartas blancas, sacadas al azar en cada mano de 18: 3 de cada número del 1 al 6. Nadie sabe cuáles quedan fuera.
        [6] 18 cartas blancas en todas las manos, 3 de cada número del 1 al 6.
       *[other] 8 cartas blancas, sacadas al azar en cada mano de 18: 3 de cada número del 1 al 6. Nadie sabe cuáles quedan fuera.
    }

rules-black-hearts-hand = Una mano
rules-black-hearts-pass = Cada uno recibe 5 cartas y pasa 2 de ellas a la izquierda. Todos eligen antes de que nadie vea lo que recibe. ¿No sabes qué pasar? Pasa tus números más altos.
rules-black-hearts-gift-turned = Después se descubre un regalo al azar. Se queda en la mesa y vale para toda la mano: donde difiere de las reglas, manda el regalo.
rules-black-hearts-no-gifts = En esta mesa se juega sin regalos.
rules-black-hearts-first = Quien tiene «Dos en punto» debe salir con esa carta en la primera baza.
rules-black-hearts-any-card = No hay que seguir el palo: juega cualquier carta.
rules-black-hearts-takes = El número más alto gana la baza. Si empatan varias cartas, gana la última jugada. Quien gana sale en la siguiente. Una mano tiene 5 bazas.

rules-black-hearts-gifts = Los regalos
rules-black-hearts-gifts-used =
    { $table ->
        [true] Un regalo que se ha descubierto sale de la partida. Cuando no queda ninguno, ya no se descubren más.
       *[false] Un regalo que se ha descubierto sale de la partida. Cuando no queda ninguno, ya no se descubren más. En tu primera partida puedes dejar fuera los regalos.
    }
rules-black-hearts-gift =
    { $copies ->
        [one] <b>{ $name }.</b> { $text }
       *[other] <b>{ $name }.</b> { $text } Hay { $copies } cartas iguales.
    }

rules-black-hearts-points = Después de las 5 bazas, los puntos de maldición que te has llevado se suman a tu total.
rules-black-hearts-all = Quien se ha llevado las 6 maldiciones de la mano gana la partida, sean cuales sean los totales. Todos los demás pierden.
rules-black-hearts-end = Si no, la partida termina en cuanto un total es de 13 o más. Gana el total más bajo, aunque sea de 13 o más; si hay empate, se comparte la victoria. Si nadie tiene aún 13, se reparte otra mano.

rules-black-hearts-picture-curses = Las 6 maldiciones. Cada una tiene su nombre y sus puntos de maldición, y las 6 están en todas las manos.
rules-black-hearts-picture-first = Tenías «Dos en punto», el 2 azul, y debías salir con esa carta. Encima se puede jugar cualquier carta. El 5 de Clara es el número más alto, así que ella gana la baza y, con ella, la maldición de Boris.
rules-black-hearts-picture-tie = Dos 6: gana el último. Clara ha jugado después de Ada, así que el 4 rojo es para ella.
rules-black-hearts-picture-pass = Pasa 2 cartas a la izquierda. Si no sabes cuáles, pasa tus números más altos: son los que ganan bazas.

rules-black-hearts-score-you = No te has llevado ninguna maldición
rules-black-hearts-score-ada = Ada se ha llevado el 2 rojo y el 3 rojo
rules-black-hearts-score-boris = Boris se ha llevado el 6 rojo
rules-black-hearts-score-clara = Clara se ha llevado el 1, el 4 y el 5 rojos
rules-black-hearts-score-sum = Estos puntos se suman a los totales. En cuanto un total es de 13 o más, gana el total más bajo. Si Clara se hubiera llevado las 6 maldiciones en esta mano, habría ganado la partida.
