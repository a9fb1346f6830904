import { moneyToMinor, payoutCurrency, type Money, type PlayerLimit, type PlayerLimitKind } from '@kvota/contracts';

/** The own limit of a player that leaves least. */
export interface TightestLimit {
  readonly kind: PlayerLimitKind;
  /** The highest amount that it allows now. */
  readonly left: Money;
  /** When its running period ends; undefined for a single stake, which has none. */
  readonly until: string | undefined;
  /** True if it is of another currency and cannot be computed, because the day has no rate. It allows nothing then. */
  readonly noRate?: true;
}

/** Returns the limit of some kinds that leaves least in a currency; undefined if none is in force (OP-87). */
export function tightestLimit(
  limits: readonly PlayerLimit[],
  kinds: readonly PlayerLimitKind[],
  currency: string,
): TightestLimit | undefined {
  // Bonus money counts for no limit.
  if (payoutCurrency(currency) !== currency) return undefined;
  const lines = limits.flatMap((limit): TightestLimit[] => {
    const { kind } = limit;
    if (!limit.amount || !kinds.includes(kind)) return [];
    const left = leftOf(limit, currency);
    if (left === undefined) return [];
    if (left === null) return [{ kind, left: '0.00', until: undefined, noRate: true }];
    return [{ kind, left, until: limit.until ?? undefined }];
  });
  return lines.toSorted((a, b) => Number(moneyToMinor(a.left) - moneyToMinor(b.left))).at(0);
}

/** Null without a rate, undefined if the limit does not count the currency. A platform that counts no others has no `leftIn`. */
function leftOf({ amount, left, leftIn, currency: own }: PlayerLimit, currency: string): Money | null | undefined {
  if (leftIn) return leftIn[currency] ?? null;
  return own === currency ? (left ?? amount ?? undefined) : undefined;
}
