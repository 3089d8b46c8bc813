about-title = À propos
about-heading = À propos de Moonshot
about-intro = Version { $version }. La Dame de pique et les jeux de sa famille, dans un seul programme qui tourne sur l’ordinateur de quelqu’un, peut-être le vôtre. Moonshot est un logiciel libre : vous pouvez l’utiliser, le modifier et le partager selon les termes de la licence MIT ou Apache 2.0.

about-manual = Documentation
about-manual-text = <link>La documentation</link> (en anglais) contient des tutoriels, les règles de chaque jeu et tout ce qu’il faut pour héberger un serveur ou écrire un bot.

about-programs = Pour les développeurs
about-programs-text = Un programme peut faire tout ce que fait cette page. <link>L’API</link> est documentée sur ce serveur, et le code source contient un joueur complet en Python.

about-bug = Signaler un problème
about-bug-text = Écrivez à la personne qui vous a donné l’adresse de cette page : c’est elle qui gère ce serveur. Dites ce que vous avez fait, ce que vous attendiez et ce qui s’est passé. Envoyez l’adresse de la table et ajoutez ceci :
about-copy = Copier
about-bug-match = Après une partie, l’historique permet de revoir chaque carte. La transcription qui s’y trouve les contient toutes, et <code>moonshot verify</code> la vérifie.

about-inside = Ce que contient Moonshot
about-inside-text =
    { $count ->
        [one] Moonshot s’appuie sur le travail d’autres personnes. Le programme et cette page contiennent { $count } œuvre.
       *[other] Moonshot s’appuie sur le travail d’autres personnes. Le programme et cette page contiennent { $count } œuvres.
    }
about-find = Rechercher
about-loading = Chargement…
about-found-none = Aucun résultat. Essayez un autre nom ou une autre licence.
about-inside-failed = Impossible de charger la liste : le serveur est injoignable. Réessayez plus tard.
about-by = Par { $authors }

about-typefaces = Polices
about-packages = Paquets de la page
about-crates = Crates du programme
about-others = Autres œuvres
