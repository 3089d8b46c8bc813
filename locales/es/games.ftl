games-hearts = Corazones
games-cardominoes = CARDominoes Hearts
games-wild-twists = Wild Twists Hearts
games-black-hearts = Black Hearts
games-heartcatchers = Heartcatchers
games-custom-hearts = Corazones a medida

games-hearts-summary = Esquiva los corazones y la reina de picas… o atrévete a llevártelos todos.
games-cardominoes-summary = Corazones con fichas de pie. Dispara a la luna y elige tu premio.
games-wild-twists-summary = Corazones con cuatro comodines. Cada uno puede ser la carta más alta o la más baja de su palo.
games-black-hearts-summary = Cinco bazas rápidas, seis maldiciones: pásaselas a tus amigos, o llévatelas todas y gana.
games-heartcatchers-summary = Un duelo para dos. Atrapa pilas, roba pilas y esconde Secretos debajo.
games-custom-hearts-summary = Corazones con tus propias reglas: todas las opciones están abiertas.

games-title = Moonshot · Corazones y juegos de cartas parecidos
games-welcome = Corazones y juegos parecidos. Juega ya contra bots o invita a tus amigos con un enlace.
games-account = Cuenta
games-settings = Ajustes

games-lesson = Lección
games-lesson-question = ¿Es tu primera vez en Corazones?
games-lesson-offer = Aprende jugando: { $steps } pasos, { $minutes } minutos.
games-lesson-start = Empezar la lección
games-lesson-decline = No, gracias

games-list = Juegos
games-players =
    { $most ->
        [one] { $least }–{ $most } jugador
       *[other] { $least }–{ $most } jugadores
    }
games-players-exactly =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
games-minutes = { $least }–{ $most } minutos
games-difficulty-of = Dificultad de { $game }
games-play = Jugar
games-play-game = Jugar a { $game }
games-friends = Con amigos
games-friends-game = { $game } con amigos
games-learn = Aprender
games-learn-game = Aprender { $game }
games-learn-on = Seguir lección
games-learn-on-game = Seguir lección: { $game }
games-rules = Reglas
games-rules-game = Reglas de { $game }
games-options = Opciones
games-options-game = Opciones de { $game }
games-quick = Partida rápida
games-quick-game = Partida rápida: { $game }

games-about = Acerca de Moonshot

games-you = Tú

games-not-offered = Este servidor no ofrece este juego.
