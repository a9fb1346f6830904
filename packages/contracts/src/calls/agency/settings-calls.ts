import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { Outcome, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { agencyKinds } from './agency-node.ts';
import { agency } from './agency-path.ts';

const UserId = v.pipe(v.string(), v.maxLength(80));
const Name = v.pipe(v.string(), v.trim(), v.maxLength(60));

/** Contact of a user, as its agent keeps it. */
const contact = {
  firstName: Name,
  lastName: Name,
  phone: v.pipe(v.string(), v.trim(), v.maxLength(30)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(120)),
};

/**
 * Settings of a user below an agent. The agent that created the account may change contact and password. Users who
 * made the account themselves do both alone.
 */
export const AgencyUserSettings = v.object({
  userId: v.string(),
  username: v.string(),
  kind: v.picklist(agencyKinds),
  ...contact,
  isMasked: v.pipe(
    v.boolean(),
    v.description('True if the caller is not the parent: phone and e-mail are shortened to their ends'),
  ),
  mayChange: v.pipe(v.boolean(), v.description('True for the parent of a user who was created by an agent')),
  isOwnAccount: v.pipe(v.boolean(), v.description('True if the user made the account, and keeps its data alone')),
  version: v.pipe(v.string(), v.description('Changes with every change of the contact; empty unless `mayChange`')),
  createdAt: v.string(),
  lastUsedAt: v.pipe(v.nullable(v.string()), v.description('When a sign-in that lasts was used; null without one')),
  signIns: v.pipe(v.number(), v.description('Devices on which the user is signed in')),
});
export type AgencyUserSettings = v.InferOutput<typeof AgencyUserSettings>;

/** Faults of a contact, with their field. */
export const contactFaults = ['invalidEmail', 'invalidPhone'] as const;

/** What keeps an account open, or a user below its parent. */
export const standingObstacles = [
  'credit',
  'tickets',
  'rounds',
  'vouchers',
  'debt',
  'statements',
  'commission',
  'users',
  'move',
] as const;
export type StandingObstacle = (typeof standingObstacles)[number];

/** Something that has to be settled first: a number of it, or amounts. */
export const Obstacle = v.object({
  what: v.pipe(
    v.picklist(standingObstacles),
    v.description(
      '`commission`: a plan has figures of periods that are not closed; `users`: open accounts below; `move`: one waits',
    ),
  ),
  count: v.pipe(v.nullish(v.number()), v.description('Of tickets, rounds, vouchers, statements and users')),
  amounts: v.pipe(
    v.nullish(v.array(v.object({ currency: v.string(), currencyId: v.nullish(CurrencyId), amount: Money }))),
    v.description('Of credit and debt, by currency'),
  ),
});
export type Obstacle = v.InferOutput<typeof Obstacle>;

/** A move that waits until the day is closed. */
const WaitingMove = v.object({
  id: v.string(),
  to: v.pipe(
    v.nullable(v.object({ id: v.string(), username: v.string() })),
    v.description('Null if the new parent is outside of the branch of the caller'),
  ),
  askedAt: v.string(),
  dueAt: v.pipe(v.string(), v.description('When the day ends, after which it is carried out')),
  mayCancel: v.boolean(),
});

/** Whether an account is open, and its place in the tree: what the caller may change, and what is in the way. */
export const AgencyStanding = v.object({
  userId: v.string(),
  username: v.string(),
  kind: v.picklist(agencyKinds),
  version: v.pipe(v.string(), v.description('Changes when the account is closed, moved, or asked to be')),
  closedAt: v.pipe(v.nullable(v.string()), v.description('A closed account is never opened again')),
  parent: v.pipe(
    v.nullable(v.object({ id: v.string(), username: v.string() })),
    v.description('Null if it is above the caller'),
  ),
  mayClose: v.boolean(),
  mayMove: v.boolean(),
  closing: v.pipe(v.array(Obstacle), v.description('In the way of a closure; empty unless `mayClose`')),
  moving: v.pipe(v.array(Obstacle), v.description('In the way of a move; empty unless `mayMove`')),
  move: v.nullable(WaitingMove),
});
export type AgencyStanding = v.InferOutput<typeof AgencyStanding>;

const StandingOutcome = v.object({
  ...Outcome.entries,
  standing: v.pipe(v.nullish(AgencyStanding), v.description('As it is now, also after a refusal')),
});
const StandingVersion = v.pipe(v.string(), v.maxLength(64));

/** Calls for the settings of a user below an agent (ROUTE-45, OP-74). */
export const settingsCalls = {
  agencyUserSettings: defineCall({
    id: 'OP-74 settings',
    method: 'GET',
    path: agency('userSettings'),
    summary: 'Contact of a user of the branch, and where the user is signed in',
    access: 'agent',
    query: v.object({ userId: UserId }),
    answer: AgencyUserSettings,
  }),
  agencySaveUser: defineCall({
    id: 'OP-74 settings',
    method: 'POST',
    path: agency('saveUser'),
    summary: 'Change the contact of a direct child, unless somebody else has changed it since',
    access: 'agent',
    body: v.object({ userId: UserId, version: v.pipe(v.string(), v.maxLength(64)), ...contact }),
    answer: v.object({
      ...Outcome.entries,
      settings: v.pipe(v.nullish(AgencyUserSettings), v.description('As they are now, also with `settingsChanged`')),
      faults: v.pipe(
        v.nullish(v.array(v.object({ field: v.string(), fault: v.picklist(contactFaults) }))),
        v.description('With `invalidContact`: every field that is wrong'),
      ),
    }),
  }),
  agencyResetPassword: defineCall({
    id: 'OP-74 password',
    method: 'POST',
    path: agency('resetPassword'),
    summary: 'Give a direct child a new password, which signs it out everywhere',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      userId: UserId,
      password: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    }),
    answer: Outcome,
  }),
  agencyStanding: defineCall({
    id: 'OP-74 standing',
    method: 'GET',
    path: agency('standing'),
    summary: 'Whether the account of a user is open, its parent, and what keeps it from being closed or moved',
    access: 'agent',
    query: v.object({ userId: UserId }),
    answer: AgencyStanding,
  }),
  agencyCloseUser: defineCall({
    id: 'OP-74 close',
    method: 'POST',
    path: agency('closeUser'),
    summary: 'Close the empty account of a direct child for ever, which signs it out everywhere',
    access: 'agent',
    body: v.object({ userId: UserId, version: StandingVersion }),
    answer: StandingOutcome,
  }),
  agencyMoveUser: defineCall({
    id: 'OP-74 move',
    method: 'POST',
    path: agency('moveUser'),
    summary: 'Ask to move a user with everybody below to another agent of the branch, when the day is closed',
    access: 'agent',
    body: v.object({ userId: UserId, parentId: UserId, version: StandingVersion }),
    answer: StandingOutcome,
  }),
  agencyCancelMove: defineCall({
    id: 'OP-74 move',
    method: 'POST',
    path: agency('cancelMove'),
    summary: 'Cancel the move of a user that waits',
    access: 'agent',
    body: v.object({ userId: UserId, moveId: UserId }),
    answer: StandingOutcome,
  }),
};
