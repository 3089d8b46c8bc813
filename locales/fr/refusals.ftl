refusals-match-over = La partie est terminée.
refusals-not-your-turn = Ce n’est pas votre tour.
refusals-not-held = { CAPITAL(CARD($card)) } n’est pas dans votre main.
refusals-not-now = Vous ne pouvez pas faire cela maintenant.
refusals-another-game = C’est une action d’un autre jeu.

refusals-pass-first = Choisissez d’abord ce que vous passez.
refusals-pass-exactly = Il faut en passer exactement { $count }.
refusals-passed-twice = Vous ne pouvez passer { CARD($card) } qu’une fois.
refusals-passing-is-over = La passe n’est possible qu’avant le début du jeu.

refusals-must-open-with = Vous devez entamer le premier pli avec { CARD($card) }.
refusals-must-open-with-two = Vous devez entamer le premier pli avec « Deux heures », le 2 bleu.
refusals-must-open-with-club = Vous devez entamer le premier pli à trèfle.
refusals-opening-first = Décidez d’abord si vous entamez avec le joker de trèfle.
refusals-nothing-to-decline = On ne vous demande pas maintenant d’entamer avec le joker de trèfle.
refusals-opens-lowest = Le joker de trèfle ne peut ouvrir la manche que comme trèfle le plus bas.
refusals-no-hearts-on-first-trick = Vous ne pouvez pas jouer de cœur au premier pli.
refusals-no-points-on-first-trick = Vous ne pouvez pas jouer { CARD($card) } au premier pli.

refusals-must-follow =
    { $suit ->
        [clubs] Vous devez fournir à trèfle.
        [diamonds] Vous devez fournir à carreau.
        [spades] Vous devez fournir à pique.
       *[hearts] Vous devez fournir à cœur.
    }
refusals-hearts-not-broken = On n’entame pas à cœur avant que les cœurs soient brisés.
refusals-moon-first = Choisissez d’abord votre récompense pour la lune.

refusals-already-played = Vous avez déjà joué à ce pli. Vous pouvez seulement corriger votre tuile.
refusals-nothing-to-correct = Vous n’avez rien à corriger dans ce pli.
refusals-correction-must-follow =
    { $suit ->
        [clubs] La correction doit fournir à trèfle.
        [diamonds] La correction doit fournir à carreau.
        [spades] La correction doit fournir à pique.
       *[hearts] La correction doit fournir à cœur.
    }
refusals-trick-complete = Le pli est complet. Son gagnant le ramasse.
refusals-nothing-to-gather = Il n’y a pas de pli fini à ramasser.

refusals-does-not-catch =
    { $own ->
        [red] { $top ->
            [red] Une carte rouge attrape le vert, pas le rouge.
           *[blue] Une carte rouge attrape le vert, pas le bleu.
        }
        [green] { $top ->
            [green] Une carte verte attrape le bleu, pas le vert.
           *[red] Une carte verte attrape le bleu, pas le rouge.
        }
       *[blue] { $top ->
            [blue] Une carte bleue attrape le rouge, pas le bleu.
           *[green] Une carte bleue attrape le rouge, pas le vert.
        }
    }
refusals-top-is-uncatchable = On ne peut rien jouer sur un Insaisissable.
