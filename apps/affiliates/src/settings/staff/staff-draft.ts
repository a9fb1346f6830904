import { staffRights, type Money, type StaffAccount, type StaffRight } from '@kvota/contracts';

import { isMovable } from '../../money/move/move-amounts.ts';
import type { KeptStaff } from './kept-staff.ts';

/** A cap as it is typed: null if the text is no amount. */
export interface TypedCap {
  readonly amount: Money | null;
  readonly isEmpty: boolean;
}

/** A staff account as it is typed. Caps are by the id of the currency. */
export interface StaffDraft {
  readonly username: string;
  readonly firstName: string;
  readonly rights: readonly StaffRight[];
  readonly caps: Readonly<Record<number, TypedCap>>;
}

/** Why a draft cannot be sent. */
export type DraftFault = 'cap' | 'noCap';

/** Returns the draft of an account, of one that waits for a sign-in, or an empty one. */
export function staffDraft(
  from?: Partial<Pick<StaffAccount, 'username' | 'firstName' | 'rights'>> & {
    readonly caps?: readonly { readonly currencyId: number; readonly cap: Money }[];
  },
): StaffDraft {
  const { username = '', firstName = '', rights = [], caps = [] } = from ?? {};
  const typed = caps.map(({ currencyId, cap }) => [currencyId, { amount: cap, isEmpty: false }] as const);
  return { username, firstName, rights, caps: Object.fromEntries(typed) };
}

/** Gives or takes a right. The order is that of the contract. */
export const withRight = (draft: StaffDraft, right: StaffRight, on: boolean): StaffDraft => ({
  ...draft,
  rights: staffRights.filter((one) => (one === right ? on : draft.rights.includes(one))),
});

/** Returns what is wrong with the caps. They count only with the right to move credit. */
export function draftFault({ rights, caps }: StaffDraft): DraftFault | undefined {
  if (!rights.includes('money')) return undefined;
  const typed = Object.values(caps).filter(({ isEmpty }) => !isEmpty);
  if (typed.some(({ amount }) => !isMovable(amount))) return 'cap';
  return typed.length === 0 ? 'noCap' : undefined;
}

/** Returns what a draft grants, as it is sent. */
export function grantedBy({
  firstName,
  rights,
  caps,
}: StaffDraft): Pick<Extract<KeptStaff, { act: 'create' }>, 'firstName' | 'rights' | 'caps'> {
  const given = rights.includes('money')
    ? Object.entries(caps).flatMap(([id, { amount }]) =>
        isMovable(amount) ? [{ currencyId: Number(id), cap: amount }] : [],
      )
    : [];
  return { firstName: firstName.trim(), rights: [...rights], caps: given };
}
