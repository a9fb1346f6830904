/** A card or an account of a user. */
export interface OwnInstrument {
  readonly id: string;
  readonly token: string;
  readonly method: string;
  readonly last4: string;
  /** When it paid last, in milliseconds since 1970. */
  readonly usedAt: number;
  /** What came from it in the currency and has not gone back, in minor units. 0 if payouts to it fail for good. */
  readonly left: bigint;
}

/** Where a withdrawal goes: to a card or account, or to one that the provider asks for. */
export type PayoutTarget =
  | { readonly kind: 'to'; readonly instrument: OwnInstrument | undefined }
  /** Money goes back first to this one, up to what is left of it. */
  | { readonly kind: 'needed'; readonly instrument: OwnInstrument };

/**
 * Chooses where a withdrawal goes (WAL-11). Money goes back first to where it came from, up to what came from there. `min` is
 * the least withdrawal: less than that is not owed anywhere, because it could not be paid out.
 */
export function payoutTarget(
  instruments: readonly OwnInstrument[],
  { method, amount, min }: { readonly method: string; readonly amount: bigint; readonly min: bigint },
): PayoutTarget {
  const byLeft = instruments.toSorted((a, b) => (a.left === b.left ? b.usedAt - a.usedAt : a.left < b.left ? 1 : -1));
  const chosen = byLeft.find((one) => one.method === method);
  const owed = byLeft.filter(({ left }) => left > 0n && left >= min);
  const [first] = owed;
  const isOwed = chosen !== undefined && owed.includes(chosen);
  const isLast = owed.length === (isOwed ? 1 : 0);
  if (first === undefined || isLast || (isOwed && amount <= chosen.left)) return { kind: 'to', instrument: chosen };
  return { kind: 'needed', instrument: isOwed ? chosen : first };
}
