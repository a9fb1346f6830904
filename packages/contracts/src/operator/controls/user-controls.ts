import * as v from 'valibot';

import { PositiveMoney } from '../../amount/money-schema.ts';
import { bonusKinds } from '../../calls/account-calls.ts';
import { Outcome, RequestId } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { Day, Instant } from '../../calls/moment.ts';
import { Locale } from '../../locale/locale-schema.ts';
import { messageText, operator } from './operator-path.ts';

/** Controls of users: blocking, roles, sessions, messages and bonuses. */
export const userControls = {
  setBlocked: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setBlocked'),
    summary: 'Block or unblock a user',
    access: 'operator',
    body: v.object({ username: v.string(), blocked: v.boolean() }),
    answer: Outcome,
  }),
  setRoles: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('setRoles'),
    summary: 'Replace the roles of a user; the next ping renews the token',
    access: 'operator',
    body: v.object({
      username: v.string(),
      roles: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/))), v.maxLength(20)),
    }),
    answer: Outcome,
  }),
  endSessions: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('endSessions'),
    summary: 'Sign a user out on all devices',
    access: 'operator',
    body: v.object({ username: v.string() }),
    answer: v.object({ ...Outcome.entries, ended: v.number() }),
  }),
  sendMessage: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('sendMessage'),
    summary: 'Send a message to the inbox of one user or of all, in one language or several',
    access: 'operator',
    body: v.object({
      requestId: v.optional(RequestId),
      username: v.optional(v.string()),
      texts: v.pipe(
        v.record(Locale, v.object({ title: messageText(120), text: messageText(5000) })),
        v.minEntries(1),
        v.description('By language; users of another language get English, or the first if there is no English'),
      ),
    }),
    answer: v.object({ ...Outcome.entries, id: v.nullish(v.string()) }),
  }),
  grantBonus: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('grantBonus'),
    summary: 'Grant a user free bets, once or for a period; the rest expires at the end',
    access: 'operator',
    body: v.object({
      requestId: RequestId,
      username: v.string(),
      kind: v.picklist(bonusKinds),
      name: messageText(120),
      amount: PositiveMoney,
      expiresAt: v.optional(Instant),
      period: v.optional(v.object({ from: Day, to: Day })),
    }),
    answer: v.object({ ...Outcome.entries, id: v.nullish(v.string()) }),
  }),
};
