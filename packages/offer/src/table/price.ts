import { lowestOdds, type MarketStatus } from '@kvota/contracts';

/** A price at one moment. The store returns the same object until one of its fields changes. */
export interface Price {
  /** In whole thousandths: 1850 is 1.85. 0 if the selection cannot be bet on. */
  readonly thousandths: number;
  /** Status of its market. */
  readonly status: MarketStatus;
  /** True if the market is open and the price is at least 1.01 (MATCH-05, MATCH-18). */
  readonly available: boolean;
  /** Direction of the last move between two prices. */
  readonly move: 'up' | 'down' | 'none';
  /** When the move was shown, on the store's clock; 0 if it never moved. */
  readonly movedAt: number;
}

const statuses: readonly MarketStatus[] = ['CLOSED', 'SUSPENDED', 'OPEN'];
const moves = ['none', 'up', 'down'] as const;
const smallest = 256;

/** One typed array per field of a price; a slot is a place in all of them. */
export interface PriceColumns {
  readonly values: Int32Array;
  /** Values of the last settling: moves are measured from what was shown. */
  readonly shown: Int32Array;
  readonly status: Uint8Array;
  readonly move: Uint8Array;
  readonly movedAt: Float64Array;
  readonly refs: Uint32Array;
  readonly liveRefs: Uint32Array;
  readonly dirty: Uint8Array;
}

export function emptyColumns(length: number): PriceColumns {
  return {
    values: new Int32Array(length),
    shown: new Int32Array(length),
    status: new Uint8Array(length),
    move: new Uint8Array(length),
    movedAt: new Float64Array(length),
    refs: new Uint32Array(length),
    liveRefs: new Uint32Array(length),
    dirty: new Uint8Array(length),
  };
}

/** Copies the columns into arrays of twice the length. */
export function grownColumns(columns: PriceColumns): PriceColumns {
  const next = emptyColumns(Math.max(smallest, columns.values.length * 2));
  next.values.set(columns.values);
  next.shown.set(columns.shown);
  next.status.set(columns.status);
  next.move.set(columns.move);
  next.movedAt.set(columns.movedAt);
  next.refs.set(columns.refs);
  next.liveRefs.set(columns.liveRefs);
  next.dirty.set(columns.dirty);
  return next;
}

export const statusCode = (status: MarketStatus): number => statuses.indexOf(status);

/** Reads one slot as an object. */
export function priceAt(columns: PriceColumns, slot: number): Price {
  const thousandths = columns.values[slot] ?? 0;
  const status = statuses[columns.status[slot] ?? 0] ?? 'CLOSED';
  return {
    thousandths,
    status,
    available: status === 'OPEN' && thousandths >= lowestOdds,
    move: moves[columns.move[slot] ?? 0] ?? 'none',
    movedAt: columns.movedAt[slot] ?? 0,
  };
}
