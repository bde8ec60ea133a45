-- What was found out about a finished game. It can be found out again, so nothing else hangs on it.
CREATE TABLE analyses (
    table_id BYTEA NOT NULL PRIMARY KEY,
    data BYTEA NOT NULL
);
