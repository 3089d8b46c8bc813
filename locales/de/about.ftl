about-title = Über
about-heading = Über Moonshot
about-intro = Version { $version }. Hearts und verwandte Spiele, als Programm auf irgendjemandes Rechner – vielleicht auf deinem. Moonshot ist freie Software: Du darfst es unter der MIT- oder der Apache-2.0-Lizenz verwenden, ändern und weitergeben.

about-manual = Dokumentation
about-manual-text = <link>Die Dokumentation</link> (auf Englisch) enthält Anleitungen, die Regeln aller Spiele und alles, was du brauchst, um einen Server zu betreiben oder einen Bot zu schreiben.

about-programs = Für Entwickler
about-programs-text = Ein Programm kann alles, was diese Seite kann. <link>Die API</link> ist auf diesem Server dokumentiert, und im Quelltext findest du einen vollständigen Spieler in Python.

about-bug = Ein Problem melden
about-bug-text = Melde dich bei der Person, von der du die Adresse dieser Seite hast: Sie betreibt diesen Server. Beschreibe, was du getan und erwartet hast und was stattdessen passiert ist. Schicke die Adresse des Tisches mit und dazu das hier:
about-copy = Kopieren
about-bug-match = Nach einer Partie kannst du unter „Verlauf“ jede Karte noch einmal ansehen. Die Aufzeichnung dort enthält alle Karten, und <code>moonshot verify</code> prüft sie.

about-inside = Was drinsteckt
about-inside-text =
    { $count ->
        [one] Moonshot baut auf der Arbeit anderer auf. Programm und Seite enthalten { $count } Werk.
       *[other] Moonshot baut auf der Arbeit anderer auf. Programm und Seite enthalten { $count } Werke.
    }
about-find = Suchen
about-loading = Wird geladen …
about-found-none = Nichts gefunden. Versuche es mit einem anderen Namen oder einer anderen Lizenz.
about-inside-failed = Die Liste kann nicht geladen werden, weil der Server nicht erreichbar ist. Versuche es später noch einmal.
about-by = Von { $authors }

about-typefaces = Schriften
about-packages = Pakete der Seite
about-crates = Crates des Programms
about-others = Andere Werke
