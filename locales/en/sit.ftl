### The form for taking a seat: in the lobby, in the waiting room and at the table.

sit-name = Your name
# A tooltip while the name is empty.
sit-name-needed = Enter a name
sit-reserved = A seat is reserved for { $name }.
# Button. The name that the player wanted is taken; $name is a free one.
sit-as = Sit down as { $name }
sit-sign-in = Sign in
