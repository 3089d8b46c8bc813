-- What people reported of each other, for whoever runs the server. Reports outlive their tables.
CREATE TABLE reports (
    id           INTEGER PRIMARY KEY,
    made         INTEGER NOT NULL, -- milliseconds since 1970
    table_id     TEXT    NOT NULL,
    by_person    BLOB    NOT NULL, -- who reports
    by_name      TEXT    NOT NULL,
    about_person BLOB    NOT NULL, -- who is reported
    about_name   TEXT    NOT NULL,
    reason       TEXT    NOT NULL,
    note         TEXT    NOT NULL, -- what the reporter wrote; may be empty
    talk         TEXT    NOT NULL  -- what was said last at the table, a line each
) STRICT;

CREATE INDEX reports_by_person ON reports (by_person, made);
