import {
  limitKeys,
  limitSwitches,
  minorToMoney,
  type AgencyLimits,
  type LimitKey,
  type LimitLevel,
} from '@kvota/contracts';

import { strictest, type PathLimit } from '../../limits/path-limits.ts';

/** A limit on the path of a user, with the names that the caller may see. */
export interface SeenLimit extends PathLimit {
  readonly byId: string;
  readonly userId: string;
  /** The name of the limited node; null above the caller. */
  readonly name: string | null;
  /** The name of the setter; null above the caller. */
  readonly byName: string | null;
}

/** The node whose limits for the user are shown as own values. */
type Setter = string | null;

const valueOf = (key: LimitKey, value: bigint): string => (key === 'openTickets' ? String(value) : minorToMoney(value));

/**
 * Returns own values, values in force and their levels for every key. Equal values come from the highest level, because
 * they stay in force without those below.
 */
export function showLimits(
  path: readonly SeenLimit[],
  { currency, setter }: { readonly currency: string; readonly setter: Setter },
): Pick<AgencyLimits, 'limits' | 'switches'> {
  const here = path.filter((limit) => limit.currency === '' || limit.currency === currency);
  const inForce = new Map(strictest(here).map((limit) => [limit.key, limit]));
  const own = new Map(here.filter((limit) => isOwn(limit, setter)).map((limit) => [limit.key, limit]));
  const levelOf = (key: PathLimit['key']) => toLevel(inForce.get(key), setter);
  return {
    limits: limitKeys.map((key) => {
      const [mine, all] = [own.get(key), inForce.get(key)];
      return {
        key,
        own: mine ? valueOf(key, mine.value) : null,
        inForce: all ? valueOf(key, all.value) : null,
        level: levelOf(key),
      };
    }),
    switches: limitSwitches.map((key) => ({
      key,
      own: !own.has(key),
      inForce: !inForce.has(key),
      level: levelOf(key),
    })),
  };
}

export const isOwn = ({ depth, byId }: Pick<PathLimit, 'depth' | 'byId'>, setter: Setter): boolean =>
  depth === 0 && byId === setter;

function toLevel(limit: SeenLimit | undefined, setter: Setter): LimitLevel | null {
  if (limit === undefined) return null;
  if (isOwn(limit, setter)) return { kind: 'own' };
  // On the user itself, another setter than the own one is named: the operator of a player who joined an agent later.
  const [userId, username] = limit.depth === 0 ? [limit.byId, limit.byName] : [limit.userId, limit.name];
  return username === null ? { kind: 'above' } : { kind: 'node', userId, username };
}
