sit-name = Votre nom
sit-name-needed = Saisissez un nom
sit-reserved = Une place est réservée pour { $name }.
sit-as = Jouer sous le nom { $name }
sit-sign-in = Se connecter
