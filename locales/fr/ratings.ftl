ratings-intro = Seules les parties publiques entre joueurs connectés comptent pour le classement.
ratings-game = Jeu
ratings-empty = Personne n’est encore classé à ce jeu. Jouez une partie publique pour ouvrir le classement.

ratings-place = Rang
ratings-player = Joueur
ratings-rating = Classement
ratings-won = Gagnées

ratings-won-of = { $won } sur { $played }
ratings-you = vous
ratings-program = { $name } (bot)

ratings-how = Comment marche le classement
ratings-how-who = Une partie est classée si au moins 2 personnes la commencent et que tout le monde est connecté. Ses bots sont classés aussi.
ratings-how-start = Chacun commence à { $rating }. Le nombre après ± indique de combien le classement peut s’écarter.
ratings-how-surer = À chaque partie, votre classement devient plus précis et ce nombre diminue.
ratings-how-order = Les joueurs sont classés selon leur classement moins ce nombre.
ratings-how-leave = Si vous quittez une partie définitivement, vous y finissez à la dernière place.
