cards-standard =
    { $form ->
        [bare] {""}
       *[other] { $rank ->
            [jack] {"la "}
            [queen] {"la "}
           *[other] {"el "}
        }
    }{ $rank ->
        [jack] jota
        [queen] reina
        [king] rey
        [ace] as
       *[other] { $rank }
    } de { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [spades] picas
       *[hearts] corazones
    }

cards-wild =
    { $form ->
        [bare] {""}
       *[other] {"el "}
    }comodín de { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [spades] picas
       *[hearts] corazones
    }{ $as ->
        [highest] {" "}como carta más alta
        [lowest] {" "}como carta más baja
       *[hand] {""}
    }
cards-wild-declared =
    { $as ->
        [highest] ▲ Más alta
       *[lowest] ▼ Más baja
    }
cards-wild-called =
    { $as ->
        [highest] Alta
       *[lowest] Baja
    }

cards-number =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] {"otro "}
           *[false] { $colour ->
                [red] {"el "}
                [blue] {"el "}
               *[white] {"un "}
            }
        }
    }{ $number } { $colour ->
        [red] rojo
        [blue] azul
       *[white] blanco
    }
cards-curse-points =
    { $count ->
        [one] { $count } punto de maldición
       *[other] { $count } puntos de maldición
    }

cards-heart =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] {"otro "}
           *[false] {"un "}
        }
    }{ $kind ->
        [blank] Liso
        [love] Gran Amor
        [breaker] Rompecorazones
       *[change] Cambio de Corazón
    } { $colour ->
        [red] rojo
        [green] verde
       *[blue] azul
    }
cards-uncatchable =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] {"otra "}
           *[false] {"una "}
        }
    }Inatrapable
cards-took-trick = se la llevó
