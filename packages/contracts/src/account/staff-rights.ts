import * as v from 'valibot';

/**
 * Rights of a staff account. Everybody may view. `money` moves credit up to a daily cap, `users` creates users and changes
 * settings and limits, `pii` shows whole phone numbers and e-mail addresses, `plans` covers commission and promo codes.
 */
export const staffRights = ['money', 'block', 'users', 'tickets', 'void', 'pii', 'export', 'plans'] as const;
export type StaffRight = (typeof staffRights)[number];

/** Rights of a signed-in agent: all of staff, and the staff itself, which no staff account has. */
export const agencyRights = [...staffRights, 'staff'] as const;
export type AgencyRight = (typeof agencyRights)[number];

/** The right that a call of a staff account lacks. */
export const MissingRight = v.picklist(agencyRights);
