import * as v from 'valibot';

import { Money } from '../amounts.ts';
import { TicketInfo } from '../ticket.ts';
import { Wallet } from '../wallet.ts';
import { Outcome, PageNumber, paged, period } from './answer.ts';
import { defineCall } from './call.ts';

/** The signed-in user (CALL-03, SES-04). `credit` mirrors the first wallet's displayed credit. */
export const User = v.object({
  id: v.string(),
  preferred_username: v.string(),
  email: v.string(),
  credit: Money,
  wallets: v.array(Wallet),
});
export type User = v.InferOutput<typeof User>;

/** The answer of ping (SES-06, OP-27). `timeLeft` is in seconds, 0 when no maintenance is near (OP-43, OP-44). */
export const Ping = v.object({
  blocked: v.boolean(),
  wallets: v.array(Wallet),
  maintenanceMode: v.object({ timeLeft: v.number() }),
  ticketInfo: v.nullish(TicketInfo),
  serverTime: v.string(),
});
export type Ping = v.InferOutput<typeof Ping>;

const Transaction = v.object({
  id: v.string(),
  createdAt: v.string(),
  type: v.string(),
  amount: Money,
  currency: v.string(),
  balanceAfter: Money,
  reference: v.nullish(v.string()),
});

/** Calls below /base/v1 that concern the user. */
export const baseCalls = {
  user: defineCall({
    id: 'CALL-03',
    method: 'GET',
    path: '/base/v1/users',
    summary: 'The signed-in user',
    access: 'player',
    answer: User,
  }),
  ping: defineCall({
    id: 'CALL-04',
    method: 'GET',
    path: '/base/v1/users/ping',
    summary: 'Whether the user is blocked, the wallets, maintenance, and the truth about one ticket',
    access: 'player',
    query: v.object({ ticket_id: v.optional(v.string()) }),
    answer: Ping,
  }),
  transactions: defineCall({
    id: 'OP-87 transactions',
    method: 'GET',
    path: '/base/v1/users/transactions',
    summary: 'Movements of the wallets',
    access: 'player',
    query: v.object({ page: PageNumber, ...period }),
    answer: paged(Transaction),
    later: true,
  }),
  bonuses: defineCall({
    id: 'OP-87 bonuses',
    method: 'GET',
    path: '/base/v1/users/bonuses',
    summary: 'Bonuses of the user, periodic and regular',
    access: 'player',
    query: v.object({ page: PageNumber, kind: v.optional(v.picklist(['periodic', 'regular'])), ...period }),
    answer: paged(
      v.object({
        id: v.string(),
        kind: v.string(),
        name: v.string(),
        amount: Money,
        currency: v.string(),
        status: v.string(),
        expiresAt: v.nullish(v.string()),
      }),
    ),
    later: true,
  }),
  messages: defineCall({
    id: 'OP-87 messages',
    method: 'GET',
    path: '/base/v1/users/messages',
    summary: 'Inbox of the user',
    access: 'player',
    query: v.object({ page: PageNumber, ...period }),
    answer: paged(
      v.object({ id: v.string(), createdAt: v.string(), title: v.string(), text: v.string(), read: v.boolean() }),
    ),
    later: true,
  }),
  profile: defineCall({
    id: 'OP-87 profile',
    method: 'GET',
    path: '/base/v1/users/profile',
    summary: 'Personal data of the user',
    access: 'player',
    answer: v.object({
      preferred_username: v.string(),
      email: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      phone: v.string(),
      city: v.string(),
    }),
    later: true,
  }),
  saveProfile: defineCall({
    id: 'OP-87 profile',
    method: 'POST',
    path: '/base/v1/users/profile',
    summary: 'Change personal data of the user',
    access: 'player',
    body: v.object({
      email: v.optional(v.string()),
      firstName: v.optional(v.string()),
      lastName: v.optional(v.string()),
      phone: v.optional(v.string()),
      city: v.optional(v.string()),
    }),
    answer: Outcome,
    later: true,
  }),
};
