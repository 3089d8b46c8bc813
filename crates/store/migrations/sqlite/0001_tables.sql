-- A table: what was agreed on before the first card. Its match is the log in `entries`.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL,           -- milliseconds since 1970
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    options TEXT    NOT NULL,           -- a JSON object
    seed    BLOB    NOT NULL,           -- 32 bytes; secret until the match is over
    nonces  TEXT    NOT NULL            -- a JSON list of hex texts, one a seat
) STRICT;

-- Who sits where. A seat without a person is played by a bot.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    person   BLOB,                      -- SHA-256 of the person's token
    autoplay TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX seats_by_person ON seats (person, table_id) WHERE person IS NOT NULL;

-- The log: a table's accepted actions in order. Rows are added and never changed.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    position INTEGER NOT NULL,
    made     INTEGER NOT NULL,          -- milliseconds since 1970
    entry    TEXT    NOT NULL,          -- JSON
    PRIMARY KEY (table_id, position)
) STRICT, WITHOUT ROWID;
