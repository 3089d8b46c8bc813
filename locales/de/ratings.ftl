ratings-intro = Gewertet werden nur öffentliche Partien, in denen alle angemeldet sind.
ratings-game = Spiel
ratings-empty = In diesem Spiel hat noch niemand eine Wertung. Spiele als Erstes eine öffentliche Partie.

ratings-place = Platz
ratings-player = Spieler
ratings-rating = Wertung
ratings-won = Gewonnen

ratings-won-of = { $won } von { $played }
ratings-you = du
ratings-program = { $name } (Bot)

ratings-how = So funktioniert die Wertung
ratings-how-who = Eine Partie wird gewertet, wenn mindestens 2 Menschen sie beginnen und alle angemeldet sind. Auch ihre Bots werden gewertet.
ratings-how-start = Alle beginnen mit { $rating }. Die Zahl nach ± zeigt, wie weit die Wertung danebenliegen kann.
ratings-how-surer = Mit jeder Partie wird deine Wertung genauer und diese Zahl kleiner.
ratings-how-order = Für die Rangliste wird diese Zahl von der Wertung abgezogen.
ratings-how-leave = Wer eine Partie endgültig verlässt, wird Letzter.
