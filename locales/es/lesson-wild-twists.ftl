lesson-wild-twists-welcome = ¡Esto es Wild Twists! Como en Corazones, los puntos son malos: cada corazón que te llevas cuesta 1, y la reina de picas, 13. Lo nuevo son 4 comodines, uno de cada palo. ¡Tú tienes 3!
lesson-wild-twists-wild = Un comodín pertenece a su palo. Al jugarlo, eliges: la carta más alta de su palo, por encima del as, o la más baja, por debajo del 2. En este juego no hay pase.

lesson-wild-twists-open = El trébol más bajo sale en la primera baza. Tienes el comodín de tréboles, así que puedes salir con él como carta más baja. Si no lo haces, sale el más bajo de los demás tréboles.
lesson-wild-twists-open-task = Sal con el comodín de tréboles como carta más baja. No puede ganar la baza.
lesson-wild-twists-open-why = Puedes guardarlo, pero esta vez salgamos con él, para ver qué hace un comodín como carta más baja.

lesson-wild-twists-queen = Boris no tenía tréboles y ha descartado la reina de picas: en este juego, la primera baza puede costar puntos. El rey de Clara la ha ganado, con 13 puntos. Aquí la reina no rompe los corazones.

lesson-wild-twists-discard = Clara sale con el as de diamantes, y no tienes diamantes. Cuando no puedes seguir el palo, puedes jugar cualquier carta. Descartar un corazón rompe los corazones.
lesson-wild-twists-discard-task = Descarta tu as de corazones. Probablemente se lo lleve Clara.
lesson-wild-twists-discard-why-wild = Tus comodines son más útiles en sus propios palos. Descarta el as de corazones: más tarde podría ganarte corazones.
lesson-wild-twists-discard-why-jack = La jota también podría irse, pero el as es más peligroso: ningún corazón de los demás puede ganarle.
lesson-wild-twists-discard-why-other = Es seguro, pero no le da puntos a Clara. Aquí puedes deshacerte de un corazón gratis.

lesson-wild-twists-follow = Boris ha jugado el comodín de diamantes como carta más baja: ha ganado el as de Clara. Los corazones están rotos y ella sale con el 8 de corazones. Debes seguir el palo. El comodín de corazones es un corazón más y también cuesta 1 punto.
lesson-wild-twists-follow-task = Juega el comodín de corazones como carta más baja.
lesson-wild-twists-follow-why-highest = Como carta más alta, seguro que gana la baza y todos sus corazones. Juégalo como carta más baja.
lesson-wild-twists-follow-why-jack = La jota gana la baza si nadie juega un corazón más alto. El comodín de corazones, como carta más baja, no puede ganarla.

lesson-wild-twists-last = El rey de Ada se ha llevado 4 corazones. Ahora ella sale con picas, y tú juegas en último lugar. En esta baza no hay puntos, así que ganarla no cuesta nada.
lesson-wild-twists-win = Un comodín jugado como carta más alta gana a todas las demás de su palo. Y si ganas la baza, sales en la siguiente.
lesson-wild-twists-win-task = Gana la baza: juega el comodín de picas como carta más alta.
lesson-wild-twists-win-why-lowest = Como carta más baja, le deja la baza a Clara. Esta vez, juégalo como carta más alta: la baza no cuesta nada.
lesson-wild-twists-win-why-other = Puedes jugar eso, pero es el momento de tu comodín como carta más alta: en esta baza no hay puntos.

lesson-wild-twists-lead = Has ganado la baza y no te ha costado nada. Ahora te toca salir. Salir con una carta baja es seguro mientras los demás tengan cartas más altas de su palo.
lesson-wild-twists-lead-task = Sal con el 2 de picas.
lesson-wild-twists-lead-why-spade = Una pica más alta podría ganar la baza. Lo más seguro es salir con tu pica más baja.
lesson-wild-twists-lead-why-heart = Ahora puedes salir con corazones, pero tu jota podría ganarlos, y cada uno cuesta 1 punto.
lesson-wild-twists-lead-why-club = Boris no tiene tréboles, así que podría descartar corazones en esta baza, y quizá la ganes tú.

lesson-wild-twists-moon = Los 14 corazones y la reina valen 27 puntos. Si te los llevas todos, disparas a la luna: resta 27 de tus puntos o suma 27 a cada uno de los demás. En esta mano, ya nadie puede lograrlo.
lesson-wild-twists-moon-task = Ahora termina la mano por tu cuenta.

lesson-wild-twists-scored = { $result } Una partida corta tiene 1 mano, una media 3 y una larga 5. Gana el total más bajo.
lesson-wild-twists-end = Con 3, 5 o 6 jugadores sobran algunas cartas. Quedan boca abajo en el centro, y quien gana la primera baza se las lleva también, sin verlas.
lesson-wild-twists-end-task = ¡Esto ha sido Wild Twists! Empieza tu propia partida desde la sala.
