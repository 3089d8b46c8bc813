matches-empty = Aún no has jugado. Tus partidas aparecerán aquí.
matches-all = Todos los jugadores por rating

matches-by-game = Resultados por juego
matches-tally =
    { $played ->
        [one] Ganadas { $won } de { $played } partida
       *[other] Ganadas { $won } de { $played } partidas
    }
matches-rating = Rating { $rating }

matches-in-progress = En curso
matches-archived = Archivadas
matches-finished = Terminadas

matches-with = con { LIST($names) }
matches-round =
    { $round ->
        [game] Juego { $number }
       *[hand] Mano { $number }
    }
matches-won =
    { WHO($player) ->
        [you] Has ganado
       *[other] Ha ganado { $player }
    }
matches-shared = Victoria compartida: { PLAYERS($players) }
matches-stopped = Detenida sin resultado
matches-when = { $ago }, { $date }
matches-score = { $name } { NUMBER($points) }

matches-name = { $game } con { LIST($names) }
matches-continue = Continuar
matches-continue-match = Continuar: { $match }
matches-view = Ver
matches-view-match = Ver: { $match }
matches-replay = Repetición
matches-replay-match = Repetición: { $match }
matches-check = Verificar repartos
matches-check-match = Verificar repartos: { $match }
matches-transcript = Transcripción
matches-transcript-match = Transcripción: { $match }
matches-archive = Archivar
matches-archive-match = Archivar: { $match }
matches-restore = Restaurar
matches-restore-match = Restaurar: { $match }
matches-is-archived = Partida de { $game } archivada.
matches-is-restored = La partida de { $game } vuelve a estar en curso.
matches-statistics = Tus estadísticas
