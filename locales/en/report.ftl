### Reports of a person at a table to those who run the server.

# Name of the form, for screen readers.
report-title = Report { $name }
report-about = Your report goes to the people who run this server, with both names, the time and the latest chat messages. Nobody at the table is told.
# Heading of the reasons.
report-reason = What’s wrong?
# A reason. At most ~24 letters fit. "Stalling": making the others wait on purpose.
report-reason-of =
    { $reason ->
        [words] Offensive chat or name
        [cheating] Cheating
        [stalling] Stalling
       *[other] Something else
    }
report-note = What happened? (optional)
# Buttons.
report-send = Send report
report-cancel = Cancel
report-close = Done
report-sent = Report sent. The people who run this server will read it. You won’t get a reply, but you can mute { $name }, and the host can remove them from the table.
# $name has left the table.
report-sent-left = Report sent. The people who run this server will read it. You won’t get a reply, but you can mute { $name } to hide what they wrote here.
