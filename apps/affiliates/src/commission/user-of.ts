import { idOf } from '../data/users-search.ts';

/** Returns the user of a statement or a plan in an address; undefined for the own one. */
export function userOf(given: Readonly<Record<string, unknown>>): string | undefined {
  return idOf(given['user']);
}
