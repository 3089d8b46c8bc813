levels-name =
    { $level ->
        [novice] Leicht
        [casual] Eher leicht
        [steady] Mittel
        [sharp] Schwer
        [expert] Experte
        [master] Meister
        [careful] Vorsichtig
        [bold] Kühn
       *[moon-mad] Mondsüchtig
    }
levels-about =
    { $level ->
        [novice] Sieht nur den Stich auf dem Tisch und vergisst alle Karten davor.
        [casual] Achtet auf die Pik-Dame, vergisst aber die anderen Karten und übersieht, wenn jemand den Mond abschießt.
        [steady] Zählt Karten mit und achtet auf den Mond, rechnet aber nur gegen Ende einer Runde voraus.
        [sharp] Spielt nach dem, was er von „Meister“ gelernt hat. Rechnet bei Black Hearts und Heartcatchers ein wenig voraus.
        [expert] Rechnet voraus, bevor er spielt.
        [master] Rechnet so weit voraus, wie seine Zeit reicht.
        [careful] Wird gefährliche Karten früh los und schießt selten den Mond ab. Spielt bei Black Hearts und Heartcatchers wie „Mittel“.
        [bold] Behält hohe Karten und versucht öfter, den Mond abzuschießen. Spielt bei Black Hearts und Heartcatchers wie „Mittel“.
       *[moon-mad] Versucht den Mond abzuschießen, wann immer es geht. Spielt bei Black Hearts und Heartcatchers wie „Mittel“.
    }
levels-bot = Bot, { $level }
levels-bot-unknown = Bot

levels-difficulty =
    { $difficulty ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
       *[mixed] Gemischt
    }
levels-bots =
    { $difficulty ->
        [easy] Bots: leicht
        [medium] Bots: mittel
        [hard] Bots: schwer
        [expert] Bots: Experte
       *[mixed] Bots: gemischt
    }
levels-one-bot =
    { $difficulty ->
        [easy] Bot: leicht
        [medium] Bot: mittel
        [hard] Bot: schwer
        [expert] Bot: Experte
       *[mixed] Bot: gemischt
    }
