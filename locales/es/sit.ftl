sit-name = Tu nombre
sit-name-needed = Escribe un nombre
sit-reserved = Hay un asiento reservado para { $name }.
sit-as = Sentarse como { $name }
sit-sign-in = Iniciar sesión
