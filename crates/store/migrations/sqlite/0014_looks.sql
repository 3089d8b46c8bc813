-- What names of accounts look like to a person: two names that look alike have a look in common. A name may have two looks.
CREATE TABLE looks (
    look TEXT NOT NULL,
    key  TEXT NOT NULL,  -- as in `accounts` and `former_names`; a name that nobody has any more is deleted later
    PRIMARY KEY (look, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_by_key ON looks (key);
