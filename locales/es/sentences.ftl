sentences-drawn =
    { WHO($player) ->
        [you] { $card ->
            [tile] Sacas la ficha más baja y repartes primero.
           *[card] Sacas la carta más baja y repartes primero.
        }
       *[other] { $card ->
            [tile] { $player } saca la ficha más baja y reparte primero.
           *[card] { $player } saca la carta más baja y reparte primero.
        }
    }
sentences-dealt = Se reparte la mano { $hand }.
sentences-pass-chosen =
    { WHO($player) ->
        [you] Has elegido qué pasas.
       *[other] { $player } ha elegido qué pasa.
    }
sentences-passed-to-you = { $player } te ha pasado { CARDS($cards) }.
sentences-you-passed = Has pasado { CARDS($cards) } a { $player }.
sentences-led =
    { WHO($player) ->
        [you] Sales con { CARD($card) }.
       *[other] { $player } sale con { CARD($card) }.
    }
sentences-played =
    { WHO($player) ->
        [you] Juegas { CARD($card) }.
       *[other] { $player } juega { CARD($card) }.
    }
sentences-corrected =
    { WHO($player) ->
        [you] Retiras { CARD($from) } y juegas { CARD($to) }.
       *[other] { $player } retira { CARD($from) } y juega { CARD($to) }.
    }
sentences-hearts-broken = Se han roto los corazones.
sentences-trick-taken =
    { WHO($player) ->
        [you] { $points ->
            [0] Te llevas la baza.
            [one] Te llevas la baza: { $points } punto.
           *[other] Te llevas la baza: { $points } puntos.
        }
       *[other] { $points ->
            [0] { $player } se lleva la baza.
            [one] { $player } se lleva la baza: { $points } punto.
           *[other] { $player } se lleva la baza: { $points } puntos.
        }
    }
sentences-leftovers =
    { WHO($player) ->
        [you] { $count ->
            [one] Te llevas la carta del centro, boca abajo.
           *[other] Te llevas las { $count } cartas del centro, boca abajo.
        }
       *[other] { $count ->
            [one] { $player } se lleva la carta del centro, boca abajo.
           *[other] { $player } se lleva las { $count } cartas del centro, boca abajo.
        }
    }
sentences-revoked = Renuncio sin corregir: { PLAYERS($players) }. La mano termina.
sentences-revoke-cost =
    { $count ->
        [one] Un renuncio sin corregir, { $points } puntos: { PLAYERS($players) }. Nadie más puntúa.
       *[other] Renuncios sin corregir, { $points } puntos cada uno: { PLAYERS($players) }. Nadie más puntúa.
    }
sentences-moon-shot =
    { WHO($player) ->
        [you] ¡Has disparado a la luna!
       *[other] ¡{ $player } ha disparado a la luna!
    }
sentences-moon-chosen =
    { WHO($player) ->
        [you] { $others ->
            [true] Sumas los puntos a todos los demás.
           *[false] Restas los puntos de tu total.
        }
       *[other] { $others ->
            [true] { $player } suma los puntos a todos los demás.
           *[false] { $player } resta los puntos de su total.
        }
    }
sentences-hand-scored = Puntos de la mano { $hand }: { $scores }.
sentences-score =
    { WHO($player) ->
        [you] tú { $score }
       *[other] { $player } { $score }
    }
sentences-won =
    { WHO($player) ->
        [you] ¡Ganas la partida!
       *[other] { $player } gana la partida.
    }
sentences-shared = Victoria compartida: { PLAYERS($players) }.

sentences-notice-hearts-broken = ¡Corazones rotos!
sentences-notice-queen =
    { WHO($player) ->
        [you] ¡Te llevas la reina de picas!
       *[other] ¡{ $player } se lleva la reina de picas!
    }
sentences-notice-attempt =
    { WHO($player) ->
        [you] ¡Te has llevado todos los puntos hasta ahora: { $points }!
       *[other] ¡{ $player } se ha llevado todos los puntos hasta ahora: { $points }!
    }
sentences-notice-stopped =
    { WHO($player) ->
        [you] ¡Frenas la luna de { $shooter }!
       *[other] { WHO($shooter) ->
            [you] ¡{ $player } frena tu luna!
           *[other] ¡{ $player } frena la luna de { $shooter }!
        }
    }

sentences-turn-over = La partida ha terminado
sentences-turn-yours = Tu turno
sentences-turn-others =
    { $watching ->
        [true] Los jugadores eligen
       *[false] Los demás eligen
    }
sentences-turn-none = Un momento
sentences-turn-taker =
    { WHO($player) ->
        [you] Te llevas la baza
       *[other] { $player } se lleva la baza
    }
sentences-turn =
    { $phase ->
        [gather] { $player } recoge
        [moon] { $player } elige el premio
        [pass] { $player } elige
       *[other] Juega { $player }
    }
sentences-received = { $player } te ha pasado { CARDS($cards) }
sentences-received-count =
    { $card ->
        [tile] { $count ->
            [one] { $player } te ha pasado { $count } ficha
           *[other] { $player } te ha pasado { $count } fichas
        }
       *[card] { $count ->
            [one] { $player } te ha pasado { $count } carta
           *[other] { $player } te ha pasado { $count } cartas
        }
    }

sentences-your-turn-pass =
    { $card ->
        [tile] { $count ->
            [one] Tu turno: elige { $count } ficha para pasar.
           *[other] Tu turno: elige { $count } fichas para pasar.
        }
       *[card] { $count ->
            [one] Tu turno: elige { $count } carta para pasar.
           *[other] Tu turno: elige { $count } cartas para pasar.
        }
    }
sentences-your-turn-play =
    { $card ->
        [tile] { $count ->
            [one] Tu turno: solo se puede jugar { $count } ficha.
           *[other] Tu turno: se pueden jugar { $count } fichas.
        }
       *[card] { $count ->
            [one] Tu turno: solo se puede jugar { $count } carta.
           *[other] Tu turno: se pueden jugar { $count } cartas.
        }
    }
sentences-your-turn-choose = Tu turno: elige.

sentences-gathers =
    { $seconds ->
        [0] { $player } recoge la baza ahora.
        [one] { $player } recoge la baza dentro de { $seconds } segundo.
       *[other] { $player } recoge la baza dentro de { $seconds } segundos.
    }
sentences-reserve =
    { $seconds ->
        [one] Corre tu reserva: queda { $seconds } segundo.
       *[other] Corre tu reserva: quedan { $seconds } segundos.
    }

sentences-farewell =
    { $how ->
        [won] ¡Bien jugado!
        [shared] Victoria compartida
       *[lost] Buena partida
    }
sentences-hand = Mano { $hand }
sentences-next-hand = Siguiente mano

sentences-decided-moon =
    { WHO($winner) ->
        [you] { $hand ->
            [0] Has disparado a la luna.
           *[other] La mano { $hand } lo decidió: disparaste a la luna.
        }
       *[other] { $hand ->
            [0] { $winner } ha disparado a la luna.
           *[other] La mano { $hand } lo decidió: { $winner } disparó a la luna.
        }
    }
sentences-decided-revoke =
    { WHO($rival) ->
        [you] { $hand ->
            [0] No seguiste el palo, y eso te costó { $lost } puntos.
           *[other] La mano { $hand } lo decidió: no seguiste el palo, y eso te costó { $lost } puntos.
        }
       *[other] { $hand ->
            [0] { $rival } no siguió el palo, y eso le costó { $lost } puntos.
           *[other] La mano { $hand } lo decidió: { $rival } no siguió el palo, y eso le costó { $lost } puntos.
        }
    }
sentences-decided-points =
    { $hand ->
        [0] { WHO($rival) ->
            [you] { $queen ->
                [true] Te llevaste la reina de picas y sumaste { $lost } puntos; { $winner } sumó { $won }.
               *[false] Sumaste { $lost } puntos; { $winner } sumó { $won }.
            }
           *[other] { WHO($winner) ->
                [you] { $queen ->
                    [true] { $rival } se llevó la reina de picas y sumó { $lost } puntos; tú sumaste { $won }.
                   *[false] { $rival } sumó { $lost } puntos; tú sumaste { $won }.
                }
               *[other] { $queen ->
                    [true] { $rival } se llevó la reina de picas y sumó { $lost } puntos; { $winner } sumó { $won }.
                   *[false] { $rival } sumó { $lost } puntos; { $winner } sumó { $won }.
                }
            }
        }
       *[other] { WHO($rival) ->
            [you] { $queen ->
                [true] La mano { $hand } lo decidió: te llevaste la reina de picas y sumaste { $lost } puntos; { $winner } sumó { $won }.
               *[false] La mano { $hand } lo decidió: sumaste { $lost } puntos; { $winner } sumó { $won }.
            }
           *[other] { WHO($winner) ->
                [you] { $queen ->
                    [true] La mano { $hand } lo decidió: { $rival } se llevó la reina de picas y sumó { $lost } puntos; tú sumaste { $won }.
                   *[false] La mano { $hand } lo decidió: { $rival } sumó { $lost } puntos; tú sumaste { $won }.
                }
               *[other] { $queen ->
                    [true] La mano { $hand } lo decidió: { $rival } se llevó la reina de picas y sumó { $lost } puntos; { $winner } sumó { $won }.
                   *[false] La mano { $hand } lo decidió: { $rival } sumó { $lost } puntos; { $winner } sumó { $won }.
                }
            }
        }
    }
sentences-decided-ahead =
    { WHO($player) ->
        [you] Fuiste por delante desde la primera mano hasta la última.
       *[other] { $player } fue por delante desde la primera mano hasta la última.
    }
sentences-decided-lead =
    { WHO($player) ->
        [you] Te pusiste por delante en la mano { $hand } y ya no perdiste la ventaja.
       *[other] { $player } se puso por delante en la mano { $hand } y ya no perdió la ventaja.
    }

sentences-hint-play = Prueba con { CARD($card) }.
sentences-hint-correct = Pon { CARD($card) } en su lugar.
sentences-hint-decline = Deja que salga el trébol más bajo.
sentences-hint-gather = Recoge la baza.
sentences-hint-moon-self = Resta los puntos de tu total.
sentences-hint-moon-others = Suma los puntos a todos los demás.
sentences-next-close = Casi igual de buena opción: { CARD($card) }.
sentences-next-points = La siguiente mejor opción: { CARD($card) }, que cuesta unos { NUMBER($more, digits: 1) } puntos más.
sentences-next-chance = La siguiente mejor opción: { CARD($card) }, que gana alrededor de un { NUMBER($more, digits: 0, style: "percent") } menos.
sentences-hint-more = { $first } { $second }

sentences-your-hand =
    { $card ->
        [tile] { $count ->
            [one] Tu mano: { $count } ficha
           *[other] Tu mano: { $count } fichas
        }
       *[card] { $count ->
            [one] Tu mano: { $count } carta
           *[other] Tu mano: { $count } cartas
        }
    }
sentences-among-equal = { $place } de { $count }
sentences-card-premove = elegida para tu turno
sentences-card-fresh = recién recibida
sentences-card-refused = { $card }. { $why }

sentences-tag-chosen = ✓
sentences-tag-premove = Luego
sentences-tag-hint = Pista
sentences-tag-new = Nueva

sentences-premove = Elegida para tu turno: { CARD($card) }.
sentences-premove-cancelled = Ya no hay ninguna carta elegida para tu turno.
sentences-premove-refused = Ahora no se puede jugar { CARD($card) }.
sentences-premove-refused-why = Ahora no se puede jugar { CARD($card) }. { $why }
sentences-under-way = Un momento: tu última jugada aún está en camino.
sentences-others-play = Un momento: los demás están jugando.
sentences-match-over = La partida ha terminado.
sentences-not-your-turn = No es tu turno.
sentences-waiting-for = No es tu turno. Esperando a { PLAYERS($players) }.
sentences-not-seated = Ya no tienes asiento en esta mesa.
sentences-guide-failed = La guía de la lección no se ha cargado. Recarga la página.
sentences-remark = { $player }: { $words }
sentences-trying-again = { $problem } Reintentando…
sentences-link-lost = Conexión perdida. Reconectando…
sentences-link-back = Vuelves a tener conexión.

sentences-log = Registro
sentences-log-close = Cerrar registro
sentences-log-label = Lo que pasa en la mesa
