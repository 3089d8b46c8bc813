ending-standing = Clasificación
ending-place = Puesto
ending-player = Jugador
ending-this-hand = Esta mano
ending-last-hand = Última
ending-total = Partida
ending-line = { $over ->
    [true] La partida termina cuando alguien supera los { $total } puntos.
   *[false] La partida termina cuando alguien alcanza los { $total } puntos.
  }

ending-hands = Mano por mano
ending-hand = Mano
ending-hands-none = Aún no se ha puntuado ninguna mano.
ending-hands-total = Total

ending-scores = Puntos
ending-continue = Continuar

ending-moon = Has disparado a la luna: elige tu premio
ending-moon-self = Bajar mis puntos
ending-moon-others = Subir los de los demás
ending-moon-totals = Puntos de la partida tras elegir
ending-moon-you = Tú

ending-no-winner = Esta vez no gana nadie
ending-tricks = Bazas de la última mano
ending-verify = Verificar el reparto
ending-not-ready = Ahora no
ending-start = Empezar con bots
ending-harder = Bots más difíciles
ending-watch-next = Ver la siguiente
ending-go-next = Ir a la siguiente
ending-rematch = Revancha
ending-ready = ✓ Te apuntas
ending-again = Jugar el mismo reparto
ending-again-hand = Volver a jugar desde la mano { $number }
ending-challenge = Desafiar a un amigo
ending-results =
    { $kind ->
        [duplicate] Clasificación y siguiente partida
       *[other] Comparar resultados
    }
ending-replay = Ver la repetición

ending-highlight-moon-made =
    { WHO($player) ->
        [you] Has disparado a la luna { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
       *[other] { $player } ha disparado a la luna { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
    }
ending-highlight-moon-stopped =
    { WHO($player) ->
        [you] Has frenado la luna de alguien { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
       *[other] { $player } ha frenado la luna de alguien { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
    }
ending-highlight-moon-missed =
    { WHO($player) ->
        [you] Ibas camino de la luna { $count ->
            [one] una vez
           *[other] { $count } veces
        }, pero nunca llegaste.
       *[other] { $player } iba camino de la luna { $count ->
            [one] una vez
           *[other] { $count } veces
        }, pero nunca llegó.
    }
ending-highlight-comeback =
    { WHO($player) ->
        [you] Tras la mano { $hand } ibas { $count } puntos por detrás, y ganaste.
       *[other] Tras la mano { $hand }, { $player } iba { $count } puntos por detrás, y ganó.
    }
ending-highlight-lead-lost =
    { WHO($player) ->
        [you] Tras la mano { $hand } ibas { $count } puntos por delante, y aun así no ganaste.
       *[other] Tras la mano { $hand }, { $player } iba { $count } puntos por delante, y aun así no ganó.
    }
ending-highlight-queen-taken =
    { WHO($player) ->
        [you] Te has llevado la reina de picas { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
       *[other] { $player } se ha llevado la reina de picas { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
    }
ending-highlight-queen-given =
    { WHO($player) ->
        [you] Te has librado de la reina de picas { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
       *[other] { $player } se ha librado de la reina de picas { $count ->
            [one] una vez
           *[other] { $count } veces
        }.
    }
ending-highlight-clean-hands =
    { WHO($player) ->
        [you] No te has llevado puntos en { $count ->
            [one] una mano
           *[other] { $count } manos
        }.
       *[other] { $player } no se ha llevado puntos en { $count ->
            [one] una mano
           *[other] { $count } manos
        }.
    }
ending-highlight-worst-hand =
    { WHO($player) ->
        [you] Tu mano más cara ha sido la { $hand }: { $count ->
            [one] un punto
           *[other] { $count } puntos
        }.
       *[other] La mano más cara de { $player } ha sido la { $hand }: { $count ->
            [one] un punto
           *[other] { $count } puntos
        }.
    }
ending-highlight-wilds =
    { WHO($player) ->
        [you] Has jugado { $count ->
            [one] un comodín
           *[other] { $count } comodines
        }.
       *[other] { $player } ha jugado { $count ->
            [one] un comodín
           *[other] { $count } comodines
        }.
    }
ending-highlight-curses =
    { WHO($player) ->
        [you] Te has llevado { $count ->
            [one] una maldición
           *[other] { $count } maldiciones
        }.
       *[other] { $player } se ha llevado { $count ->
            [one] una maldición
           *[other] { $count } maldiciones
        }.
    }
ending-highlight-stolen =
    { WHO($player) ->
        [you] Has robado { $count ->
            [one] una pila
           *[other] { $count } pilas
        }.
       *[other] { $player } ha robado { $count ->
            [one] una pila
           *[other] { $count } pilas
        }.
    }
ending-highlight-caught =
    { WHO($player) ->
        [you] Has atrapado { $count ->
            [one] una pila
           *[other] { $count } pilas
        } en tu lado.
       *[other] { $player } ha atrapado { $count ->
            [one] una pila
           *[other] { $count } pilas
        } en su lado.
    }
ending-highlight-secret-points =
    { WHO($player) ->
        [you] Los Secretos te han dado { $count ->
            [one] un punto
           *[other] { $count } puntos
        }.
       *[other] Los Secretos han dado { $count ->
            [one] un punto
           *[other] { $count } puntos
        } a { $player }.
    }
ending-highlight-secrets-laid =
    { WHO($player) ->
        [you] Has escondido { $count ->
            [one] un Secreto
           *[other] { $count } Secretos
        }.
       *[other] { $player } ha escondido { $count ->
            [one] un Secreto
           *[other] { $count } Secretos
        }.
    }
ending-highlight-tricks =
    { WHO($player) ->
        [you] Has ganado { $count ->
            [one] una baza
           *[other] { $count } bazas
        }.
       *[other] { $player } ha ganado { $count ->
            [one] una baza
           *[other] { $count } bazas
        }.
    }
ending-highlights = Lo más destacado
ending-review = Análisis
