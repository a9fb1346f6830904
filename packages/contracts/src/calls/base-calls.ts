import * as v from 'valibot';

import { Money } from '../amount/money-schema.ts';
import { TicketInfo } from '../ticket/ticket.ts';
import { PlayGuard, PlaySession } from '../account/play-guard.ts';
import { Wallet } from '../account/wallet.ts';
import { defineCall } from './call.ts';

/** The signed-in user (CALL-03, SES-04). `credit` equals the displayed credit of the first wallet. */
export const User = v.object({
  id: v.string(),
  preferred_username: v.string(),
  email: v.string(),
  credit: Money,
  wallets: v.array(Wallet),
});
export type User = v.InferOutput<typeof User>;

/** The answer of ping (SES-06, OP-27). `timeLeft` is in seconds, 0 if no maintenance is scheduled (OP-43, OP-44). */
export const Ping = v.object({
  blocked: v.boolean(),
  wallets: v.array(Wallet),
  maintenanceMode: v.object({
    timeLeft: v.number(),
    /** True while maintenance is under way, also for clients that saw no countdown. Platforms may lack it. */
    begun: v.nullish(v.boolean()),
  }),
  ticketInfo: v.nullish(TicketInfo),
  /** Number of unread messages. */
  unread: v.optional(v.number()),
  /** Current roles. If the token has others, the client renews it (ROLE-01). */
  roles: v.optional(v.array(v.string())),
  /** Whether play is paused or the user is excluded. Absent while play is open. */
  play: v.nullish(PlayGuard),
  /** The play session of the user, with the time of its next reality check. Platforms may lack it. */
  session: v.nullish(PlaySession),
  serverTime: v.string(),
});
export type Ping = v.InferOutput<typeof Ping>;

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
    summary: 'Blocked state, wallets, maintenance, and the state of one ticket',
    access: 'player',
    query: v.object({ ticket_id: v.optional(v.string()) }),
    answer: Ping,
  }),
};
