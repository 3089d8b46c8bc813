levels-name =
    { $level ->
        [novice] Fácil
        [casual] Bastante fácil
        [steady] Medio
        [sharp] Difícil
        [expert] Experto
        [master] Maestro
        [careful] Prudente
        [bold] Audaz
       *[moon-mad] Lunático
    }
levels-about =
    { $level ->
        [novice] Solo ve la baza que hay en la mesa y olvida todas las cartas anteriores.
        [casual] Vigila la reina de picas, pero olvida las demás cartas y no ve venir la luna.
        [steady] Cuenta cartas y vigila la luna, pero solo calcula jugadas cerca del final de la mano.
        [sharp] Juega según lo que ha aprendido de Maestro. Calcula unas pocas jugadas en Black Hearts y Heartcatchers.
        [expert] Calcula jugadas antes de jugar.
        [master] Calcula tantas jugadas como le permite su tiempo.
        [careful] Se deshace pronto de las cartas peligrosas y rara vez dispara a la luna. En Black Hearts y Heartcatchers juega como Medio.
        [bold] Guarda cartas altas e intenta más a menudo disparar a la luna. En Black Hearts y Heartcatchers juega como Medio.
       *[moon-mad] Intenta disparar a la luna siempre que puede. En Black Hearts y Heartcatchers juega como Medio.
    }
levels-bot = Bot, { $level }
levels-bot-unknown = Bot

levels-difficulty =
    { $difficulty ->
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [expert] Experto
       *[mixed] Mixto
    }
levels-bots =
    { $difficulty ->
        [easy] Bots fáciles
        [medium] Bots medios
        [hard] Bots difíciles
        [expert] Bots expertos
       *[mixed] Bots mixtos
    }
levels-one-bot =
    { $difficulty ->
        [easy] Bot fácil
        [medium] Bot medio
        [hard] Bot difícil
        [expert] Bot experto
       *[mixed] Bot mixto
    }
