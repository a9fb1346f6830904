/** A movement of a free-bet wallet, in order of time. Amounts are in minor units and above zero. */
export type LotEvent =
  /** Money without a bonus, such as an opening balance. */
  | { readonly kind: 'credit'; readonly amount: bigint }
  | {
      readonly kind: 'grant';
      readonly bonusId: string;
      readonly amount: bigint;
      readonly expiresAt: number | undefined;
    }
  | { readonly kind: 'stake'; readonly ticketId: string; readonly amount: bigint }
  | { readonly kind: 'back'; readonly ticketId: string; readonly amount: bigint }
  /** A bonus ended. The amount is what was taken back, and may be zero. */
  | { readonly kind: 'end'; readonly bonusId: string; readonly amount: bigint };

/** The remainder of one bonus. `bonusId` is undefined for money without a bonus. */
interface Lot {
  readonly bonusId: string | undefined;
  readonly expiresAt: number;
  amount: bigint;
  open: boolean;
}

/**
 * Returns the remainder of each bonus by its id, and under undefined that of money without a bonus.
 *
 * A stake takes from the bonus that ends first, so that as little as possible is lost. Returned money goes where it was
 * taken from, the last taken first. If that bonus has ended, the money belongs to no bonus. The remainders add up to
 * the balance of the wallet.
 */
export function remainingBonuses(events: readonly LotEvent[]): ReadonlyMap<string | undefined, bigint> {
  const own: Lot = { bonusId: undefined, expiresAt: Number.POSITIVE_INFINITY, amount: 0n, open: true };
  const lots: Lot[] = [own];
  const taken = new Map<string, { lot: Lot; amount: bigint }[]>();
  for (const event of events) {
    switch (event.kind) {
      case 'credit':
        own.amount += event.amount;
        break;
      case 'grant': {
        const expiresAt = event.expiresAt ?? Number.MAX_SAFE_INTEGER;
        lots.push({ bonusId: event.bonusId, expiresAt, amount: event.amount, open: true });
        break;
      }
      case 'stake':
        taken.set(event.ticketId, [...(taken.get(event.ticketId) ?? []), ...takeFrom(lots, own, event.amount)]);
        break;
      case 'back':
        giveBack(taken.get(event.ticketId) ?? [], own, event.amount);
        break;
      case 'end': {
        const lot = lots.find(({ bonusId }) => bonusId === event.bonusId);
        if (lot === undefined) break;
        lot.amount -= event.amount;
        lot.open = false;
        break;
      }
    }
  }
  return new Map(lots.map(({ bonusId, amount }) => [bonusId, amount]));
}

function takeFrom(lots: readonly Lot[], own: Lot, amount: bigint): { lot: Lot; amount: bigint }[] {
  const parts: { lot: Lot; amount: bigint }[] = [];
  let wanted = amount;
  // Sorting is stable: of lots that end together the older one comes first.
  for (const lot of lots.toSorted((one, other) =>
    one.expiresAt === other.expiresAt ? 0 : one.expiresAt - other.expiresAt,
  )) {
    const part = lot.amount < wanted ? lot.amount : wanted;
    if (part <= 0n) continue;
    lot.amount -= part;
    wanted -= part;
    parts.push({ lot, amount: part });
  }
  own.amount -= wanted;
  return wanted === 0n ? parts : [...parts, { lot: own, amount: wanted }];
}

function giveBack(parts: { lot: Lot; amount: bigint }[], own: Lot, amount: bigint): void {
  let left = amount;
  for (const part of parts.toReversed()) {
    const back = part.amount < left ? part.amount : left;
    part.amount -= back;
    left -= back;
    (part.lot.open ? part.lot : own).amount += back;
  }
  own.amount += left;
}
