import type { AgencyActor } from '../../agency.ts';

/** The end of a list: rows that came later are not in it. */
export interface ListEnd {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the last row, of lists that have their rows by id. */
  readonly last?: string | undefined;
}

/** The rows of a list for a file, found as the call of the list finds them. Both throw what that call throws. */
export interface ListRows<Filters, Row> {
  /** Counts rows, up to one more than `most`. */
  count(
    actor: AgencyActor,
    filters: Filters,
    limits: { readonly at: number; readonly most: number },
  ): Promise<{ readonly rows: number; readonly last?: string }>;
  /** Reads the rows in pages, each in a short transaction. */
  pages(actor: AgencyActor, filters: Filters, end: ListEnd): AsyncIterable<readonly Row[]>;
}

/** The rows of a page. */
export const pageRows = 1000;
