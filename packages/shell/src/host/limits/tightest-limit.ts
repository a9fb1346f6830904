import { moneyToMinor, type Money, type PlayerLimit, type PlayerLimitKind } from '@kvota/contracts';

/** The own limit of a player that leaves least. */
export interface TightestLimit {
  readonly kind: PlayerLimitKind;
  /** The highest amount that it allows now. */
  readonly left: Money;
  /** When its running period ends; undefined for a single stake, which has none. */
  readonly until: string | undefined;
}

/** Returns the limit of some kinds that leaves least in a currency; undefined if none is in force (OP-87). */
export function tightestLimit(
  limits: readonly PlayerLimit[],
  kinds: readonly PlayerLimitKind[],
  currency: string,
): TightestLimit | undefined {
  const lines = limits.flatMap((limit): TightestLimit[] => {
    const left = limit.left ?? limit.amount;
    if (!limit.amount || !left || limit.currency !== currency || !kinds.includes(limit.kind)) return [];
    return [{ kind: limit.kind, left, until: limit.until ?? undefined }];
  });
  return lines.toSorted((a, b) => Number(moneyToMinor(a.left) - moneyToMinor(b.left))).at(0);
}
