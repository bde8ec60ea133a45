-- What was found out about a finished game. It can be found out again, so nothing else hangs on it.
CREATE TABLE analyses (
    table_id BLOB NOT NULL PRIMARY KEY,
    data BLOB NOT NULL
) STRICT;
