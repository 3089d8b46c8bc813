cards-standard =
    { $form ->
        [bare] { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-{ $rank ->
            [jack] Bube
            [queen] Dame
            [king] König
            [ace] Ass
           *[other] { $rank }
        }
        [acc] { $rank ->
            [jack] den
            [queen] die
            [king] den
            [ace] das
           *[other] die
        } { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-{ $rank ->
            [jack] Buben
            [queen] Dame
            [king] König
            [ace] Ass
           *[other] { $rank }
        }
        [dat] { $rank ->
            [jack] dem
            [queen] der
            [king] dem
            [ace] dem
           *[other] der
        } { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-{ $rank ->
            [jack] Buben
            [queen] Dame
            [king] König
            [ace] Ass
           *[other] { $rank }
        }
       *[other] { $rank ->
            [jack] der
            [queen] die
            [king] der
            [ace] das
           *[other] die
        } { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-{ $rank ->
            [jack] Bube
            [queen] Dame
            [king] König
            [ace] Ass
           *[other] { $rank }
        }
    }

cards-wild =
    { $form ->
        [bare] { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-Joker{ $as ->
            [highest] {" "}als höchste Karte
            [lowest] {" "}als niedrigste Karte
           *[hand] {""}
        }
        [acc] den { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-Joker{ $as ->
            [highest] {" "}als höchste Karte
            [lowest] {" "}als niedrigste Karte
           *[hand] {""}
        }
        [dat] dem { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-Joker{ $as ->
            [highest] {" "}als höchster Karte
            [lowest] {" "}als niedrigster Karte
           *[hand] {""}
        }
       *[other] der { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [spades] Pik
           *[hearts] Herz
        }-Joker{ $as ->
            [highest] {" "}als höchste Karte
            [lowest] {" "}als niedrigste Karte
           *[hand] {""}
        }
    }
cards-wild-declared =
    { $as ->
        [highest] ▲ Höchste
       *[lowest] ▼ Niedrigste
    }
cards-wild-called =
    { $as ->
        [highest] Hoch
       *[lowest] Niedrig
    }

cards-number =
    { $form ->
        [bare] { $colour ->
            [red] rote { $number }
            [blue] blaue { $number }
           *[white] weiße { $number }
        }
        [dat] { $another ->
            [true] noch einer weißen { $number }
           *[false] { $colour ->
                [red] der roten { $number }
                [blue] der blauen { $number }
               *[white] einer weißen { $number }
            }
        }
       *[other] { $another ->
            [true] noch eine weiße { $number }
           *[false] { $colour ->
                [red] die rote { $number }
                [blue] die blaue { $number }
               *[white] eine weiße { $number }
            }
        }
    }
cards-curse-points =
    { $count ->
        [one] { $count } Fluchpunkt
       *[other] { $count } Fluchpunkte
    }

cards-heart =
    { $form ->
        [bare] { $kind ->
            [blank] { $colour ->
                [red] rote
                [green] grüne
               *[blue] blaue
            } Blankokarte
            [love] { $colour ->
                [red] rote
                [green] grüne
               *[blue] blaue
            } Große Liebe
            [breaker] { $colour ->
                [red] roter
                [green] grüner
               *[blue] blauer
            } Herzbrecher
           *[change] { $colour ->
                [red] roter
                [green] grüner
               *[blue] blauer
            } Sinneswandel
        }
        [acc] { $another ->
            [true] {"noch "}
           *[false] {""}
        }{ $kind ->
            [blank] eine { $colour ->
                [red] rote
                [green] grüne
               *[blue] blaue
            } Blankokarte
            [love] eine { $colour ->
                [red] rote
                [green] grüne
               *[blue] blaue
            } Große Liebe
            [breaker] einen { $colour ->
                [red] roten
                [green] grünen
               *[blue] blauen
            } Herzbrecher
           *[change] einen { $colour ->
                [red] roten
                [green] grünen
               *[blue] blauen
            } Sinneswandel
        }
        [dat] { $another ->
            [true] {"noch "}
           *[false] {""}
        }{ $kind ->
            [blank] einer { $colour ->
                [red] roten
                [green] grünen
               *[blue] blauen
            } Blankokarte
            [love] einer { $colour ->
                [red] roten
                [green] grünen
               *[blue] blauen
            } Großen Liebe
            [breaker] einem { $colour ->
                [red] roten
                [green] grünen
               *[blue] blauen
            } Herzbrecher
           *[change] einem { $colour ->
                [red] roten
                [green] grünen
               *[blue] blauen
            } Sinneswandel
        }
       *[other] { $another ->
            [true] {"noch "}
           *[false] {""}
        }{ $kind ->
            [blank] eine { $colour ->
                [red] rote
                [green] grüne
               *[blue] blaue
            } Blankokarte
            [love] eine { $colour ->
                [red] rote
                [green] grüne
               *[blue] blaue
            } Große Liebe
            [breaker] ein { $colour ->
                [red] roter
                [green] grüner
               *[blue] blauer
            } Herzbrecher
           *[change] ein { $colour ->
                [red] roter
                [green] grüner
               *[blue] blauer
            } Sinneswandel
        }
    }
cards-uncatchable =
    { $form ->
        [bare] Unfangbare
        [dat] { $another ->
            [true] noch einer Unfangbaren
           *[false] einer Unfangbaren
        }
       *[other] { $another ->
            [true] noch eine Unfangbare
           *[false] eine Unfangbare
        }
    }
cards-took-trick = nahm ihn
