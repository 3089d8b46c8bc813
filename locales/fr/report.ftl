report-title = Signaler { $name }
report-about = Votre signalement va aux personnes qui gèrent ce serveur, avec les deux noms, l’heure et les derniers messages du chat. Personne à la table n’en est averti.
report-reason = Quel est le problème ?
report-reason-of =
    { $reason ->
        [words] Chat ou nom offensant
        [cheating] Triche
        [stalling] Fait traîner la partie
       *[other] Autre chose
    }
report-note = Que s’est-il passé ? (facultatif)
report-send = Envoyer
report-cancel = Annuler
report-close = Terminé
report-sent = Signalement envoyé. Les personnes qui gèrent ce serveur le liront. Vous ne recevrez pas de réponse, mais vous pouvez masquer { $name }, et l’hôte peut l’exclure de la table.
report-sent-left = Signalement envoyé. Les personnes qui gèrent ce serveur le liront. Vous ne recevrez pas de réponse, mais vous pouvez masquer { $name } pour ne plus voir ses messages ici.
