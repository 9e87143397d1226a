/** What a row goes by: `'gift'`, `'surprise-party'`. The catalog has the rows of a game, `rows`, `events`, `powers` and `rules`. */
export type RowId = string;
