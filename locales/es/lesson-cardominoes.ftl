lesson-cardominoes-welcome = ¡Esto es CARDominoes! Se juega con fichas, pero los puntos son malos como en Corazones: cada corazón que te llevas cuesta 1, y la reina de picas, 13. Primero todos sacaron una ficha. La más baja fue el 5 de Ada, así que repartió ella.

lesson-cardominoes-pass = Primero pasas 3 fichas a Ada, a tu izquierda. Tienes la reina de picas y 3 tréboles. El 2 de tréboles sale en la primera baza y, en este juego, esa baza ya puede costar puntos.
lesson-cardominoes-pass-task = Pasa los 3 tréboles. Sin tréboles puedes descartar la reina enseguida.
lesson-cardominoes-pass-why-queen = Entonces la reina la tiene Ada, y aún podrías llevártela en una baza. Sin tréboles, puedes descartarla en la primera baza.
lesson-cardominoes-pass-why-other = Pasa mejor el rey, el 8 y el 4 de tréboles, para quedarte sin tréboles.

lesson-cardominoes-first = Boris ha salido con el 2 de tréboles. No tienes tréboles, así que puedes jugar cualquier ficha. En Corazones, la primera baza no tiene puntos. En CARDominoes, puede tenerlos.
lesson-cardominoes-first-task = Descarta la reina de picas.
lesson-cardominoes-first-why-heart = Un corazón le cuesta 1 punto a alguien, pero la reina cuesta 13. Descártala ahora que puedes.
lesson-cardominoes-first-why-other = Eso no le cuesta ni un punto a nadie. Descarta la reina: para eso pasaste tus tréboles.

lesson-cardominoes-win = Ada se ha llevado la reina con el rey que le pasaste: 13 puntos. En CARDominoes, la reina no rompe los corazones. Ahora Ada sale con diamantes, y tú juegas en último lugar.
lesson-cardominoes-win-task = En esta baza no hay puntos, así que gánala con tu jota.
lesson-cardominoes-win-why = Guarda tus fichas bajas: dejan que otros ganen la baza. Juega la jota ahora, mientras no hay puntos.

lesson-cardominoes-look = Tu baza queda boca arriba hasta que salgas. Después se pone boca abajo y nadie puede volver a mirarla. ¡Así que mírala mientras puedas!

lesson-cardominoes-lead = Aún no puedes salir con corazones: toca uno para ver por qué. Pero la reina de picas ya se ha jugado, así que ninguna pica cuesta puntos.
lesson-cardominoes-lead-task = Sal con cualquier pica.
lesson-cardominoes-lead-why = Guarda tus diamantes bajos para más tarde, cuando dejen que otros ganen la baza. Sal con una pica.

lesson-cardominoes-broken = Clara no tiene diamantes y ha descartado el as de corazones. Los corazones se romperán cuando esta baza esté completa: desde la siguiente, podrás salir con ellos.
lesson-cardominoes-broken-task = Juega el 5, tu diamante más alto por debajo de la reina.
lesson-cardominoes-broken-why = El 2 también queda por debajo de la reina, pero guárdalo: más tarde puede quedar por debajo de más fichas que el 5.

lesson-cardominoes-duck = Boris sale con el 6 de corazones, y por ahora gana el 9 de Clara.
lesson-cardominoes-duck-task = Juega el 7, tu corazón más alto por debajo del 9.
lesson-cardominoes-duck-why-king = El as de corazones ya se ha jugado, así que tu rey ganaría la baza y todos sus corazones.
lesson-cardominoes-duck-why-low = También queda por debajo del 9, pero más tarde te costará más deshacerte del 7.

lesson-cardominoes-moon = El 10 de Ada se ha llevado 4 corazones. Si te llevas los 13 corazones y la reina, disparas a la luna: resta 26 de tus puntos o suma 26 a cada uno de los demás. En esta mano, ya nadie puede lograrlo.
lesson-cardominoes-moon-task = Ahora termina la mano por tu cuenta.

lesson-cardominoes-scored = { $result } La partida termina cuando un total supera 100. Exactamente 100 no basta. Entonces gana el total más bajo.
lesson-cardominoes-end = Ahora se pasa a la derecha, en la mano siguiente enfrente y en la de después no se pasa. En algunas mesas puedes jugar otro palo aunque pudieras seguirlo, pero, si no lo corriges a tiempo, cuesta 13 puntos.
lesson-cardominoes-end-task = Sigue jugando aquí o empieza tu propia partida desde la sala.
