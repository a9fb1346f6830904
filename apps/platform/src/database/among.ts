import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Matches a column with any of these texts. The statement has one parameter and the same text for any number of them.
 */
export function among(column: Column, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb))`;
}

/** A text column without the rules of a language, for counts of different texts: comparing bytes is several times as fast. */
export const inBytes = (column: string): SQL => sql`${sql.identifier(column)} COLLATE "C"`;

/**
 * Matches an indexed column with any of these texts, of which there are at most some hundred. The index is used although
 * the planner does not know how many there are. `among` cannot use it in an OR: it reads the whole table there.
 */
export function amongFew(column: Column, values: readonly string[]): SQL {
  return sql`${column} = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb)))`;
}
