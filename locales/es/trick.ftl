trick-draw = Sorteo del primer reparto
trick-draw-lowest =
    { $kind ->
        [tile]
            { WHO($player) ->
                [you] Has sacado la ficha más baja, así que repartes.
               *[other] { $player } ha sacado la ficha más baja y reparte.
            }
       *[card]
            { WHO($player) ->
                [you] Has sacado la carta más baja, así que repartes.
               *[other] { $player } ha sacado la carta más baja y reparte.
            }
    }
trick-draw-card =
    { WHO($player) ->
        [you] Tú: { CARD($card) }
       *[other] { $player }: { CARD($card) }
    }

trick-leftovers = Sobran: { $count }
trick-leftovers-for =
    { $count ->
        [one] 1 carta está boca abajo en el centro. Se la lleva quien gane la primera baza.
       *[other] { $count } cartas están boca abajo en el centro. Se las lleva quien gane la primera baza.
    }

trick-moon = ¡Has disparado a la luna! Elige tu premio.
trick-moon-said = ¡Has disparado a la luna! Elige: bajar tus puntos o subir los de todos los demás.
trick-moon-self = Bajar mis puntos
trick-moon-others = Subir los de los demás

trick-open = ¿Abrir con el comodín de tréboles como carta más baja?
trick-open-said = Tu turno: ¿abres con el comodín de tréboles como trébol más bajo? Si te lo quedas, sale el más bajo de los demás tréboles.
trick-open-lead = Abrir con él
trick-open-keep = Guardarlo

trick-gather = Recoger la baza
trick-gather-said = Tu turno: recoge la baza. Después, nadie podrá mirarla.
trick-gather-or-correct =
    { $kind ->
        [tile] O juega una ficha que siga el palo.
       *[card] O juega una carta que siga el palo.
    }
trick-correct =
    { $kind ->
        [tile] No has seguido el palo. Juega otra ficha en su lugar o paga 13 puntos.
       *[card] No has seguido el palo. Juega otra carta en su lugar o paga 13 puntos.
    }
