import { moneyToMinor, type AgencyLimit, type AgencyNode, type LimitKey, type LimitLevel } from '@kvota/contracts';

/** An amount, or a number of open tickets, in units that can be compared. */
const unitsOf = (key: LimitKey, value: string): bigint => (key === 'openTickets' ? BigInt(value) : moneyToMinor(value));

/** True if a limit allows more than another one of its kind. The highest of the lowest stakes is the strictest. */
export function isLooser(key: LimitKey, value: string, than: string): boolean {
  const [mine, other] = [unitsOf(key, value), unitsOf(key, than)];
  return key === 'minStake' ? mine < other : mine > other;
}

/**
 * True if a value for the user has no effect, because another level has set a stricter one. If the own value is in force,
 * the levels above are known to be looser than that only, so nothing is claimed about another value.
 */
export function isOverruled({ key, inForce, level }: AgencyLimit, value: string | null): boolean {
  if (value === null || inForce === null || level === null || level.kind === 'own') return false;
  return isLooser(key, value, inForce);
}

/** The level of a value in force, as the caller sees it. */
export type Origin =
  | { readonly from: 'you' }
  /** Above the caller, or a limit of the caller, which holds for the whole branch. */
  | { readonly from: 'above' }
  | { readonly from: 'agent'; readonly name: string }
  /** Set for an agent between the caller and the user. */
  | { readonly from: 'node'; readonly name: string };

/** Returns where a value comes from; undefined if nothing is in force. The path leads from the caller to the user. */
export function originOf(
  level: LimitLevel | null,
  { mayChange, path }: { readonly mayChange: boolean; readonly path: AgencyNode['path'] },
): Origin | undefined {
  switch (level?.kind) {
    case undefined:
      return undefined;
    case 'own': {
      const agent = path.at(-2);
      if (mayChange) return { from: 'you' };
      return agent === undefined ? { from: 'above' } : { from: 'agent', name: agent.username };
    }
    case 'node':
      return level.userId === path[0]?.id ? { from: 'above' } : { from: 'node', name: level.username };
    case 'above':
      return { from: 'above' };
  }
}
