-- Every table where somebody has ever had a seat: what has to be gone through when they want to be forgotten.
CREATE TABLE visited (
    person BYTEA NOT NULL,
    table_id BYTEA NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX visited_at ON visited (table_id);

INSERT INTO visited (person, table_id) SELECT person, table_id FROM seated;
