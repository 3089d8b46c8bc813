rules-wild-twists-lead = Corazones con 4 comodines, uno de cada palo. Al jugar un comodín, eliges: carta más alta o más baja de su palo.

rules-wild-twists-pack = Una baraja de 52 cartas, con el as como carta más alta, y 4 comodines (Wild Twists): el comodín de tréboles, el de diamantes, el de picas y el de corazones.
rules-wild-twists-wilds = Un comodín es una carta de su palo. Como carta más alta, gana al as; como carta más baja, queda por debajo del 2.
rules-wild-twists-dealt = Las 56 cartas se reparten por igual. Las que sobran quedan boca abajo en el centro. No se pasan cartas.
rules-wild-twists-deal =
    { $over ->
        [0] Con { NUMBER($players) } jugadores, cada uno recibe { NUMBER($each) } cartas y no sobra ninguna.
        [one] Con { NUMBER($players) } jugadores, cada uno recibe { NUMBER($each) } cartas y 1 carta queda en el centro.
       *[other] Con { NUMBER($players) } jugadores, cada uno recibe { NUMBER($each) } cartas y { $over } cartas quedan en el centro.
    }

rules-wild-twists-opening = La primera salida
rules-wild-twists-first = Quien tiene el trébol más bajo sale con él en la primera baza. El comodín de tréboles puede ser el más bajo: a quien lo tiene se le pregunta en secreto si sale con él como carta más baja. Si no, sale el trébol corriente más bajo.

rules-wild-twists-follow = Sigue el palo si puedes; un comodín sigue su propio palo. Si no puedes, juega cualquier carta. Incluso la primera baza puede costar puntos.
rules-wild-twists-takes = La carta más alta del palo de salida gana la baza. Quien la ha jugado sale en la siguiente.
rules-wild-twists-broken = No puedes salir con un corazón, ni siquiera con el comodín de corazones, hasta que se rompan los corazones: hasta que alguien que no puede seguir el palo juegue un corazón. Si solo tienes corazones, puedes salir con uno de todos modos; eso también los rompe.
rules-wild-twists-queen = La reina de picas no rompe los corazones. Puedes salir con ella en cualquier momento.
rules-wild-twists-middle = Quien gana la primera baza se lleva también las cartas del centro, si las hay. Nadie las ve hasta que se puntúa la mano.

rules-wild-twists-points = Cuando se han jugado todas las cartas, cada uno de los 14 corazones es 1 punto y la reina de picas son 13: 27 puntos en total. Se suman a tu total.
rules-wild-twists-moon = Si te llevas los 14 corazones y la reina de picas, <b>disparas a la luna</b>. Elige: restar 27 de tu propio total o sumar 27 al de cada uno de los demás.
rules-wild-twists-end =
    { $hands ->
        [0] Una partida corta tiene 1 mano, una media 3 y una larga 5. Después gana el total más bajo; si hay empate, se comparte la victoria.
        [one] Esta partida tiene 1 mano. Gana la puntuación más baja; si hay empate, se comparte la victoria.
       *[other] Esta partida tiene { $hands } manos. Después gana el total más bajo; si hay empate, se comparte la victoria.
    }

rules-wild-twists-picture-wilds = Los 4 comodines, uno de cada palo. Al jugar uno, eliges: la carta más alta de su palo, por encima del as, o la más baja, por debajo del 2.
rules-wild-twists-picture-highest = Ada ha jugado el comodín de picas como pica más alta. Gana a tu as, así que ella se lleva la baza.
rules-wild-twists-picture-lowest = Boris ha jugado el comodín de corazones como corazón más bajo, por debajo de todos los demás. Tú ganas la baza: 4 corazones, 4 puntos. El comodín de corazones también es un corazón.
rules-wild-twists-picture-broken = Clara no tenía diamantes y ha descartado un corazón. Eso rompe los corazones: a partir de ahora, cualquiera puede salir con ellos. La reina de picas no rompe los corazones.

rules-wild-twists-score-you = Te has llevado el comodín de corazones y otros 2 corazones
rules-wild-twists-score-ada = Ada se ha llevado la reina de picas y 1 corazón
rules-wild-twists-score-boris = Boris se ha llevado 10 corazones
rules-wild-twists-score-clara = Clara no se ha llevado ningún corazón
rules-wild-twists-score-sum = Son 27 puntos: 14 corazones y la reina de picas. Si Ada se los hubiera llevado todos, podría elegir: restar 27 de su propio total o sumar 27 al de cada uno de los demás.
