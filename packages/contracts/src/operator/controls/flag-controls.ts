import * as v from 'valibot';

import { Outcome, PageNumber, paged } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { messageText, operator } from './operator-path.ts';

/**
 * Patterns of money that a person looks at. Nothing is taken and no player is informed because of one.
 *
 * - `lowTurnover`: a withdrawal, with less than half of the deposits of 30 days staked.
 * - `quickReturn`: half of a deposit and more is out again within an hour.
 * - `underThreshold`: three deposits of a day just under `reportFrom` of the settings.
 * - `manyInstruments`: three cards or accounts in a week.
 * - `sharedInstrument`: a card or account that another user has paid with.
 * - `tenfoldDeposit`: ten times the mean of the five deposits before.
 * - `voucherCircle`, `voucherChain`: vouchers carried money back to its maker, or over three vouchers within a day.
 * - `coveredMarket`: single bets on every outcome of a market within a quarter of an hour, of which most of the stakes come
 *   back however it ends. They are of one player, or of players who share a card or account.
 */
export const moneyFlags = [
  'lowTurnover',
  'quickReturn',
  'underThreshold',
  'manyInstruments',
  'sharedInstrument',
  'tenfoldDeposit',
  'voucherCircle',
  'voucherChain',
  'coveredMarket',
] as const;
export type MoneyFlag = (typeof moneyFlags)[number];

const FoundFlag = v.object({
  id: v.string(),
  kind: v.picklist(moneyFlags),
  username: v.string(),
  rows: v.array(v.object({ type: v.picklist(['payment', 'voucher', 'ticket']), id: v.string() })),
  foundAt: v.string(),
  state: v.picklist(['open', 'closed']),
  closedAt: v.nullish(v.string()),
  closedBy: v.nullish(v.string()),
  note: v.nullish(v.string()),
});

/** Controls of flags against money laundering. */
export const flagControls = {
  moneyFlags: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('moneyFlags'),
    summary:
      'Patterns of money that a person should look at, newest first. While a user has an open one, withdrawals wait for a decision',
    access: 'operator',
    query: v.object({
      page: PageNumber,
      state: v.optional(v.picklist(['open', 'closed'])),
      username: v.optional(v.string()),
    }),
    answer: v.object({ ...paged(FoundFlag).entries, rowCount: v.number() }),
  }),
  closeMoneyFlag: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('closeMoneyFlag'),
    summary: 'Close a flag that a person has looked at, with what was found',
    access: 'operator',
    body: v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.description('A repetition changes nothing')),
      note: messageText(500),
    }),
    answer: Outcome,
  }),
};
