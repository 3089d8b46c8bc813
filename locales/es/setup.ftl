setup-players = Jugadores
setup-difficulty = Dificultad
setup-your-name = Tu nombre
setup-bot = Bot
setup-bot-number = Bot { $number }
setup-level = Nivel
setup-level-at = Nivel en el asiento { $seat }
setup-levels = Cómo juegan los bots
setup-reset = Restablecer
setup-friends = Con amigos
setup-play = Jugar

setup-wrong-range = Escribe un número de { $least } a { $most }.
setup-wrong-card = «{ $typed }» no es una carta. Escribe 2D para el 2 de diamantes o WC para el comodín de tréboles.
setup-wrong-again = «{ $typed }» no está en la baraja, o la has retirado dos veces.
setup-wrong-uneven = { $cards } cartas no se pueden repartir por igual entre { $players } jugadores. Retira más o menos cartas.
setup-wrong-clubs = Deja más tréboles en la baraja: un trébol tiene que abrir cada mano.
setup-wrong-points = Deja en la baraja la reina de picas y al menos un corazón.
setup-wrong-pass = Cada jugador recibe solo { $cards } cartas. Que se pasen menos.
setup-wrong-direction = «{ $typed }» no es una dirección. Escribe izquierda, derecha, enfrente o nada.
setup-wrong-across = Con un número impar de jugadores, nadie se sienta enfrente. Usa izquierda, derecha o nada.
setup-wrong-no-direction = Escribe al menos una dirección o desactiva «Pase».
setup-wrong-end = Pon una puntuación o un número de manos que termine la partida.

setup-duplicate = Partida duplicada
setup-duplicate-about = Envía un enlace a tus amigos. Todo el mundo juega las mismas { $count } partidas contra bots, una en cada asiento, cuando quiera. La suerte del reparto no cuenta.
setup-duplicate-make = Crear partida duplicada
