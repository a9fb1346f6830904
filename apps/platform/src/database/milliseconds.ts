import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Selects an instant as whole milliseconds since 1970, because drivers and JSON return times in different ways. */
export const milliseconds = (moment: SQL | AnyPgColumn): SQL => sql`(extract(epoch FROM ${moment}) * 1000)::bigint`;

/** Selects them as text, which both drivers return as it is. */
export const millisecondsText = (moment: SQL | AnyPgColumn): SQL => sql`${milliseconds(moment)}::text`;
