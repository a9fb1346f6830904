import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { limitKeys, limitSwitches } from '../../account/limits.ts';
import { numberInQuery, Outcome } from '../answer.ts';
import { defineCall } from '../call.ts';
import { TransferAmount } from './agency-node.ts';
import { agency } from './agency-path.ts';

const UserId = v.pipe(v.string(), v.maxLength(80));

/**
 * The level of the tree that a value in force comes from: `own` is set for the user, `node` for an ancestor up to the
 * caller's own node, and `above` without a name for the levels above the caller.
 */
export const LimitLevel = v.variant('kind', [
  v.object({ kind: v.literal('own') }),
  v.object({ kind: v.literal('node'), userId: v.string(), username: v.string() }),
  v.object({ kind: v.literal('above') }),
]);
export type LimitLevel = v.InferOutput<typeof LimitLevel>;

const level = v.pipe(v.nullable(LimitLevel), v.description('Null if nothing is in force. Of equal values the highest'));

/** A limit of a user in one currency. `openTickets` is a count, such as "20", and the same in every currency. */
export const AgencyLimit = v.object({
  key: v.picklist(limitKeys),
  own: v.pipe(v.nullable(Money), v.description('Set for the user; null if nothing is')),
  inForce: v.pipe(v.nullable(Money), v.description('The strictest of the user and everybody above')),
  level,
});
export type AgencyLimit = v.InferOutput<typeof AgencyLimit>;

/** A product or an act that is allowed or not. */
export const AgencySwitch = v.object({
  key: v.picklist(limitSwitches),
  own: v.pipe(v.boolean(), v.description('False if it is switched off for the user')),
  inForce: v.pipe(v.boolean(), v.description('False if it is switched off for the user or anybody above')),
  level,
});
export type AgencySwitch = v.InferOutput<typeof AgencySwitch>;

/** Limits and switches of a user below an agent, or of the caller. Every key has a line. */
export const AgencyLimits = v.object({
  userId: v.string(),
  username: v.string(),
  currency: v.string(),
  currencyId: CurrencyId,
  currencies: v.pipe(
    v.array(v.object({ currency: v.string(), currencyId: CurrencyId })),
    v.description('Currencies of the real wallets of the user'),
  ),
  mayChange: v.pipe(v.boolean(), v.description('True for the direct parent of the user')),
  version: v.pipe(v.string(), v.description('Changes with every own value; empty unless `mayChange`')),
  limits: v.array(AgencyLimit),
  switches: v.array(AgencySwitch),
});
export type AgencyLimits = v.InferOutput<typeof AgencyLimits>;

const Count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'a whole number from 1 to 9999'));
const amount = v.optional(v.nullable(TransferAmount));

/** Calls for the limits of users below an agent (OP-74). */
export const limitCalls = {
  agencyLimits: defineCall({
    id: 'OP-74 limits',
    method: 'GET',
    path: agency('limits'),
    summary: 'Limits of a user of the branch in one currency: own values, values in force and their levels',
    access: 'agent',
    query: v.object({
      userId: UserId,
      currencyId: v.optional(
        v.pipe(numberInQuery, v.description('A real currency; that of the first wallet without it')),
      ),
    }),
    answer: AgencyLimits,
  }),
  agencySaveLimits: defineCall({
    id: 'OP-74 limits',
    method: 'POST',
    path: agency('saveLimits'),
    summary: 'Change limits of a direct child, unless somebody else has changed them since. Null removes one',
    access: 'agent',
    body: v.object({
      userId: UserId,
      version: v.pipe(v.string(), v.maxLength(64)),
      currencyId: v.pipe(CurrencyId, v.description('Of the amounts, and of the answer')),
      limits: v.pipe(
        v.optional(
          v.strictObject({
            minStake: amount,
            maxStake: amount,
            maxWin: amount,
            stakeDay: amount,
            stakeWeek: amount,
            lossDay: amount,
            lossWeek: amount,
            openTickets: v.optional(v.nullable(Count)),
          }),
          {},
        ),
        v.description('Keys that are left out keep their values'),
      ),
      switches: v.pipe(
        v.optional(v.strictObject(v.entriesFromList(limitSwitches, v.optional(v.boolean()))), {}),
        v.description('False switches off. Keys that are left out keep their values'),
      ),
    }),
    answer: v.object({
      ...Outcome.entries,
      limits: v.pipe(v.nullish(AgencyLimits), v.description('As they are now, also with `limitsChanged`')),
    }),
  }),
};
