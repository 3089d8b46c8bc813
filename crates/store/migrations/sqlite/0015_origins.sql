-- How a table came to be, if not from the lobby: a branch, an imported transcript, a challenge. Such tables are never listed or rated.
ALTER TABLE tables ADD COLUMN origin TEXT;         -- the kind; NULL for a table from the lobby
ALTER TABLE tables ADD COLUMN origin_of TEXT;      -- what it came from, by the kind: a table, a challenge, a day
ALTER TABLE tables ADD COLUMN origin_detail TEXT;  -- a JSON object

CREATE INDEX tables_by_origin ON tables (origin, origin_of, created) WHERE origin IS NOT NULL;

-- What is stored about tables and people beside the logs: reviews, challenges, results. Each is deleted with its table and its owner.
CREATE TABLE documents (
    kind     TEXT    NOT NULL,
    key      TEXT    NOT NULL,
    made     INTEGER NOT NULL,                     -- milliseconds since 1970: when it was written last
    owner    BLOB,                                 -- the person it is about; NULL if nobody
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    body     TEXT    NOT NULL,
    PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX documents_by_owner ON documents (owner, kind, made) WHERE owner IS NOT NULL;
CREATE INDEX documents_by_table ON documents (table_id) WHERE table_id IS NOT NULL;
