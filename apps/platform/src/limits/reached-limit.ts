import { minorToMoney, type LimitKey, type LimitSwitch, type OwnLimitKey, type ReachedLimit } from '@kvota/contracts';

import { figureZone } from '../figures/figure-zone.ts';
import { limitDays } from './limit-days.ts';
import type { LimitSums, PlaySums } from './limit-sums.ts';
import type { PathLimit } from './path-limits.ts';
import { noRates, sumIn, type Rates } from './rates.ts';

const months = ['stakeMonth', 'lossMonth'] as const;
const summed = ['openTickets', 'stakeDay', 'stakeWeek', 'lossDay', 'lossWeek', ...months] as const satisfies readonly (
  | LimitKey
  | OwnLimitKey
)[];
type SummedKey = (typeof summed)[number];

const isSummed = (key: PathLimit['key']): key is SummedKey => summed.some((one) => one === key);

/** The limits in force for a user, for an act in one currency, and the sums for those that need them. */
export interface Limited {
  readonly limits: readonly PathLimit[];
  /** The real currency of the act. */
  readonly currency: string;
  /** Undefined if no limit needs them. */
  readonly sums: LimitSums | undefined;
  readonly now: number;
}

/** Returns which sums of the user a bet in a currency is decided with; undefined if it needs none. */
export function neededSums(
  limits: readonly PathLimit[],
  currency: string,
): { readonly every: boolean; readonly months: boolean } | undefined {
  const needed = limits.filter((limit) => (isSummed(limit.key) && isOf(limit, currency)) || needsRate(limit, currency));
  if (needed.length === 0) return undefined;
  return {
    every: needed.some(({ key, byId }) => byId === null && key !== 'singleStake'),
    months: needed.some(({ key }) => months.some((one) => one === key)),
  };
}

/** True for the limit of a single stake in another currency, which is compared by the rates of the day. */
export const needsRate = ({ key, currency: own }: PathLimit, currency: string): boolean =>
  key === 'singleStake' && own !== currency;

/** Limits that the user has set count all real currencies, those of others only their own. */
const isOf = ({ currency: own, byId }: PathLimit, currency: string): boolean =>
  own === '' || byId === null || own === currency;

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
  const rates = limited.sums?.rates ?? noRates;
  const off = switchedOff(limited.limits, ticket.types) ?? limitOfTerms(ticket, { ...limited, rates });
  return off ?? limitOfSums(limited, { stake: ticket.free ? undefined : ticket.stake, tickets: 1n });
}

/** Returns the first limit that the amounts of a ticket break, whatever else the user plays. */
export function limitOfTerms(
  { stake, possiblePayout, free }: Pick<LimitedTicket, 'stake' | 'possiblePayout' | 'free'>,
  { limits, currency, rates }: Pick<Limited, 'limits' | 'currency'> & { readonly rates: Rates },
): ReachedLimit | undefined {
  const broken = limits.find((limit) => {
    if (!isOf(limit, currency)) return false;
    if (limit.key === 'maxWin') return possiblePayout > limit.value;
    if (free) return false;
    if (limit.key === 'minStake') return stake < limit.value;
    return limit.key === 'maxStake' && stake > limit.value;
  });
  if (broken !== undefined) return wire(broken);
  return free ? undefined : singleStake({ limits, currency, rates }, stake);
}

/** Returns the limit of a single stake that an amount breaks, or that cannot be compared with it. */
function singleStake(
  { limits, currency, rates }: Pick<Limited, 'limits' | 'currency'> & { readonly rates: Rates },
  stake: bigint,
): ReachedLimit | undefined {
  for (const limit of limits) {
    if (limit.key !== 'singleStake' || stake <= 0n) continue;
    const counted = sumIn(limit.currency, [[currency, stake]], rates);
    if (typeof counted !== 'bigint') return { ...wire(limit), ...counted };
    if (counted > limit.value) return wire(limit);
  }
  return undefined;
}

/** Returns the first limit that a bet breaks. `before` was staked in its round until now. */
export function limitOfBet(
  limited: Limited,
  { stake, before }: { readonly stake: bigint; readonly before: bigint },
): ReachedLimit | undefined {
  const rates = limited.sums?.rates ?? noRates;
  const single = stake > 0n ? singleStake({ ...limited, rates }, before + stake) : undefined;
  return single ?? limitOfSums(limited, { stake, tickets: 0n });
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
    if (key === 'openTickets') {
      if (tickets > 0n && sums.openTickets + tickets > value) return wire(limit);
      continue;
    }
    if (stake === undefined || stake === 0n) continue;
    const after = sumIn(limit.currency, amountsOf(limit, key, sums, { currency, stake }), sums.rates);
    if (typeof after !== 'bigint') return { ...wire(limit), ...after };
    if (after <= value) continue;
    const before = sumIn(limit.currency, amountsOf(limit, key, sums, { currency, stake: 0n }), sums.rates);
    const left = typeof before === 'bigint' && before < value ? value - before : 0n;
    return { ...wire(limit), left: minorToMoney(left), until: endOf(key, now) };
  }
  return undefined;
}

/** Amounts that count for a limit, with a stake: of all real currencies for one that the user has set, else of the stake's. */
function amountsOf(
  { byId }: PathLimit,
  key: keyof PlaySums,
  { byCurrency }: LimitSums,
  { currency, stake }: { readonly currency: string; readonly stake: bigint },
): [string, bigint][] {
  const amounts: [string, bigint][] = [[currency, (byCurrency.get(currency)?.[key] ?? 0n) + stake]];
  if (byId !== null) return amounts;
  for (const [other, sums] of byCurrency) if (other !== currency) amounts.push([other, sums[key]]);
  return amounts;
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
