import {
  limitKeys,
  limitSwitches,
  type AgencyLimits,
  type AgencyNode,
  type LimitKey,
  type LimitLevel,
  type LimitSwitch,
} from '@kvota/contracts';
import { Failure, type Answers } from '@kvota/shell/story-world';

/** A limit: the own value, the one in force, and the level. */
type Line = readonly [own: string | null, inForce: string | null, level: LimitLevel | null];
type Lines = Partial<Record<LimitKey | LimitSwitch, Line>>;

const own: LimitLevel = { kind: 'own' };
const above: LimitLevel = { kind: 'above' };

/** Limits of several levels: own, above, looser than above. */
export const someLimits = (agent: LimitLevel = above): Lines => ({
  minStake: ['20.00', '50.00', agent],
  maxStake: ['50000.00', '50000.00', own],
  maxWin: [null, '2000000.00', above],
  stakeWeek: ['900000.00', '500000.00', above],
  lossDay: ['10000.00', '10000.00', own],
  openTickets: ['25', '25', own],
  casinoLive: ['off', 'off', own],
  virtuals: [null, 'off', agent],
});

const levelIn = (lines: Lines, key: LimitKey | LimitSwitch): Line => lines[key] ?? [null, null, null];

/** Limits of a user, as the platform answers them. A direct child can be changed. */
export function limitsOf(
  { id, username, path, wallets }: AgencyNode,
  lines: Lines = someLimits(),
  { currencyId = 941, version = 'v1' }: { readonly currencyId?: number; readonly version?: string } = {},
): AgencyLimits {
  const currencies = wallets.map(({ currency, currency_id }) => ({ currency, currencyId: currency_id }));
  const mayChange = path.length === 2;
  return {
    userId: id,
    username,
    currency: currencies.find((known) => known.currencyId === currencyId)?.currency ?? 'RSD',
    currencyId,
    currencies,
    mayChange,
    version: mayChange ? version : '',
    limits: limitKeys.map((key) => {
      const [value, inForce, level] = levelIn(lines, key);
      return { key, own: value, inForce, level };
    }),
    switches: limitSwitches.map((key) => {
      const [value, inForce, level] = levelIn(lines, key);
      return { key, own: value === null, inForce: inForce === null, level };
    }),
  };
}

/** Returns limits after a change, as if nobody above had set one of them. */
export function changedLimits(
  before: AgencyLimits,
  {
    limits = {},
    switches = {},
  }: {
    readonly limits?: Partial<Record<LimitKey, string | null | undefined>> | undefined;
    readonly switches?: Partial<Record<LimitSwitch, boolean | undefined>> | undefined;
  },
  version: string,
): AgencyLimits {
  return {
    ...before,
    version,
    limits: before.limits.map((limit) => {
      const value = limits[limit.key];
      if (value === undefined) return limit;
      return { ...limit, own: value, inForce: value, level: value === null ? null : own };
    }),
    switches: before.switches.map((one) => {
      const on = switches[one.key];
      return on === undefined ? one : { ...one, own: on, inForce: on, level: on ? null : own };
    }),
  };
}

/** Answers of a platform where these users have limits, which direct children can get others. */
export function limitAnswers(people: readonly AgencyNode[]): Answers {
  const saved = new Map<string, AgencyLimits>();
  const read = (userId: string | undefined, currencyId: unknown): AgencyLimits | undefined => {
    const node = people.find(({ id }) => id === userId);
    const agent = node?.path.length === 3 ? node.path[1] : undefined;
    const lines = someLimits(agent && { kind: 'node', userId: agent.id, username: agent.username });
    return node && (saved.get(node.id) ?? limitsOf(node, lines, { currencyId: Number(currencyId ?? 941) }));
  };
  return {
    agencyLimits: ({ query: { userId, currencyId } }) => read(userId, currencyId) ?? new Failure(404, 'userUnknown'),
    agencySaveLimits: ({ body: { userId, currencyId, limits, switches } }) => {
      const before = read(userId, currencyId);
      if (before === undefined) return new Failure(404, 'userUnknown');
      const after = changedLimits(before, { limits, switches }, `${before.version}+`);
      saved.set(userId, after);
      return { ErrorText: 'ok', limits: after };
    },
  };
}
