-- Every table where somebody has ever had a seat: what has to be gone through when they want to be forgotten.
CREATE TABLE visited (
    person BLOB NOT NULL,
    table_id BLOB NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX visited_at ON visited (table_id);

INSERT INTO visited (person, table_id) SELECT person, table_id FROM seated;
