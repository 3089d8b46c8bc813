ratings-intro = Solo cuentan para el rating las partidas públicas entre jugadores con sesión iniciada.
ratings-game = Juego
ratings-empty = Nadie tiene rating aún en este juego. Juega una partida pública y estrena la lista.

ratings-place = Puesto
ratings-player = Jugador
ratings-rating = Rating
ratings-won = Ganadas

ratings-won-of = { $won } de { $played }
ratings-you = tú
ratings-program = { $name } (bot)

ratings-how = Cómo funciona el rating
ratings-how-who = Una partida cuenta para el rating si la empiezan al menos 2 personas y todas han iniciado sesión. Sus bots también tienen rating.
ratings-how-start = Se empieza con { $rating }. El número tras ± indica cuánto puede desviarse el rating.
ratings-how-surer = Con cada partida, tu rating se vuelve más preciso y ese número se reduce.
ratings-how-order = Los jugadores se ordenan por su rating menos ese número.
ratings-how-leave = Si abandonas una partida para siempre, quedas en ella en último lugar.
