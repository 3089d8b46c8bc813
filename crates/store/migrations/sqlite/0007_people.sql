-- Whether the table waited for its company: who sits where is then in the log alone, and `seats` has nobody.
ALTER TABLE tables ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
-- Whether the table is listed in the lobby: it waits, and anybody may come. It is only for finding such tables; the log
-- is what counts.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_listed ON tables (id) WHERE listed = 1;

-- Who sits or sat at a table, with what they set there. Made from the log when it is added to.
CREATE TABLE sittings (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    person   BLOB    NOT NULL,           -- SHA-256 of the person's token
    seat     INTEGER NOT NULL,           -- the one they took last
    autoplay TEXT    NOT NULL DEFAULT 'off',
    put_away INTEGER NOT NULL DEFAULT 0, -- listed apart from the tables that wait to be gone on with
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO sittings (table_id, person, seat, autoplay, put_away)
    SELECT table_id, person, seat, autoplay, put_away FROM seats WHERE person IS NOT NULL;

CREATE INDEX sittings_by_table ON sittings (table_id);

DROP INDEX seats_by_person;
ALTER TABLE seats DROP COLUMN autoplay;
ALTER TABLE seats DROP COLUMN put_away;
