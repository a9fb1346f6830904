import type { TicketLimit } from '@kvota/bet-slip/slip';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts of limits of a player. */
const texts: Record<TicketLimit['key'], MessageDescriptor> = {
  minStake: msg({ id: 'limit.minStake', message: 'Your lowest stake is {limit}.' }),
  maxStake: msg({ id: 'limit.maxStake', message: 'Your highest stake is {limit}.' }),
  maxWin: msg({ id: 'limit.maxWin', message: 'The possible payout of your slips may be at most {limit}.' }),
  stakeDay: msg({ id: 'limit.stakeDay', message: 'Your stakes may be at most {limit} a day.' }),
  stakeWeek: msg({ id: 'limit.stakeWeek', message: 'Your stakes may be at most {limit} a week.' }),
  lossDay: msg({ id: 'limit.lossDay', message: 'Your losses may be at most {limit} a day. Open slips count.' }),
  lossWeek: msg({ id: 'limit.lossWeek', message: 'Your losses may be at most {limit} a week. Open slips count.' }),
  openTickets: msg({
    id: 'limit.openTickets',
    message: 'You may have at most {limit, plural, one {# open slip} other {# open slips}}.',
  }),
  singleStake: msg({ id: 'limit.singleStake', message: 'Your highest single stake is {limit}.' }),
  stakeMonth: msg({ id: 'limit.stakeMonth', message: 'Your stakes may be at most {limit} a month.' }),
  lossMonth: msg({ id: 'limit.lossMonth', message: 'Your losses may be at most {limit} a month. Open slips count.' }),
  prematch: msg({ id: 'limit.prematch', message: 'Bets before the start of a match are switched off for you.' }),
  live: msg({ id: 'limit.live', message: 'Live bets are switched off for you.' }),
};

const setters: Record<TicketLimit['level'], MessageDescriptor> = {
  agent: msg({ id: 'limit.byAgent', message: 'Your agent has set this limit.' }),
  operator: msg({ id: 'limit.byOperator', message: 'The operator has set this limit.' }),
  player: msg({ id: 'limit.byPlayer', message: 'You have set this limit yourself, in your account.' }),
};

const leftText = msg({ id: 'limit.left', message: 'Of it, {left} is left.' });

/** Returns the text of a limit, what is left of it, and its setter. `money` writes an amount, in the currency of the wallet by default. */
export function limitText(
  i18n: I18n,
  { key, value, currency, level, left }: TicketLimit,
  money: (amount: string, currency?: string) => string,
): string {
  const limit = key === 'openTickets' ? Number(value) : value === '' ? '' : money(value, currency);
  const rest = left === '' ? [] : [i18n._({ ...leftText, values: { left: money(left, currency) } })];
  return [i18n._({ ...texts[key], values: { limit } }), ...rest, i18n._(setters[level])].join(' ');
}
