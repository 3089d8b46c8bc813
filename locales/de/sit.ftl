sit-name = Dein Name
sit-name-needed = Gib einen Namen ein
sit-reserved = Für { $name } ist ein Platz reserviert.
sit-as = Als { $name } Platz nehmen
sit-sign-in = Anmelden
