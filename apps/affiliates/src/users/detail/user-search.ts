/** The query of a user's page. */
export interface UserSearch {
  readonly tab?: 'transfers';
  readonly page?: number;
}

/** Parses a query. A value is left out if it is invalid or the default. */
export function userSearch(given: Readonly<Record<string, unknown>>): UserSearch {
  if (given['tab'] !== 'transfers') return {};
  const page = Number(given['page']);
  return { tab: 'transfers', ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }) };
}
