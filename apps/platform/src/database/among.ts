import { sql, type Column, type SQL } from 'drizzle-orm';

/** A column has one of these texts: one parameter and one statement text for any number of them. */
export function among(column: Column, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb))`;
}
