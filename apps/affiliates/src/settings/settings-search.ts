import { idOf } from '../data/users-search.ts';

/** Parses the query of the page: the chosen user. */
export function settingsSearch(given: Readonly<Record<string, unknown>>): { readonly user?: string } {
  const user = idOf(given['user']);
  return user === undefined ? {} : { user };
}
