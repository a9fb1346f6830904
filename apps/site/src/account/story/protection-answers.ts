import type {
  CallAnswer,
  Calls,
  CurrencyActivity,
  ExclusionEnd,
  ExclusionEndReason,
  PlayerLimit,
  PlayGuard,
} from '@kvota/contracts';
import { at, type Answers } from '@kvota/shell/story-world';

type Protection = CallAnswer<Calls['playerLimits']>;
type Named = Pick<PlayerLimit, 'kind' | 'period' | 'product' | 'currency'>;

const hour = 60;
/** The story is on a Saturday evening. Its week ends on Sunday at midnight in Belgrade, its month with November. */
const ends = { day: '2026-11-21T23:00:00Z', week: '2026-11-22T23:00:00Z', month: '2026-11-30T23:00:00Z' } as const;

/** A limit of an amount in dinars. */
export const storyLimit = (
  kind: PlayerLimit['kind'],
  period: keyof typeof ends,
  [amount, used, left]: readonly [string, string, string],
  more: Partial<PlayerLimit> = {},
): PlayerLimit => ({
  kind,
  period,
  product: 'all',
  currency: 'RSD',
  amount,
  used,
  left,
  until: ends[period],
  next: null,
  ...more,
});

/** The highest single stake. */
export const storySingle: PlayerLimit = {
  kind: 'singleStake',
  period: null,
  product: 'all',
  currency: 'RSD',
  amount: '1000.00',
};

/** A product that is off. */
export const storyOff = (product: PlayerLimit['product'], next: PlayerLimit['next'] = null): PlayerLimit => ({
  kind: 'off',
  period: null,
  product,
  currency: null,
  amount: '0.00',
  next,
});

/** Time of play in a session or a day, in minutes. */
export const storyTime = (
  period: 'session' | 'day',
  [minutes, usedMinutes]: readonly [number, number],
  next: PlayerLimit['next'] = null,
): PlayerLimit => ({ kind: 'time', period, product: 'all', currency: null, minutes, usedMinutes, next });

export const storyNight: PlayerLimit = {
  kind: 'night',
  period: null,
  product: 'all',
  currency: null,
  night: { from: '23:00', to: '07:00' },
  next: null,
};

/** A change that waits until some hours from now, and can be confirmed for a week after that. */
export const storyNext = (amount: string | null, hours: number): NonNullable<PlayerLimit['next']> => ({
  amount,
  from: at(hours * hour),
  confirmBy: at((hours + 168) * hour),
});

/** A statement in dinars, with a void ticket and a payout above all stakes of live betting. */
export const storyActivity: CurrencyActivity = {
  currency: 'RSD',
  currencyId: 941,
  paidIn: { total: '12500.00', deposits: '10000.00', vouchers: '500.00', agent: '2000.00' },
  paidOut: { total: '4000.00', withdrawals: '3000.00', vouchers: '1000.00', agent: '0.00', refunds: '0.00' },
  stakes: '9450.00',
  stakesBack: '200.00',
  returns: '7310.50',
  net: '-1939.50',
  other: '0.00',
  products: [
    { product: 'prematch', stakes: '4200.00', stakesBack: '200.00', returns: '1800.00', net: '-2200.00' },
    { product: 'live', stakes: '1250.00', stakesBack: '0.00', returns: '2410.50', net: '1160.50' },
    { product: 'casinoLive', stakes: '4000.00', stakesBack: '0.00', returns: '3100.00', net: '-900.00' },
  ],
  allTime: { paidIn: '48000.00', paidOut: '31000.00', netPaid: '17000.00', net: '-14210.00' },
};

export const storyDeposits = storyLimit('deposit', 'week', ['5000.00', '3400.00', '1600.00']);

const same = (a: Named, b: Named): boolean =>
  a.kind === b.kind &&
  (a.period ?? null) === (b.period ?? null) &&
  a.product === b.product &&
  (a.currency ?? null) === (b.currency ?? null);

/** A request for the end of an exclusion that was made some hours ago. */
export const storyAsked = (hours: number): ExclusionEnd => ({
  state: hours < 24 ? 'waiting' : 'review',
  askedAt: at(-hours * hour),
  reviewFrom: at((24 - hours) * hour),
  lapsesAt: at((720 - hours) * hour),
});

/** A request that was refused two days ago. */
export const storyRefused = (reason: ExclusionEndReason): ExclusionEnd => ({
  state: 'refused',
  refusedAt: at(-48 * hour),
  reason,
  from: at(672 * hour),
});

/** Answers the calls as the platform would: lower limits hold at once, higher ones wait for 24 hours. */
export function protectionAnswers(
  given: readonly PlayerLimit[],
  state: PlayGuard = { state: 'open' },
  end?: ExclusionEnd,
  rules: Pick<Protection, 'depositLimitRequired'> = {},
): Answers {
  let limits = [...given];
  let play = state;
  let exclusionEnd = end;
  let realityMinutes = 60;
  const serverTime = at(0);
  const put = (name: Named, limit: PlayerLimit | undefined) => {
    limits = [...limits.filter((one) => !same(one, name)), ...(limit === undefined ? [] : [limit])];
    return { ErrorText: 'ok', limit: limit ?? null, serverTime };
  };
  return {
    playerLimits: (): Protection => ({
      result: limits,
      play,
      realityMinutes,
      coolingHours: 24,
      ...rules,
      exclusionEnd,
      serverTime,
    }),
    playerActivity: () => ({
      result: [storyActivity],
      sessions: 14,
      minutes: 655,
      since: '2025-03-02T09:30:00Z',
      serverTime,
    }),
    setPlayerLimit({ body: { amount, minutes, night, ...name } }) {
      if (name.kind === 'time' || name.kind === 'night') return put(name, { ...name, minutes, night });
      const old = limits.find((one) => same(one, name));
      const waits = old?.amount && (amount === null || Number(amount) > Number(old.amount));
      if (old && waits) return put(name, { ...old, next: storyNext(amount ?? null, 24) });
      const used = old?.used ?? '0.00';
      const until = name.period && name.period !== 'session' ? ends[name.period] : null;
      return put(name, { ...name, amount, used, left: amount, until, next: null });
    },
    confirmPlayerLimit({ body: { decision, ...name } }) {
      const old = limits.find((one) => same(one, name));
      if (!old || decision === 'keep') return put(name, old && { ...old, next: null });
      return put(name, old.next?.amount ? { ...old, amount: old.next.amount, next: null } : undefined);
    },
    setRealityCheck({ body }) {
      realityMinutes = body.minutes;
      return { ErrorText: 'ok', realityMinutes, session: null, serverTime };
    },
    askExclusionEnd() {
      exclusionEnd = storyAsked(0);
      return { ErrorText: 'ok', play, exclusionEnd, serverTime };
    },
    withdrawExclusionEnd() {
      exclusionEnd = { state: 'open' };
      return { ErrorText: 'ok', play, exclusionEnd, serverTime };
    },
    pausePlay({ body: { days } }) {
      play = { state: 'paused', until: at(days * 24 * hour) };
      return { ErrorText: 'ok', play, serverTime };
    },
    excludeSelf({ body: { months } }) {
      play = { state: 'excluded', until: months === null ? null : at(months * 30 * 24 * hour) };
      return { ErrorText: 'ok', play, serverTime };
    },
  };
}
