-- How often somebody was taken out of a table: servers that find another number than before read their tables anew.
ALTER TABLE standings ADD COLUMN erased BIGINT NOT NULL DEFAULT 0;
