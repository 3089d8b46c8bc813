-- What a program has to read to read the table's log: the highest format of its entries. Logs from before this was noted have
-- the second at most.
ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 2;

-- The last migration that a program has to know to use this file. A later one that older releases can live with leaves it.
CREATE TABLE needed (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    migration INTEGER NOT NULL
) STRICT;

INSERT INTO needed (one, migration) VALUES (1, 12);
