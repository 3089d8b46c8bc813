seats-presence =
    { $program ->
        [true] { $how ->
            [away] Bot, weg
            [bot] Bot, Bot spielt
            [offline] Bot, offline
           *[here] Bot
        }
       *[false] { $how ->
            [away] weg
            [bot] Bot spielt
            [offline] offline
           *[here] {""}
        }
    }
seats-watching = Du schaust zu.
seats-watching-late = Du schaust mit { $time } Verzögerung zu.

seats-away =
    { WHO($player) ->
        [you] { $why ->
            [gone] Du warst weg, deshalb spielt ein Bot für dich.
            [time] Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich.
            [late] Dein Programm hat nicht rechtzeitig geantwortet, deshalb spielt ein Bot für dich.
            [wrong] Dein Programm hat keinen erlaubten Zug geliefert, deshalb spielt ein Bot für dich.
            [ended] Dein Programm wurde beendet, deshalb spielt ein Bot für dich.
           *[asked] Du machst Pause. Ein Bot spielt für dich.
        }
       *[other] { $why ->
            [gone] { $player } ist weg, deshalb springt ein Bot ein.
            [time] Die Zeit von { $player } ist abgelaufen, deshalb springt ein Bot ein.
            [late] Das Programm von { $player } hat nicht rechtzeitig geantwortet, deshalb springt ein Bot ein.
            [wrong] Das Programm von { $player } hat keinen erlaubten Zug geliefert, deshalb springt ein Bot ein.
            [ended] Das Programm von { $player } wurde beendet, deshalb springt ein Bot ein.
           *[asked] { $player } macht Pause. Ein Bot springt ein.
        }
    }
seats-resting =
    { $why ->
        [gone] Du warst weg und niemand sonst spielt, deshalb ruht die Partie.
        [time] Deine Zeit ist abgelaufen und niemand sonst spielt, deshalb ruht die Partie.
        [asked] Du hast Pause gemacht und niemand sonst spielt, deshalb ruht die Partie.
       *[none] Niemand spielt, deshalb ruht die Partie, bis jemand zurückkommt.
    }
seats-come-back = Bin wieder da
seats-continue = Weiterspielen
seats-paused-prompt = Die Partie ist pausiert.
seats-resume = Partie fortsetzen

seats-proposal =
    { WHO($player) ->
        [you] { $what ->
            [undo] Du möchtest den letzten Zug zurücknehmen.
            [finish] Du möchtest die Runde jetzt beenden: An den Punkten kann sich nichts mehr ändern.
            [claim] Du beanspruchst alle restlichen Stiche: Niemand kann sie dir nehmen.
           *[stop] Du möchtest die Partie hier abbrechen.
        }
       *[other] { $what ->
            [undo] { $player } möchte den letzten Zug zurücknehmen.
            [finish] { $player } möchte die Runde jetzt beenden: An den Punkten kann sich nichts mehr ändern.
            [claim] { $player } beansprucht alle restlichen Stiche: Niemand kann das verhindern.
           *[stop] { $player } möchte die Partie hier abbrechen.
        }
    }
seats-proposal-waiting = { $proposal } Noch keine Antwort: { PLAYERS($players) }.
seats-agree = Zustimmen
seats-decline = Ablehnen
seats-withdraw = Zurückziehen

seats-declined =
    { WHO($player) ->
        [you] { $what ->
            [undo] Du hast abgelehnt: Der Zug bleibt.
            [stop] Du hast abgelehnt: Die Partie geht weiter.
           *[hand] Du hast abgelehnt: Die Runde geht weiter.
        }
       *[other] { $what ->
            [undo] { $player } hat abgelehnt: Der Zug bleibt.
            [stop] { $player } hat abgelehnt: Die Partie geht weiter.
           *[hand] { $player } hat abgelehnt: Die Runde geht weiter.
        }
    }
seats-declined-unknown =
    { $what ->
        [undo] Jemand hat abgelehnt: Der Zug bleibt.
        [stop] Jemand hat abgelehnt: Die Partie geht weiter.
       *[hand] Jemand hat abgelehnt: Die Runde geht weiter.
    }
seats-withdrawn =
    { WHO($player) ->
        [you] { $what ->
            [undo] Du hast deinen Vorschlag zurückgezogen: Der Zug bleibt.
            [stop] Du hast deinen Vorschlag zurückgezogen: Die Partie geht weiter.
           *[hand] Du hast deinen Vorschlag zurückgezogen: Die Runde geht weiter.
        }
       *[other] { $what ->
            [undo] { $player } hat den Vorschlag zurückgezogen: Der Zug bleibt.
            [stop] { $player } hat den Vorschlag zurückgezogen: Die Partie geht weiter.
           *[hand] { $player } hat den Vorschlag zurückgezogen: Die Runde geht weiter.
        }
    }
seats-lapsed =
    { $what ->
        [undo] Nicht alle haben rechtzeitig geantwortet: Der Zug bleibt.
        [stop] Nicht alle haben rechtzeitig geantwortet: Die Partie geht weiter.
       *[hand] Nicht alle haben rechtzeitig geantwortet: Die Runde geht weiter.
    }
seats-overtaken =
    { $what ->
        [undo] Jemand hat gespielt, bevor alle zugestimmt haben: Der Zug bleibt.
        [stop] Jemand hat gespielt, bevor alle zugestimmt haben: Die Partie geht weiter.
       *[hand] Jemand hat gespielt, bevor alle zugestimmt haben: Die Runde geht weiter.
    }
seats-proposal-ended =
    { WHO($player) ->
        [you] { $played ->
            [true] Die Partie ging weiter, damit ist dein Vorschlag erledigt.
           *[false] Dein Vorschlag ist erledigt.
        }
       *[other] { $played ->
            [true] Die Partie ging weiter, damit ist der Vorschlag von { $player } erledigt.
           *[false] Der Vorschlag von { $player } ist erledigt.
        }
    }

seats-alert-full = Alle Plätze sind besetzt: Du kannst die Partie starten.
seats-alert-pass = Wähle die Karten, die du weitergibst.
seats-alert-turn = Du bist am Zug.

seats-rematch-ready =
    { $count ->
        [one] { WHO($first) ->
            [you] Du bist bereit.
           *[other] { $first } ist bereit.
        }
       *[other] Bereit: { PLAYERS($ready) }.
    }
seats-rematch-waiting = { $ready } Noch nicht bereit: { PLAYERS($asked) }.
seats-rematch-absent =
    { $count ->
        [one] { $ready } Nicht da: { PLAYERS($absent) }.
       *[other] { $ready } Nicht da: { PLAYERS($absent) }.
    }
seats-rematch-begun = Die Revanche hat begonnen. Dabei: { PLAYERS($ready) }.

seats-undone =
    { WHO($player) ->
        [you] Du nimmst den letzten Zug zurück.
       *[other] { $player } nimmt den letzten Zug zurück.
    }
seats-sat =
    { WHO($player) ->
        [you] Du nimmst Platz.
       *[other] { $player } nimmt Platz.
    }
seats-sat-for =
    { WHO($player) ->
        [you] Du übernimmst von { $before }.
       *[other] { $player } übernimmt von { $before }.
    }
seats-moved =
    { WHO($player) ->
        [you] Du spielst auf einem anderen Gerät weiter.
       *[other] { $player } spielt auf einem anderen Gerät weiter.
    }
seats-bot-sat = Bot { $bot } nimmt Platz.
seats-bot-replaces = { $player } ist gegangen. Bot { $bot } übernimmt.
seats-left = { $player } hat den Tisch verlassen.
seats-swapped = Platztausch: { PLAYERS($players) }.
seats-begun = Die Partie beginnt.
seats-back =
    { WHO($player) ->
        [you] Du bist wieder da.
       *[other] { $player } ist wieder da.
    }
seats-host =
    { WHO($player) ->
        [you] Du bist jetzt Host.
       *[other] { $player } ist jetzt Host.
    }
seats-paused =
    { WHO($player) ->
        [you] { $paused ->
            [true] Du pausierst die Partie.
           *[false] Du setzt die Partie fort.
        }
       *[other] { $paused ->
            [true] { $player } pausiert die Partie.
           *[false] { $player } setzt die Partie fort.
        }
    }
seats-stopped = Die Partie wurde abgebrochen.
seats-next = Die Revanche ist an einem anderen Tisch.
seats-hint =
    { WHO($player) ->
        [you] Du holst dir einen Tipp.
       *[other] { $player } holt sich einen Tipp.
    }
seats-said =
    { WHO($player) ->
        [you] Du sagst: { $words }
       *[other] { $player } sagt: { $words }
    }
