import type { SportCode, Wording } from './match.ts';

/** What the line of a family means: `total` a threshold, `handicap` added to the host's score, `ordinal` which goal. */
export type LineKind = 'none' | 'total' | 'handicap' | 'ordinal';

export interface SelectionDefinition {
  readonly code: string;
  readonly name: Wording;
  /** Column head. */
  readonly short: string;
}

/** A family of markets: everything that does not change from match to match. */
export interface MarketDefinition {
  readonly family: string;
  readonly name: Wording;
  readonly group: string;
  readonly table: string;
  readonly lineKind: LineKind;
  /** Every player of a match has a market of his own. */
  readonly ofPlayer: boolean;
  /** In display order. Empty where the codes are scores ('2:1', and 'other') or ranges of a match ('160-169'), which name themselves. */
  readonly selections: readonly SelectionDefinition[];
}

/** One column of a sport's main table: a price, or the line the next prices belong to. */
export interface TableColumn {
  readonly kind: 'price' | 'line';
  readonly family: string;
  /** A fixed line, 'main' for the one flagged main, null for families without lines. */
  readonly line: string | null;
  /** Null for a line column. */
  readonly selectionCode: string | null;
  readonly label: string;
}

/** A table that an offer page can show in place of the main one: families with all their outcomes, with their main line where they have lines. */
export interface SportTable {
  readonly code: string;
  readonly families: readonly string[];
}

/** Everything a client needs to lay out a sport's markets. */
export interface SportMarkets {
  readonly sport: SportCode;
  readonly name: Wording;
  readonly groups: readonly { readonly code: string; readonly name: Wording }[];
  readonly families: readonly MarketDefinition[];
  readonly mainTable: readonly TableColumn[];
  /** Further tables, in the order in which a player switches through them. */
  readonly tables: readonly SportTable[];
}
