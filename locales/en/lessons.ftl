### The buttons of the lobby that start a lesson.

# Button beside a game; at most about 16 letters fit.
lessons-learn = Learn
# Button beside a game whose lesson is unfinished; at most about 16 letters fit.
lessons-continue = Continue lesson
# The reader's name at the table of a lesson.
lessons-your-name = You
