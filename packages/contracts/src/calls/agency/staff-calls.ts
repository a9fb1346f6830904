import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { Outcome, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { TransferAmount } from './agency-node.ts';
import { agency } from './agency-path.ts';
import { staffRights } from '../../account/staff-rights.ts';

const UserId = v.pipe(v.string(), v.maxLength(80));
const FirstName = v.pipe(v.string(), v.trim(), v.maxLength(60));
const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(128));
const Rights = v.pipe(
  v.array(v.picklist(staffRights)),
  v.maxLength(staffRights.length),
  v.check((rights) => new Set(rights).size === rights.length, 'each right once'),
);
const Caps = v.pipe(
  v.array(v.object({ currencyId: CurrencyId, cap: TransferAmount })),
  v.maxLength(20),
  v.check((caps) => new Set(caps.map(({ currencyId }) => currencyId)).size === caps.length, 'each currency once'),
  v.description('The most that the account moves in a day, in both directions together. No money in other currencies'),
);

/** The daily cap of a staff account in one currency. */
export const StaffCap = v.object({
  currencyId: CurrencyId,
  cap: Money,
  used: v.pipe(Money, v.description('Moved today, in both directions together')),
  left: Money,
});
export type StaffCap = v.InferOutput<typeof StaffCap>;

/** A move of money that is refused by the daily cap. `until` is the end of the day of the agency. */
export const CashCap = v.object({ cap: Money, used: Money, left: Money, until: v.string() });
export type CashCap = v.InferOutput<typeof CashCap>;

/** The account of a person who works for an agent or for the operator. It acts on the employer's node. */
export const StaffAccount = v.object({
  id: v.string(),
  username: v.string(),
  firstName: v.string(),
  rights: v.array(v.picklist(staffRights)),
  caps: v.array(StaffCap),
  active: v.boolean(),
  lastActive: v.pipe(v.nullable(v.string()), v.description('The last act or the last use of a sign-in')),
  createdAt: v.string(),
  version: v.pipe(v.number(), v.description('Rises with every change')),
});
export type StaffAccount = v.InferOutput<typeof StaffAccount>;

/** The most staff accounts of one node. */
export const mostStaff = 50;

const granted = { firstName: FirstName, rights: Rights, caps: Caps };

/** A change of the staff. Switching off is a change with `active` false, and ends all sessions. */
export const StaffChange = v.variant('act', [
  v.object({
    act: v.literal('create'),
    requestId: RequestId,
    username: v.pipe(v.string(), v.maxLength(60)),
    password: Password,
    ...granted,
  }),
  v.object({
    act: v.literal('change'),
    userId: UserId,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    active: v.boolean(),
    ...granted,
  }),
  v.object({ act: v.literal('password'), requestId: RequestId, userId: UserId, password: Password }),
]);
export type StaffChange = v.InferOutput<typeof StaffChange>;

/** Calls for the people who work for an agent (OP-74). Staff accounts cannot make them. */
export const staffCalls = {
  agencyStaff: defineCall({
    id: 'OP-74 staff',
    method: 'GET',
    path: agency('staff'),
    summary: 'Staff accounts of the caller, by name, 50 at most',
    access: 'agent',
    answer: v.object({
      result: v.array(StaffAccount),
      until: v.pipe(v.string(), v.description('When the day of the caps ends')),
    }),
  }),
  agencySaveStaff: defineCall({
    id: 'OP-74 staff',
    method: 'POST',
    path: agency('staff'),
    summary: 'Create, change or switch off a staff account, or give it a new password',
    access: 'agent',
    body: StaffChange,
    answer: v.object({
      ...Outcome.entries,
      userId: v.nullish(v.string()),
      username: v.nullish(v.string()),
      staff: v.pipe(v.nullish(StaffAccount), v.description('As it is now, after a change and with `staffChanged`')),
    }),
  }),
};
