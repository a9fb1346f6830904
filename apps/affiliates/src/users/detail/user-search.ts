/** The tabs of a user's page beside the first one. */
export const userTabs = ['figures', 'transfers', 'limits'] as const;

/** The query of a user's page. */
export interface UserSearch {
  readonly tab?: (typeof userTabs)[number];
  readonly page?: number;
}

/** Parses a query. A value is left out if it is invalid or the default. */
export function userSearch(given: Readonly<Record<string, unknown>>): UserSearch {
  const tab = userTabs.find((known) => known === given['tab']);
  if (tab !== 'transfers') return tab === undefined ? {} : { tab };
  const page = Number(given['page']);
  return { tab, ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }) };
}
