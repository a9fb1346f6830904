import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { numberInQuery, Outcome, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { Instant } from '../moment.ts';
import { agency } from './agency-path.ts';

/** The most players that may join by one code. */
export const mostUsesOfCode = 1_000_000;

/** A promo code: 3 to 32 letters, digits or hyphens. Lower case is accepted and stored as upper case. */
export const PromoCodeText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9][a-z0-9-]{2,31}$/i, '3 to 32 letters, digits or hyphens, the first one no hyphen'),
  v.toUpperCase(),
);

/** A promo code of an agent, and what became of the players who joined by it. */
export const PromoCode = v.object({
  code: v.string(),
  active: v.pipe(v.boolean(), v.description('False if the agent has switched it off')),
  users: v.pipe(v.number(), v.description('Players who joined by it')),
  firstDeposits: v.pipe(v.number(), v.description('Those of them who got credit since')),
  activeUsers: v.pipe(v.number(), v.description('Those of them with a settled stake since')),
  currency: v.string(),
  currencyId: CurrencyId,
  stake: v.pipe(Money, v.description('Settled stakes of these players since they joined, in this currency')),
  ggr: v.pipe(Money, v.description('Their stakes less payouts; negative if they won')),
  link: v.pipe(v.string(), v.description('Path below the address of the player site')),
  validUntil: v.nullable(v.string()),
  maxUses: v.nullable(v.number()),
  note: v.string(),
  createdAt: v.string(),
});
export type PromoCode = v.InferOutput<typeof PromoCode>;

/** The agent to join: either a promo code or a user name, never both. */
const Target = v.object({
  userId: v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
    v.description('User name or id of an agent'),
  ),
  promoCode: v.optional(PromoCodeText),
});

const CodeOutcome = v.object({ ...Outcome.entries, promoCode: v.nullish(PromoCode) });

/** Calls by which players join agents, and agents make codes for that (CALL-40, CALL-52). */
export const promoCalls = {
  agencyConnect: defineCall({
    id: 'CALL-40',
    method: 'POST',
    path: agency('connect'),
    summary:
      'Join an agent by user or promo code: once, for a player without an agent, soon after the account was made',
    access: 'player',
    body: Target,
    answer: Outcome,
  }),
  agencyConnectTarget: defineCall({
    id: 'CALL-40',
    method: 'GET',
    path: agency('connect'),
    summary: 'The agent that `agencyConnect` would join, or the reason why it would not. Counts as a try',
    access: 'player',
    query: Target,
    answer: v.object({ ...Outcome.entries, agent: v.nullish(v.object({ username: v.string() })) }),
  }),
  agencyPromoCodes: defineCall({
    id: 'CALL-52',
    method: 'GET',
    path: agency('promoCode'),
    summary: 'Promo codes of the agent, the newest first, with figures in one currency',
    access: 'agent',
    query: v.object({ currencyId: v.optional(numberInQuery) }),
    answer: v.array(PromoCode),
  }),
  agencyCreatePromoCode: defineCall({
    id: 'CALL-52',
    method: 'POST',
    path: agency('promoCode'),
    summary: 'Create a promo code',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      code: PromoCodeText,
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
      validUntil: v.nullish(v.pipe(Instant, v.description('Nobody joins from this moment on'))),
      maxUses: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostUsesOfCode))),
    }),
    answer: CodeOutcome,
  }),
  agencyPromoCodeState: defineCall({
    id: 'CALL-52',
    method: 'POST',
    path: agency('promoCodeState'),
    summary: 'Switch a promo code off or on. Players who joined by it stay',
    access: 'agent',
    body: v.object({ code: PromoCodeText, active: v.boolean() }),
    answer: CodeOutcome,
  }),
};
