-- Secrets of the servers over this file, such as the key that tokens are signed with.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL                 -- 32 bytes
) STRICT;

-- Whether the match is known to be over. It is only for counting a person's open tables; the log is what counts.
ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
