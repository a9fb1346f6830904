import type { DecimalString } from '../../math/types.ts';

/** A chosen outcome as the offer shows it (SLIP-14, SLIP-15). */
export interface NewSelection {
  /** The event id, or `eventId_player` for player markets. */
  readonly id: string;
  readonly desc: 'prematch' | 'live';
  readonly marketName: string;
  readonly marketDesc: string;
  readonly outcome: string;
  /** Decimal text; `-`, `0` or anything below 1.01 means that it cannot be had now. */
  readonly price: DecimalString;
  readonly band: string | null;
  /** Host - away. */
  readonly pair: string;
  readonly sfId: string;
  /** Start time as the offer words it. */
  readonly time: string;
  /** Start in milliseconds since 1970. */
  readonly timeStart: number;
  readonly marketsKey: string | null;
  readonly marketsTable: string | null;
  readonly marketsGroup: string | null;
  readonly player: string | null;
  readonly sport: string;
  readonly realSport: string | null;
  readonly suspended?: boolean;
}

/** A selection on the slip: what it offers now, and what the player agreed to. */
export interface SlipSelection extends NewSelection {
  readonly originalPrice: DecimalString;
  readonly originalBand: string | null;
}

/** News about a selection, from a check, the feed or an offer. What is left out stays as it is. */
export interface OddsUpdate {
  readonly id: string;
  readonly price?: DecimalString;
  readonly band?: string | null;
  readonly suspended?: boolean;
  /** When given, the update counts only for that very outcome. */
  readonly marketName?: string;
  readonly outcome?: string;
}

/** Why a selection cannot be paid (SLIP-06, SLIP-07, OP-91). */
export type LockReason = 'noPrice' | 'started' | 'suspended';
