cards-standard =
    { $form ->
        [bare] {""}
       *[other] { $rank ->
            [queen] {"la "}
            [ace] {"l’"}
           *[other] {"le "}
        }
    }{ $rank ->
        [jack] valet
        [queen] dame
        [king] roi
        [ace] as
       *[other] { $rank }
    } de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [spades] pique
       *[hearts] cœur
    }

cards-wild =
    { $form ->
        [bare] {""}
       *[other] {"le "}
    }joker de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [spades] pique
       *[hearts] cœur
    }{ $as ->
        [highest] {" "}comme carte la plus haute
        [lowest] {" "}comme carte la plus basse
       *[hand] {""}
    }
cards-wild-declared =
    { $as ->
        [highest] ▲ Plus haute
       *[lowest] ▼ Plus basse
    }
cards-wild-called =
    { $as ->
        [highest] Haute
       *[lowest] Basse
    }

cards-number =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] {"un autre "}
           *[false] { $colour ->
                [red] {"le "}
                [blue] {"le "}
               *[white] {"un "}
            }
        }
    }{ $number } { $colour ->
        [red] rouge
        [blue] bleu
       *[white] blanc
    }
cards-curse-points =
    { $count ->
        [one] { $count } point de malédiction
       *[other] { $count } points de malédiction
    }

cards-heart =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] {"un autre "}
           *[false] {"un "}
        }
    }{ $kind ->
        [blank] Cœur simple
        [love] Grand Amour
        [breaker] Brise-cœur
       *[change] Cœur volage
    } { $colour ->
        [red] rouge
        [green] vert
       *[blue] bleu
    }
cards-uncatchable =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] {"un autre "}
           *[false] {"un "}
        }
    }Insaisissable
cards-took-trick = prend le pli
