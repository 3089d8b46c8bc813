### The page about Moonshot: its version, how to report a bug, and the licences of what is inside.

# The title of the window.
about-title = About
about-heading = About Moonshot
about-intro = Version { $version }. Hearts and games like it, run by one program on someone’s computer – perhaps your own. Moonshot is free software: you may use, change and share it under the MIT or the Apache 2.0 licence.

about-manual = Documentation
# Shown where the server has the documentation. The link leads to it.
about-manual-text = <link>The documentation</link> has tutorials, the rules of every game, and all that hosts and bot writers need.

about-programs = For developers
# The link leads to the description of the API.
about-programs-text = A program can do everything that this page does. <link>The API</link> is documented on this server, and the source includes a complete player in Python.

about-bug = Report a problem
about-bug-text = Tell the person who gave you the address of this page: they run this server. Say what you did, what you expected and what happened instead. Send the address of the table, and add this:
about-copy = Copy
# “History” is a dialog of a table, “transcript” a file. `moonshot verify` is a command.
about-bug-match = After a match you can replay every card under History. The transcript there records every card, and <code>moonshot verify</code> checks it.

about-inside = What’s inside
about-inside-text =
    { $count ->
        [one] Moonshot builds on the work of others. The program and this page include { $count } work.
       *[other] Moonshot builds on the work of others. The program and this page include { $count } works.
    }
about-find = Search
about-loading = Loading…
about-found-none = Nothing found. Try another name or licence.
about-inside-failed = The list can’t be loaded because the server can’t be reached. Try again later.
# The authors of a work.
about-by = By { $authors }

## The kinds of works

about-typefaces = Fonts
about-packages = Packages of the page
about-crates = Crates of the program
about-others = Other works
