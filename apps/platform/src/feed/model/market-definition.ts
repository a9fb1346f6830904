import type { SportCode } from './match.ts';

/** A family of markets: everything that is the same in each match of a sport. */
export interface MarketDefinition {
  readonly family: string;
  /**
   * English label, with `{line}` in place of the line. The market filters carry it (CALL-07) for clients without a text
   * for the family (MATCH-17). Our client takes its texts, English ones too, from its catalogs.
   */
  readonly name: string;
  /** Kind of markets that a player can filter a match page by. */
  readonly group: string;
  /** Families of one table lie side by side. */
  readonly table: string;
  /** True if each player of a match has a market of the family. */
  readonly ofPlayer: boolean;
  /** Codes in display order. Empty if they depend on the match: scores ('2:1'), ranges of points ('160-169'), names. */
  readonly selections: readonly string[];
}

/** The outcomes of a family that the main table of a sport shows. A family with lines shows its main line. */
export interface TableCells {
  readonly family: string;
  readonly selections: readonly string[];
}

/** A table that an offer page can show in place of the main one: families with all their outcomes. */
export interface SportTable {
  readonly code: string;
  readonly families: readonly string[];
}

/** Everything that a client needs to lay out the markets of a sport. */
export interface SportMarkets {
  readonly sport: SportCode;
  /** English label, for clients without a text for the sport (MATCH-17). */
  readonly name: string;
  /** Codes of the groups, in display order. */
  readonly groups: readonly string[];
  readonly families: readonly MarketDefinition[];
  readonly mainTable: readonly TableCells[];
  /** Further tables, in the order in which a player switches through them. */
  readonly tables: readonly SportTable[];
}
