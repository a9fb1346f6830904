import type { StaffAccount } from '@kvota/contracts';

import type { KeptStaff } from './kept-staff.ts';

/** The act of a dialog about the staff. */
export type StaffTask =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'off' | 'on' | 'password'; readonly staff: StaffAccount };

/** Returns the dialog of an act that waits for a sign-in, once its account is known. */
export function taskOf(kept: KeptStaff, staff: readonly StaffAccount[] | undefined): StaffTask | undefined {
  if (kept.act === 'create') return { kind: 'create' };
  const found = staff?.find(({ id }) => id === kept.userId);
  if (found === undefined) return undefined;
  if (kept.act === 'password') return { kind: 'password', staff: found };
  return { kind: kept.active === found.active ? 'edit' : kept.active ? 'on' : 'off', staff: found };
}
