import { minorToMoney, type LimitKey, type LimitSwitch, type OwnLimitKey, type ReachedLimit } from '@kvota/contracts';

import { figureZone } from '../figures/figure-zone.ts';
import { limitDays } from './limit-days.ts';
import type { LimitSums } from './limit-sums.ts';
import type { PathLimit } from './path-limits.ts';

const months = ['stakeMonth', 'lossMonth'] as const;
const summed = ['openTickets', 'stakeDay', 'stakeWeek', 'lossDay', 'lossWeek', ...months] as const satisfies readonly (
  | LimitKey
  | OwnLimitKey
)[];
type SummedKey = (typeof summed)[number];

const isSummed = (key: PathLimit['key']): key is SummedKey => summed.some((one) => one === key);

/** The limits in force for a user in one currency, and the sums for those that need them. */
export interface Limited {
  readonly limits: readonly PathLimit[];
  /** The real currency. */
  readonly currency: string;
  /** Undefined if no limit needs them. */
  readonly sums: LimitSums | undefined;
  readonly now: number;
}

/** Returns which sums of the user a bet in a currency is decided with; undefined if it needs none. */
export function neededSums(limits: readonly PathLimit[], currency: string): { readonly months: boolean } | undefined {
  const needed = limits.filter((limit) => isSummed(limit.key) && isOf(limit, currency));
  return needed.length === 0 ? undefined : { months: needed.some(({ key }) => months.some((one) => one === key)) };
}

const isOf = (limit: PathLimit, currency: string): boolean => limit.currency === '' || limit.currency === currency;

/** Returns the limit that switches a product or an act off, if one does. */
export function switchedOff(limits: readonly PathLimit[], keys: readonly LimitSwitch[]): ReachedLimit | undefined {
  const off = limits.find(({ key }) => keys.some((one) => one === key));
  return off && { key: off.key, level: levelOf(off) };
}

/** A ticket to pay: amounts in minor units of the real currency. */
export interface LimitedTicket {
  readonly stake: bigint;
  readonly possiblePayout: bigint;
  readonly types: readonly ('prematch' | 'live')[];
  /** True if bonus money pays it, which is no stake of the player. */
  readonly free: boolean;
}

/** Returns the first limit that a ticket breaks: switches, then amounts of the ticket, then sums. */
export function limitOfTicket(ticket: LimitedTicket, limited: Limited): ReachedLimit | undefined {
  if (limited.limits.length === 0) return undefined;
  const off = switchedOff(limited.limits, ticket.types) ?? limitOfTerms(ticket, limited);
  return off ?? limitOfSums(limited, { stake: ticket.free ? undefined : ticket.stake, tickets: 1n });
}

/** Returns the first limit that the amounts of a ticket break, whatever else the user plays. */
export function limitOfTerms(
  { stake, possiblePayout, free }: Pick<LimitedTicket, 'stake' | 'possiblePayout' | 'free'>,
  { limits, currency }: Pick<Limited, 'limits' | 'currency'>,
): ReachedLimit | undefined {
  const broken = limits.find((limit) => {
    if (!isOf(limit, currency)) return false;
    if (limit.key === 'maxWin') return possiblePayout > limit.value;
    if (free) return false;
    if (limit.key === 'minStake') return stake < limit.value;
    return (limit.key === 'maxStake' || limit.key === 'singleStake') && stake > limit.value;
  });
  return broken && wire(broken);
}

/** Returns the first limit that a bet breaks. `before` was staked in its round until now. */
export function limitOfBet(
  limited: Limited,
  { stake, before }: { readonly stake: bigint; readonly before: bigint },
): ReachedLimit | undefined {
  const single = limited.limits.find((limit) => limit.key === 'singleStake' && isOf(limit, limited.currency));
  if (single !== undefined && stake > 0n && before + stake > single.value) return wire(single);
  return limitOfSums(limited, { stake, tickets: 0n });
}

/** A stake that could be lost counts as lost. Without a stake, only open tickets are counted. */
function limitOfSums(
  { limits, currency, sums, now }: Limited,
  { stake, tickets }: { readonly stake: bigint | undefined; readonly tickets: bigint },
): ReachedLimit | undefined {
  for (const limit of limits) {
    const { key, value } = limit;
    if (!isSummed(key) || !isOf(limit, currency)) continue;
    if (sums === undefined) throw new Error(`The limit ${key} cannot be checked without sums.`);
    const more = key === 'openTickets' ? tickets : stake;
    if (more === undefined || more === 0n || sums[key] + more <= value) continue;
    if (key === 'openTickets') return wire(limit);
    const left = value - sums[key];
    return { ...wire(limit), left: minorToMoney(left > 0n ? left : 0n), until: endOf(key, now) };
  }
  return undefined;
}

function endOf(key: Exclude<SummedKey, 'openTickets'>, now: number): string {
  const { dayEnd, weekEnd, monthEnd } = limitDays(now, figureZone);
  const ends = {
    stakeDay: dayEnd,
    lossDay: dayEnd,
    stakeWeek: weekEnd,
    lossWeek: weekEnd,
    stakeMonth: monthEnd,
    lossMonth: monthEnd,
  };
  return new Date(ends[key]).toISOString();
}

function wire(limit: PathLimit): ReachedLimit {
  const { key, currency, value } = limit;
  if (currency === '') return { key, value: String(value), level: levelOf(limit) };
  return { key, value: minorToMoney(value), currency, level: levelOf(limit) };
}

function levelOf({ byId }: PathLimit): ReachedLimit['level'] {
  if (byId === null) return 'player';
  return byId === 'root' ? 'operator' : 'agent';
}
