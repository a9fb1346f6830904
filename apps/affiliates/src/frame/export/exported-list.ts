import type { AgencyClient } from '@kvota/api-client/agency';

type Request = NonNullable<Parameters<AgencyClient['agencyExport']>[0]>['body'];

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A list with its filters, columns and words, of which any format can be made. */
export type ExportedList = Without<Request, 'format' | 'zone'>;

/** Returns the columns of a file, in their order, under the headings that the table of the list has. */
export const columnsOf = <C extends string>(
  ids: readonly C[],
  headings: Readonly<Record<C, string>>,
): { readonly id: C; readonly heading: string }[] => ids.map((id) => ({ id, heading: headings[id] }));

/** Returns the words for the codes of a column, by `<column>.<code>`. */
export const wordsOf = <C extends string>(
  column: string,
  codes: readonly C[],
  nameOf: (code: C) => string,
): Readonly<Record<string, string>> => Object.fromEntries(codes.map((code) => [`${column}.${code}`, nameOf(code)]));

/** Returns the query without its page and order: a file has all rows, in an order that is fixed. */
export function filtersOf<Q extends object>(query: Q): Omit<Q, (typeof ofPage)[number]> {
  const kept = Object.entries(query).filter(([key]) => !ofPage.some((each) => each === key));
  return Object.fromEntries(kept) as Omit<Q, (typeof ofPage)[number]>; // the entries of the query that are left
}

const ofPage = ['page', 'pageSize', 'cursor', 'order', 'sortField', 'sortOrderDesc'] as const;
