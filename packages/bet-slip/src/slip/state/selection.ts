import type { DecimalString } from '../../math/types.ts';

/** A selection as the offer shows it (SLIP-14, SLIP-15). */
export interface NewSelection {
  /** The event id, or `eventId_player` for player markets. */
  readonly id: string;
  readonly desc: 'prematch' | 'live';
  readonly marketName: string;
  readonly marketDesc: string;
  /** Code of the outcome within its market. */
  readonly outcome: string;
  /** Decimal text. The selection is unavailable if this is `-`, `0` or below 1.01. */
  readonly price: DecimalString;
  readonly band: string | null;
  /** Host - away. */
  readonly pair: string;
  readonly sfId: string;
  /** Start time as the offer writes it. */
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

/** A selection on the slip: its present price, and the one that the player agreed to. */
export interface SlipSelection extends NewSelection {
  readonly originalPrice: DecimalString;
  readonly originalBand: string | null;
}

/** A change of a selection, from a check, the feed or an offer. Fields that are left out stay as they are. */
export interface OddsUpdate {
  readonly id: string;
  readonly price?: DecimalString;
  readonly band?: string | null;
  readonly suspended?: boolean;
  /** If given, the update applies only if market and outcome match. */
  readonly marketName?: string;
  readonly outcome?: string;
}

/** Why a selection cannot be paid (SLIP-06, SLIP-07, OP-91). */
export type LockReason = 'noPrice' | 'started' | 'suspended';
