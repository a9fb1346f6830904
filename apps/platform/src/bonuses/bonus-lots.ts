/** What happened to the money of a free-bet wallet, in the order in which it happened. Amounts are in minor units, above zero. */
export type LotEvent =
  /** Money that no bonus gave: an opening balance. */
  | { readonly kind: 'credit'; readonly amount: bigint }
  | {
      readonly kind: 'grant';
      readonly bonusId: string;
      readonly amount: bigint;
      readonly expiresAt: number | undefined;
    }
  | { readonly kind: 'stake'; readonly ticketId: string; readonly amount: bigint }
  | { readonly kind: 'back'; readonly ticketId: string; readonly amount: bigint }
  /** A bonus came to its end; the amount is what was taken back, and may be zero. */
  | { readonly kind: 'end'; readonly bonusId: string; readonly amount: bigint };

/** What is left of one bonus; `bonusId` is undefined for money of no bonus. */
interface Lot {
  readonly bonusId: string | undefined;
  readonly expiresAt: number;
  amount: bigint;
  open: boolean;
}

/**
 * What is left of each bonus, by its id; under undefined, of the money that no bonus gave. A stake takes from the bonus
 * that ends first, so that as little as possible is lost; what comes back goes where it was taken from, what was taken
 * last first, and belongs to no bonus any more where that one has ended. Together it is what the wallet holds.
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
  // Sorting keeps the order of lots that end together: the older one goes first.
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
