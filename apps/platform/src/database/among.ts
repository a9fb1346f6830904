import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Matches a column with any of these texts. The statement has one parameter and the same text for any number of them.
 */
export function among(column: Column, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb))`;
}
