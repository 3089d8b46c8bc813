cardominoes-drawn =
    { WHO($player) ->
        [you] Has sacado la ficha más baja, así que repartes primero.
       *[other] { $player } saca la ficha más baja y reparte primero.
    }
