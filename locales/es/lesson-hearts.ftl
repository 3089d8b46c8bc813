lesson-hearts-welcome = ¡Esto es Corazones! Aquí los puntos son malos: cada corazón que te llevas cuesta 1 punto, y la reina de picas cuesta 13. Las demás cartas no cuestan nada.

lesson-hearts-pass = Primero viene el pase: das 3 cartas a Ada, a tu izquierda, y recibes 3 de Clara. Las cartas altas ganan bazas, y con ellas sus puntos: pasa cartas altas.
lesson-hearts-pass-task = Elige el rey de picas, el rey de diamantes y el as de corazones, y toca «Pasar».
lesson-hearts-pass-why-low = Quédate con tus cartas bajas: dejan que otra persona gane la baza.
lesson-hearts-pass-why-clubs = Quédate con tus dos tréboles. Cuando no te queden, podrás jugar cualquier carta si alguien sale con tréboles.
lesson-hearts-pass-why-high = Aparte de tus tréboles, los dos reyes y el as de corazones son tus cartas más altas. Pasa esas tres.

lesson-hearts-queen = ¡Clara te ha pasado la reina de picas! Le cuesta 13 puntos a quien se la lleva. Vamos a procurar que no seas tú.

lesson-hearts-first = El 2 de tréboles siempre sale en la primera baza, y lo tenía Boris. Tú tienes tréboles, así que debes seguir el palo. En la primera baza no se pueden jugar corazones ni la reina de picas: no hay peligro.
lesson-hearts-first-task = Juega tu as. Gana la baza, y ahora eso no cuesta nada.
lesson-hearts-first-why = Puedes jugar la jota, pero si te quedas el as, podría ganar más tarde una baza con puntos. Juégalo ahora que no hay peligro.

lesson-hearts-lead = La carta más alta del palo de salida gana la baza: tu as. Quien gana sale en la siguiente. Aún no puedes salir con corazones: toca uno para ver por qué.
lesson-hearts-lead-task = Sal con tu diamante más bajo, el 4. Es casi seguro que alguien jugará uno más alto.
lesson-hearts-lead-why-spade = Guarda tus otras picas. Mientras te quede alguna, no tienes que jugar la reina cuando alguien salga con picas.
lesson-hearts-lead-why-queen = Si nadie juega el as o el rey de picas, te llevas tu propia reina, y 13 puntos con ella. Sal mejor con un diamante bajo.
lesson-hearts-lead-why-club = La jota de tréboles podría ganar la baza. El 4 de diamantes, casi seguro que no.
lesson-hearts-lead-why-diamond = Un diamante más alto podría ganar la baza y los puntos que alguien descarte en ella. El 4, casi seguro que no.

lesson-hearts-follow = Boris ha ganado la baza y sale con tréboles. Solo te queda un trébol, así que tienes que jugarlo.
lesson-hearts-follow-task = Juega la jota de tréboles.

lesson-hearts-discard = Boris sale con el rey de tréboles, y no te quedan tréboles. Cuando no puedes seguir el palo, puedes jugar cualquier carta. Eso se llama descartar, y un descarte nunca gana la baza.
lesson-hearts-discard-task = Descarta la reina de picas: Boris se la lleva, con 13 puntos.
lesson-hearts-discard-why-heart = Un corazón le da 1 punto a Boris, pero la reina le da 13. Quizá no tengas otra ocasión como esta.
lesson-hearts-discard-why-other = Eso no le da puntos a Boris. Deshazte de la reina ahora que puedes.

lesson-hearts-broken = ¡13 puntos para Boris! Además, la reina de picas ha roto los corazones: a partir de ahora se puede salir con ellos. Descartar un corazón también los rompe.

lesson-hearts-duck = Boris sale con el 10 de diamantes. Juega tu diamante más alto por debajo del 10: así te quitas una carta alta y no ganas la baza.
lesson-hearts-duck-task = Juega el 9 de diamantes.
lesson-hearts-duck-why = El 7 también queda por debajo del 10, pero guárdalo: más tarde puede quedar por debajo de más cartas que el 9.

lesson-hearts-last = Juegas en último lugar, así que ves quién gana: Boris, con el rey de corazones. Se lleva cualquier corazón que juegues ahora.
lesson-hearts-last-task = Juega tu corazón más alto, la reina.
lesson-hearts-last-why = Boris también se lleva ese, pero tú te quedas con la reina de corazones, que más tarde podría ganarte una baza llena de corazones.

lesson-hearts-moon = Fíjate en Boris: se ha llevado todos los puntos hasta ahora. Llevarse los 13 corazones y la reina de picas se llama disparar a la luna: quien lo logra suma 0, y cada uno de los demás recibe 26 puntos.

lesson-hearts-stop = Boris sale con el 6 de corazones. Si otra persona se lleva aunque sea un solo corazón, él ya no puede disparar a la luna. Unos pocos puntos te duelen menos que 26.
lesson-hearts-stop-task = Gana al 6 con tu 9 de corazones.
lesson-hearts-stop-why = Eso queda por debajo del 6, así que Boris podría llevarse también estos corazones y acercarse a la luna. Frénalo con el 9.

lesson-hearts-low = Te has llevado 4 puntos, pero ahora Boris no puede disparar a la luna. Te toca salir. Sal con una carta baja: si los demás tienen que jugar más alto, uno de ellos gana la baza.
lesson-hearts-low-task = Sal con el 2 de corazones.
lesson-hearts-low-why-five = El 5 quizá sea lo bastante bajo, pero el 2 es más seguro: no puede ganar mientras alguien más tenga un corazón.
lesson-hearts-low-why-other = Es un buen momento para los corazones: tu 2 es el más bajo de todos, así que los puntos se los lleva otra persona.

lesson-hearts-alone = Ahora termina la mano por tu cuenta. Sigue el palo con tu carta más alta que no vaya a ganar. Cuando no puedas seguir el palo, descarta la carta que más daño podría hacerte.
lesson-hearts-alone-task = ¿No sabes qué jugar? Toca «Pista».

lesson-hearts-scored = { $result } Los puntos de una mano suman siempre 26. Se juegan manos hasta que alguien alcanza 100 puntos. Entonces gana el total más bajo.
lesson-hearts-end = ¡Ya conoces Corazones! Pasa cartas peligrosas, juega bajo cuando sigas el palo, descarta cartas altas cuando no puedas y vigila la luna. En esta mano se pasa a la derecha.
lesson-hearts-end-task = Sigue jugando aquí todo lo que quieras o empieza tu propia partida desde la sala.
