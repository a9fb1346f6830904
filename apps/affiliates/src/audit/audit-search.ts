import { agencyActs, type AgencyAct } from '@kvota/contracts';
import { daysOf, instantsOf, type Days } from '@kvota/shell';

import type { AuditFilter } from '../data/audit-queries.ts';

/**
 * The query of the address: `?from=2026-11-01&to=2026-11-21&act=block&user=u1&by=u2`. The days are in the time zone of the
 * device, and both are included.
 */
export interface AuditSearch extends Days {
  readonly act?: AgencyAct;
  /** Id of the user on whom the acts were. */
  readonly user?: string;
  /** Id of the user of the acts. */
  readonly by?: string;
}

/** Ids are opaque, but never longer than this. */
const userOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined;

/** Parses a query. Invalid values are left out. */
export function auditSearch(given: Readonly<Record<string, unknown>>): AuditSearch {
  const act = agencyActs.find((known) => known === given['act']);
  const [user, by] = [userOf(given['user']), userOf(given['by'])];
  return {
    ...daysOf(given),
    ...(act !== undefined && { act }),
    ...(user !== undefined && { user }),
    ...(by !== undefined && { by }),
  };
}

/** Returns the filters of the call. */
export const auditFilter = (search: AuditSearch): AuditFilter => ({
  ...(search.user !== undefined && { userId: search.user }),
  ...(search.by !== undefined && { actor: search.by }),
  ...(search.act !== undefined && { act: search.act }),
  ...instantsOf(search),
});
