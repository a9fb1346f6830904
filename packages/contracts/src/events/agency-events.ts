import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { ticketKinds } from '../ticket/ticket-kinds.ts';
import { TicketStatus } from '../ticket/ticket.ts';

/** Changes of a node of the affiliate tree. */
export const agencyChanges = ['balance', 'block', 'voidRequest', 'join', 'limits'] as const;

/** Changes of a ticket of the downline. */
export const ticketNews = ['placed', 'settled', 'sold', 'voided'] as const;

/** One line of the live monitor: what just happened to a ticket, and the ticket in short. */
export const AgencyTicketLine = v.object({
  what: v.picklist(ticketNews),
  at: v.string(),
  ticketId: v.string(),
  userId: v.string(),
  username: v.string(),
  agentId: v.string(),
  status: TicketStatus,
  kind: v.picklist(ticketKinds),
  live: v.boolean(),
  freeBet: v.boolean(),
  sports: v.pipe(v.array(v.string()), v.description('Codes of the sports of its legs, each once')),
  legs: v.number(),
  currency: v.string(),
  currencyId: CurrencyId,
  stake: PositiveMoney,
  totalOdds: v.string(),
  possiblePayout: PositiveMoney,
  payout: v.nullable(Money),
});
export type AgencyTicketLine = v.InferOutput<typeof AgencyTicketLine>;

/** News of a branch since the message before. `missed` counts lines that were left out because there were too many. */
export const AgencyTicketNews = v.object({
  seq: v.number(),
  lines: v.pipe(v.array(AgencyTicketLine), v.maxLength(50)),
  missed: v.number(),
});
export type AgencyTicketNews = v.InferOutput<typeof AgencyTicketNews>;
