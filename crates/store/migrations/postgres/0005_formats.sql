-- What a program has to read to read the table's log: the highest format of its entries. Logs from before this was noted have
-- the second at most.
ALTER TABLE tables ADD COLUMN format BIGINT NOT NULL DEFAULT 2;

-- The highest format that a server reads. The others write nothing above it.
ALTER TABLE servers ADD COLUMN reads BIGINT NOT NULL DEFAULT 2;

-- The last migration that a program has to know to use this database. A later one that older releases can live with leaves it.
CREATE TABLE needed (
    one       BIGINT PRIMARY KEY CHECK (one = 1),
    migration BIGINT NOT NULL
);

INSERT INTO needed (one, migration) VALUES (1, 5);
