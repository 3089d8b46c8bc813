sentences-drawn =
    { WHO($player) ->
        [you] { $card ->
            [tile] Du ziehst den niedrigsten Stein und gibst zuerst.
           *[card] Du ziehst die niedrigste Karte und gibst zuerst.
        }
       *[other] { $card ->
            [tile] { $player } zieht den niedrigsten Stein und gibt zuerst.
           *[card] { $player } zieht die niedrigste Karte und gibt zuerst.
        }
    }
sentences-dealt = Runde { $hand } wird gegeben.
sentences-pass-chosen =
    { WHO($player) ->
        [you] Du hast gewählt, was du weitergibst.
       *[other] { $player } hat zum Weitergeben gewählt.
    }
sentences-passed-to-you = { $player } hat dir { CARDS($cards, form: "acc") } gegeben.
sentences-you-passed = Du hast { CARDS($cards, form: "acc") } an { $player } weitergegeben.
sentences-led =
    { WHO($player) ->
        [you] Du spielst { CARD($card, form: "acc") } aus.
       *[other] { $player } spielt { CARD($card, form: "acc") } aus.
    }
sentences-played =
    { WHO($player) ->
        [you] Du spielst { CARD($card, form: "acc") }.
       *[other] { $player } spielt { CARD($card, form: "acc") }.
    }
sentences-corrected =
    { WHO($player) ->
        [you] Du nimmst { CARD($from, form: "acc") } zurück und spielst { CARD($to, form: "acc") }.
       *[other] { $player } nimmt { CARD($from, form: "acc") } zurück und spielt { CARD($to, form: "acc") }.
    }
sentences-hearts-broken = Herz ist gebrochen.
sentences-trick-taken =
    { WHO($player) ->
        [you] { $points ->
            [0] Du nimmst den Stich.
            [one] Du nimmst den Stich: { $points } Punkt.
           *[other] Du nimmst den Stich: { $points } Punkte.
        }
       *[other] { $points ->
            [0] { $player } nimmt den Stich.
            [one] { $player } nimmt den Stich: { $points } Punkt.
           *[other] { $player } nimmt den Stich: { $points } Punkte.
        }
    }
sentences-leftovers =
    { WHO($player) ->
        [you] { $count ->
            [one] Du nimmst die Karte aus der Mitte, verdeckt.
           *[other] Du nimmst die { $count } Karten aus der Mitte, verdeckt.
        }
       *[other] { $count ->
            [one] { $player } nimmt die Karte aus der Mitte, verdeckt.
           *[other] { $player } nimmt die { $count } Karten aus der Mitte, verdeckt.
        }
    }
sentences-revoked = Falsch bedient und nicht korrigiert: { PLAYERS($players) }. Die Runde endet.
sentences-revoke-cost =
    { $count ->
        [one] Falsch bedient und nicht korrigiert, { $points } Punkte: { PLAYERS($players) }. Sonst bekommt niemand Punkte.
       *[other] Falsch bedient und nicht korrigiert, je { $points } Punkte: { PLAYERS($players) }. Sonst bekommt niemand Punkte.
    }
sentences-moon-shot =
    { WHO($player) ->
        [you] Du hast den Mond abgeschossen!
       *[other] { $player } hat den Mond abgeschossen!
    }
sentences-moon-chosen =
    { WHO($player) ->
        [you] { $others ->
            [true] Du gibst die Punkte allen anderen.
           *[false] Du ziehst die Punkte bei dir ab.
        }
       *[other] { $others ->
            [true] { $player } gibt die Punkte allen anderen.
           *[false] { $player } zieht die Punkte vom eigenen Punktestand ab.
        }
    }
sentences-hand-scored = Punkte in Runde { $hand }: { $scores }.
sentences-score =
    { WHO($player) ->
        [you] du { $score }
       *[other] { $player } { $score }
    }
sentences-won =
    { WHO($player) ->
        [you] Du gewinnst die Partie!
       *[other] { $player } gewinnt die Partie.
    }
sentences-shared = Geteilter Sieg: { PLAYERS($players) }.

sentences-notice-hearts-broken = Herz ist gebrochen!
sentences-notice-queen =
    { WHO($player) ->
        [you] Du nimmst die Pik-Dame!
       *[other] { $player } nimmt die Pik-Dame!
    }
sentences-notice-attempt =
    { WHO($player) ->
        [you] Du hast bisher jeden Punkt: { $points }!
       *[other] { $player } hat bisher jeden Punkt: { $points }!
    }
sentences-notice-stopped =
    { WHO($player) ->
        [you] Du verhinderst den Mond von { $shooter }!
       *[other] { WHO($shooter) ->
            [you] { $player } verhindert deinen Mond!
           *[other] { $player } verhindert den Mond von { $shooter }!
        }
    }

sentences-turn-over = Die Partie ist vorbei
sentences-turn-yours = Du bist am Zug
sentences-turn-others =
    { $watching ->
        [true] Alle wählen
       *[false] Die anderen wählen
    }
sentences-turn-none = Einen Moment
sentences-turn-taker =
    { WHO($player) ->
        [you] Du nimmst den Stich
       *[other] { $player } nimmt den Stich
    }
sentences-turn =
    { $phase ->
        [gather] { $player } zieht den Stich ein
        [moon] { $player } wählt die Belohnung
        [pass] { $player } wählt
       *[other] { $player } ist am Zug
    }
sentences-received = { $player } hat dir { CARDS($cards, form: "acc") } gegeben
sentences-received-count =
    { $card ->
        [tile] { $count ->
            [one] Von { $player }: { $count } Stein
           *[other] Von { $player }: { $count } Steine
        }
       *[card] { $count ->
            [one] Von { $player }: { $count } Karte
           *[other] Von { $player }: { $count } Karten
        }
    }

sentences-your-turn-pass =
    { $card ->
        [tile] { $count ->
            [one] Du bist am Zug: Wähle { $count } Stein zum Weitergeben.
           *[other] Du bist am Zug: Wähle { $count } Steine zum Weitergeben.
        }
       *[card] { $count ->
            [one] Du bist am Zug: Wähle { $count } Karte zum Weitergeben.
           *[other] Du bist am Zug: Wähle { $count } Karten zum Weitergeben.
        }
    }
sentences-your-turn-play =
    { $card ->
        [tile] { $count ->
            [one] Du bist am Zug: Nur { $count } Stein ist spielbar.
           *[other] Du bist am Zug: { $count } Steine sind spielbar.
        }
       *[card] { $count ->
            [one] Du bist am Zug: Nur { $count } Karte ist spielbar.
           *[other] Du bist am Zug: { $count } Karten sind spielbar.
        }
    }
sentences-your-turn-choose = Du bist am Zug: Wähle.

sentences-gathers =
    { $seconds ->
        [0] { $player } zieht den Stich jetzt ein.
        [one] { $player } zieht den Stich in { $seconds } Sekunde ein.
       *[other] { $player } zieht den Stich in { $seconds } Sekunden ein.
    }
sentences-reserve =
    { $seconds ->
        [one] Deine Reserve läuft: noch { $seconds } Sekunde.
       *[other] Deine Reserve läuft: noch { $seconds } Sekunden.
    }

sentences-farewell =
    { $how ->
        [won] Gut gespielt!
        [shared] Ein geteilter Sieg
       *[lost] Schönes Spiel
    }
sentences-hand = Runde { $hand }
sentences-next-hand = Nächste Runde

sentences-decided-moon =
    { WHO($winner) ->
        [you] { $hand ->
            [0] Du hast den Mond abgeschossen.
           *[other] Runde { $hand } hat entschieden: Du hast den Mond abgeschossen.
        }
       *[other] { $hand ->
            [0] { $winner } hat den Mond abgeschossen.
           *[other] Runde { $hand } hat entschieden: { $winner } hat den Mond abgeschossen.
        }
    }
sentences-decided-revoke =
    { WHO($rival) ->
        [you] { $hand ->
            [0] Du hast falsch bedient; das hat { $lost } Punkte gekostet.
           *[other] Runde { $hand } hat entschieden: Du hast falsch bedient; das hat { $lost } Punkte gekostet.
        }
       *[other] { $hand ->
            [0] { $rival } hat falsch bedient; das hat { $lost } Punkte gekostet.
           *[other] Runde { $hand } hat entschieden: { $rival } hat falsch bedient; das hat { $lost } Punkte gekostet.
        }
    }
sentences-decided-points =
    { $hand ->
        [0] { WHO($rival) ->
            [you] { $queen ->
                [true] Du hast die Pik-Dame genommen. Punkte: du { $lost }, { $winner } { $won }.
               *[false] Punkte: du { $lost }, { $winner } { $won }.
            }
           *[other] { $queen ->
                [true] { $rival } hat die Pik-Dame genommen. Punkte: { $rival } { $lost }, { $winner } { $won }.
               *[false] Punkte: { $rival } { $lost }, { $winner } { $won }.
            }
        }
       *[other] { WHO($rival) ->
            [you] { $queen ->
                [true] Runde { $hand } hat entschieden: Du hast die Pik-Dame genommen. Punkte: du { $lost }, { $winner } { $won }.
               *[false] Runde { $hand } hat entschieden. Punkte: du { $lost }, { $winner } { $won }.
            }
           *[other] { $queen ->
                [true] Runde { $hand } hat entschieden: { $rival } hat die Pik-Dame genommen. Punkte: { $rival } { $lost }, { $winner } { $won }.
               *[false] Runde { $hand } hat entschieden. Punkte: { $rival } { $lost }, { $winner } { $won }.
            }
        }
    }
sentences-decided-ahead =
    { WHO($player) ->
        [you] Du hast von der ersten bis zur letzten Runde geführt.
       *[other] { $player } hat von der ersten bis zur letzten Runde geführt.
    }
sentences-decided-lead =
    { WHO($player) ->
        [you] Du bist in Runde { $hand } in Führung gegangen und vorn geblieben.
       *[other] { $player } ist in Runde { $hand } in Führung gegangen und vorn geblieben.
    }

sentences-hint-play = Spiele { CARD($card, form: "acc") }.
sentences-hint-correct = Spiele stattdessen { CARD($card, form: "acc") }.
sentences-hint-decline = Lass das niedrigste Kreuz eröffnen.
sentences-hint-gather = Ziehe den Stich ein.
sentences-hint-moon-self = Ziehe dir selbst die Punkte ab.
sentences-hint-moon-others = Gib die Punkte allen anderen.
sentences-next-close = { CAPITAL(CARD($card)) } ist fast genauso gut.
sentences-next-points = Nächstbeste Wahl: { CARD($card) }; das kostet etwa { NUMBER($more, digits: 1) } Punkte mehr.
sentences-next-chance = Nächstbeste Wahl: { CARD($card) }; das gewinnt etwa { NUMBER($more, digits: 0, style: "percent") } seltener.
sentences-hint-more = { $first } { $second }

sentences-your-hand =
    { $card ->
        [tile] { $count ->
            [one] Deine Hand: { $count } Stein
           *[other] Deine Hand: { $count } Steine
        }
       *[card] { $count ->
            [one] Deine Hand: { $count } Karte
           *[other] Deine Hand: { $count } Karten
        }
    }
sentences-among-equal = { $place } von { $count }
sentences-card-premove = für deinen Zug gewählt
sentences-card-fresh = gerade bekommen
sentences-card-refused = { $card }. { $why }

sentences-tag-chosen = ✓
sentences-tag-premove = Gleich
sentences-tag-hint = Tipp
sentences-tag-new = Neu

sentences-premove = { CAPITAL(CARD($card)) } ist für deinen Zug gewählt.
sentences-premove-cancelled = Für deinen Zug ist keine Karte mehr gewählt.
sentences-premove-refused = { CAPITAL(CARD($card)) } geht jetzt nicht.
sentences-premove-refused-why = { CAPITAL(CARD($card)) } geht jetzt nicht. { $why }
sentences-under-way = Einen Moment: Dein letzter Zug ist noch unterwegs.
sentences-others-play = Einen Moment: Die anderen spielen gerade.
sentences-match-over = Die Partie ist vorbei.
sentences-not-your-turn = Du bist nicht am Zug.
sentences-waiting-for = Du bist nicht am Zug. Am Zug: { PLAYERS($players) }.
sentences-not-seated = Du sitzt nicht mehr an diesem Tisch.
sentences-guide-failed = Die Anleitung der Lektion wurde nicht geladen. Lade die Seite neu.
sentences-remark = { $player }: { $words }
sentences-trying-again = { $problem } Neuer Versuch …
sentences-link-lost = Verbindung verloren. Neuer Versuch …
sentences-link-back = Du bist wieder verbunden.

sentences-log = Protokoll
sentences-log-close = Protokoll schließen
sentences-log-label = Was am Tisch passiert
