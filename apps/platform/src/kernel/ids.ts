/** Returns a new id that nobody can guess. */
export type Ids = () => string;
