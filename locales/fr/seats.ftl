seats-presence =
    { $program ->
        [true] { $how ->
            [away] bot, pas là
            [bot] bot, un bot joue
            [offline] bot, hors ligne
           *[here] bot
        }
       *[false] { $how ->
            [away] pas là
            [bot] un bot joue
            [offline] hors ligne
           *[here] {""}
        }
    }
seats-watching = Vous regardez.
seats-watching-late = Vous regardez avec { $time } de délai.

seats-away =
    { WHO($player) ->
        [you] { $why ->
            [gone] Vous n’étiez pas là : un bot joue pour vous.
            [time] Votre temps est écoulé : un bot joue pour vous.
            [late] Votre programme n’a pas répondu à temps : un bot joue pour vous.
            [wrong] Votre programme n’a donné aucun coup permis : un bot joue pour vous.
            [ended] Votre programme s’est arrêté : un bot joue pour vous.
           *[asked] Vous faites une pause. Un bot joue pour vous.
        }
       *[other] { $why ->
            [gone] { $player } n’est pas là : un bot joue à sa place.
            [time] { $player } a épuisé son temps : un bot joue à sa place.
            [late] Le programme de { $player } n’a pas répondu à temps : un bot joue à sa place.
            [wrong] Le programme de { $player } n’a donné aucun coup permis : un bot joue à sa place.
            [ended] Le programme de { $player } s’est arrêté : un bot joue à sa place.
           *[asked] { $player } fait une pause. Un bot joue à sa place.
        }
    }
seats-resting =
    { $why ->
        [gone] Vous n’étiez pas là et personne d’autre ne joue : la partie est en attente.
        [time] Votre temps est écoulé et personne d’autre ne joue : la partie est en attente.
        [asked] Vous avez fait une pause et personne d’autre ne joue : la partie est en attente.
       *[none] Personne ne joue : la partie est en attente jusqu’à ce que quelqu’un revienne.
    }
seats-come-back = Me revoilà
seats-continue = Reprendre le jeu
seats-paused-prompt = La partie est en pause.
seats-resume = Reprendre la partie

seats-proposal =
    { WHO($player) ->
        [you] { $what ->
            [undo] Vous avez proposé d’annuler le dernier coup.
            [finish] Vous avez proposé de terminer la manche maintenant : plus rien ne peut changer le score.
            [claim] Vous réclamez tous les plis restants : personne ne peut vous en empêcher.
           *[stop] Vous avez proposé d’arrêter la partie ici.
        }
       *[other] { $what ->
            [undo] { $player } veut annuler le dernier coup.
            [finish] { $player } veut terminer la manche maintenant : plus rien ne peut changer le score.
            [claim] { $player } réclame tous les plis restants : personne ne peut l’empêcher.
           *[stop] { $player } veut arrêter la partie ici.
        }
    }
seats-proposal-waiting = { $proposal } Réponse attendue : { PLAYERS($players) }.
seats-agree = Accepter
seats-decline = Refuser
seats-withdraw = Retirer

seats-declined =
    { WHO($player) ->
        [you] { $what ->
            [undo] Vous avez refusé : le coup est maintenu.
            [stop] Vous avez refusé : la partie continue.
           *[hand] Vous avez refusé : la manche continue.
        }
       *[other] { $what ->
            [undo] { $player } a refusé : le coup est maintenu.
            [stop] { $player } a refusé : la partie continue.
           *[hand] { $player } a refusé : la manche continue.
        }
    }
seats-declined-unknown =
    { $what ->
        [undo] Quelqu’un a refusé : le coup est maintenu.
        [stop] Quelqu’un a refusé : la partie continue.
       *[hand] Quelqu’un a refusé : la manche continue.
    }
seats-withdrawn =
    { WHO($player) ->
        [you] { $what ->
            [undo] Vous avez retiré votre proposition : le coup est maintenu.
            [stop] Vous avez retiré votre proposition : la partie continue.
           *[hand] Vous avez retiré votre proposition : la manche continue.
        }
       *[other] { $what ->
            [undo] { $player } a retiré sa proposition : le coup est maintenu.
            [stop] { $player } a retiré sa proposition : la partie continue.
           *[hand] { $player } a retiré sa proposition : la manche continue.
        }
    }
seats-lapsed =
    { $what ->
        [undo] Tout le monde n’a pas répondu à temps : le coup est maintenu.
        [stop] Tout le monde n’a pas répondu à temps : la partie continue.
       *[hand] Tout le monde n’a pas répondu à temps : la manche continue.
    }
seats-overtaken =
    { $what ->
        [undo] Quelqu’un a joué avant l’accord de tous : le coup est maintenu.
        [stop] Quelqu’un a joué avant l’accord de tous : la partie continue.
       *[hand] Quelqu’un a joué avant l’accord de tous : la manche continue.
    }
seats-proposal-ended =
    { WHO($player) ->
        [you] { $played ->
            [true] La partie a continué : votre proposition n’est plus en cours.
           *[false] Votre proposition n’est plus en cours.
        }
       *[other] { $played ->
            [true] La partie a continué : la proposition faite par { $player } n’est plus en cours.
           *[false] La proposition faite par { $player } n’est plus en cours.
        }
    }

seats-alert-full = Toutes les places sont prises : vous pouvez lancer la partie.
seats-alert-pass = Choisissez les cartes que vous passez.
seats-alert-turn = C’est votre tour.

seats-rematch-ready =
    { $count ->
        [one] { WHO($first) ->
            [you] Vous acceptez la revanche.
           *[other] { $first } accepte la revanche.
        }
       *[other] Revanche acceptée : { PLAYERS($ready) }.
    }
seats-rematch-waiting = { $ready } Réponse attendue : { PLAYERS($asked) }.
seats-rematch-absent = { $ready } Pas là : { PLAYERS($absent) }.
seats-rematch-begun = La revanche a commencé. À la table : { PLAYERS($ready) }.

seats-undone =
    { WHO($player) ->
        [you] Vous annulez le dernier coup.
       *[other] { $player } annule le dernier coup.
    }
seats-sat =
    { WHO($player) ->
        [you] Vous prenez place.
       *[other] { $player } prend place.
    }
seats-sat-for =
    { WHO($player) ->
        [you] Vous remplacez { $before }.
       *[other] { $player } remplace { $before }.
    }
seats-moved =
    { WHO($player) ->
        [you] Vous continuez sur un autre appareil.
       *[other] { $player } continue sur un autre appareil.
    }
seats-bot-sat = Le bot { $bot } prend place.
seats-bot-replaces = { $player } a quitté la table. Le bot { $bot } prend le relais.
seats-left = { $player } a quitté la table.
seats-swapped = Places échangées : { PLAYERS($players) }.
seats-begun = La partie commence.
seats-back =
    { WHO($player) ->
        [you] Vous êtes de retour.
       *[other] { $player } est de retour.
    }
seats-host =
    { WHO($player) ->
        [you] Vous êtes maintenant l’hôte.
       *[other] { $player } est maintenant l’hôte.
    }
seats-paused =
    { WHO($player) ->
        [you] { $paused ->
            [true] Vous suspendez la partie.
           *[false] Vous reprenez la partie.
        }
       *[other] { $paused ->
            [true] { $player } suspend la partie.
           *[false] { $player } reprend la partie.
        }
    }
seats-stopped = La partie a été arrêtée.
seats-next = La revanche se joue à une autre table.
seats-hint =
    { WHO($player) ->
        [you] Vous demandez un indice.
       *[other] { $player } demande un indice.
    }
seats-said =
    { WHO($player) ->
        [you] Vous dites : { $words }
       *[other] { $player } dit : { $words }
    }
