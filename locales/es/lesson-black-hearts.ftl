lesson-black-hearts-welcome = ¡Esto es Black Hearts! Las 6 cartas rojas son maldiciones, y cada una muestra sus puntos de maldición. Cuando ganas una baza, te llevas sus maldiciones. Llévate los menos puntos posibles.

lesson-black-hearts-pass = El número más alto gana la baza, sea cual sea su color, así que un 6 gana casi siempre. Primero, cada uno pasa 2 cartas a la izquierda. Las tuyas van a Ada.
lesson-black-hearts-pass-task = Elige los dos 6 y toca «Pasar».
lesson-black-hearts-pass-why-six = Así te quedas con el otro 6. Pasa los dos: no hay carta más alta.
lesson-black-hearts-pass-why-low = Los números bajos pierden bazas, y eso es lo que quieres. Pasa tus cartas más altas, los dos 6.

lesson-black-hearts-open = Clara te ha pasado un 5 y una maldición, el 3 rojo. También tienes el 2 azul, llamado «Dos en punto». Quien lo tiene debe salir con él en la primera baza.
lesson-black-hearts-open-task = Sal con «Dos en punto».

lesson-black-hearts-curse = Boris ha jugado el 1 rojo, y el 5 de Clara lo ha ganado: 1 punto para ella. Así te deshaces de una maldición: juégala en una baza que gane otra persona.

lesson-black-hearts-any = Clara sale con un 4. No hay que seguir el palo: juega cualquier carta. Tu 3 rojo es más bajo que su 4, así que no puede ganar la baza.
lesson-black-hearts-any-task = Deshazte de tu maldición: juega el 3 rojo.
lesson-black-hearts-any-why-five = Tu 5 gana al 4, así que podrías llevarte las maldiciones que se jueguen después.
lesson-black-hearts-any-why-four = Tu 4 empata con el suyo, y en un empate gana la última carta. Además, aún tendrías la maldición.
lesson-black-hearts-any-why-one = El 1 es seguro, pero no pierdas esta ocasión: tu maldición puede irse ahora, bajo el 4 de Clara.

lesson-black-hearts-last = Ada se ha llevado tu maldición con el 6 que le pasaste, así que el 3 rojo cuenta en su contra. En esta baza juegas en último lugar y ves todas las cartas. Una de ellas es una maldición, el 2 rojo.
lesson-black-hearts-tie = Cuidado con tu 4: Ada también ha jugado un 4, y en un empate gana la última carta.
lesson-black-hearts-tie-task = Quédate por debajo: juega el 1.
lesson-black-hearts-tie-why-four = Empata con el 4 de Ada y llega después, así que te llevarías el 2 rojo.
lesson-black-hearts-tie-why-five = Tu 5 sería la carta más alta, así que te llevarías el 2 rojo.

lesson-black-hearts-two = En esta baza hay 2 maldiciones, el 4 rojo y el 5 rojo. Vuelves a jugar en último lugar.
lesson-black-hearts-two-task = No las ganes: juega tu 4.
lesson-black-hearts-two-why = Tu 5 empata con el 5 rojo y llega después, así que te llevarías las dos maldiciones: 5 puntos.

lesson-black-hearts-single = Clara se lleva las dos, 5 puntos, y sale con su última carta. A ti también te queda una sola, así que no hay nada que elegir.
lesson-black-hearts-single-task = Juega tu 5.

lesson-black-hearts-sixes = En la última baza, Ada tenía que jugar el 6 rojo, y después Boris tenía que jugar el 6 azul. En un empate gana la última carta, así que Boris se ha llevado la baza y la maldición.
lesson-black-hearts-scored = { $result } Se juegan manos hasta que un total es de 13 o más. Entonces gana el total más bajo.
lesson-black-hearts-end = Pero quien se lleva las 6 maldiciones en una mano gana la partida, sean cuales sean los totales. Y en una partida con regalos, después del pase se descubre uno, que cambia las reglas de esa mano.
lesson-black-hearts-end-task = Sigue jugando aquí o empieza una partida con regalos desde la sala.
