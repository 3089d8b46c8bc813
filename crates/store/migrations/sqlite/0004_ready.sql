-- One row, written whenever somebody asks whether the server can write.
CREATE TABLE ready (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    written INTEGER NOT NULL            -- milliseconds since 1970
) STRICT;

INSERT INTO ready (one, written) VALUES (1, 0);
