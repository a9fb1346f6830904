import { amountText, grains, type Amount } from '../amount/amount.ts';
import type { ProductFigures } from './figures.ts';

/** A movement that figures add up: a settled ticket, a round of a game, or a correction of one. */
export interface MovementRow {
  readonly product: string;
  /** Selections of the ticket; 0 for a round of a game. */
  readonly selections: number;
  readonly stake: Amount;
  readonly payout: Amount;
  readonly bonusCost: Amount;
}

/** The sums of the rows of a product. */
export type RowSums = Required<Omit<ProductFigures, 'active'>>;

const amounts = ['stake', 'payout', 'bonusCost'] as const;

interface Sheet {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly bonusCost: bigint;
  readonly selections: Map<string, bigint>;
}

/** A round of a game counts as one selection. */
const selectionsOf = ({ selections }: MovementRow): string => `${Math.max(1, selections)}`;

function add(sheet: Sheet | undefined, row: MovementRow, places: number): Sheet {
  const stake = grains(row.stake, places);
  const selections = sheet?.selections ?? new Map<string, bigint>();
  const count = selectionsOf(row);
  selections.set(count, (selections.get(count) ?? 0n) + stake);
  return {
    stake: (sheet?.stake ?? 0n) + stake,
    payout: (sheet?.payout ?? 0n) + grains(row.payout, places),
    bonusCost: (sheet?.bonusCost ?? 0n) + grains(row.bonusCost, places),
    selections,
  };
}

/**
 * Adds up movements by product, exactly. The sums have the form of figures, without the number of active players. Throws a
 * RangeError for text that is no amount.
 *
 * @example
 * ```ts
 * import { sumRows } from '@kvota/commission';
 *
 * const ticket = { product: 'prematch', selections: 3, stake: '10.00', payout: '0.00', bonusCost: '0.00' };
 * const sums = sumRows([ticket, { ...ticket, selections: 1, payout: '18.50' }], 2);
 * sums.prematch; // { stake: '20.00', payout: '18.50', bonusCost: '0.00', selections: { 1: '10.00', 3: '10.00' } }
 * ```
 */
export function sumRows(rows: Iterable<MovementRow>, places: number): Readonly<Record<string, RowSums>> {
  const sheets = new Map<string, Sheet>();
  for (const row of rows) sheets.set(row.product, add(sheets.get(row.product), row, places));
  const text = (value: bigint): Amount => amountText(value, places);
  return Object.fromEntries(
    [...sheets].map(([product, { stake, payout, bonusCost, selections }]) => [
      product,
      {
        stake: text(stake),
        payout: text(payout),
        bonusCost: text(bonusCost),
        selections: Object.fromEntries([...selections].map(([count, sum]) => [count, text(sum)])),
      },
    ]),
  );
}

/** The first figure that differs from the sum of its rows, or none. */
export type SumComparison =
  | { readonly status: 'equal' }
  | {
      readonly status: 'different';
      readonly product: string;
      readonly figure: (typeof amounts)[number] | 'selections';
      /** The number of selections, if the stakes of tickets with so many differ. */
      readonly selections?: string;
      readonly stated: Amount;
      readonly summed: Amount;
    };

/**
 * Compares figures with the sums of their rows: every amount of every product, and the stakes by number of selections if
 * the figures have them. A product that one side lacks had no bets. Active players are not compared.
 *
 * @example
 * ```ts
 * import { compareSums, sumRows } from '@kvota/commission';
 *
 * const round = { product: 'casino', selections: 0, stake: '5.00', payout: '4.00', bonusCost: '0.00' };
 * const sums = sumRows([round], 2);
 * compareSums(sums, { casino: { stake: '5.00', payout: '4', bonusCost: '0.00', active: 1 } }, 2).status; // 'equal'
 * compareSums(sums, {}, 2); // { status: 'different', product: 'casino', figure: 'stake', stated: '0.00', summed: '5.00' }
 * ```
 */
export function compareSums(
  sums: Readonly<Record<string, RowSums>>,
  products: Readonly<Record<string, ProductFigures>>,
  places: number,
): SumComparison {
  const none = amountText(0n, places);
  const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
    Object.hasOwn(record, key) ? record[key] : undefined;
  const differ = (stated: Amount, summed: Amount): boolean => grains(stated, places) !== grains(summed, places);
  for (const product of new Set([...Object.keys(products), ...Object.keys(sums)])) {
    const [given, sum] = [own(products, product), own(sums, product)];
    for (const figure of amounts) {
      const [stated, summed] = [given?.[figure] ?? none, sum?.[figure] ?? none];
      if (differ(stated, summed)) return { status: 'different', product, figure, stated, summed };
    }
    if (!given?.selections) continue;
    for (const selections of new Set([...Object.keys(given.selections), ...Object.keys(sum?.selections ?? {})])) {
      const stated = own(given.selections, selections) ?? none;
      const summed = own(sum?.selections ?? {}, selections) ?? none;
      if (differ(stated, summed))
        return { status: 'different', product, figure: 'selections', selections, stated, summed };
    }
  }
  return { status: 'equal' };
}
