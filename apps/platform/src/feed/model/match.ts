/** Code of a sport as in the specification: F, B, T. Unknown codes must be passed on, not refused (MATCH-17). */
export type SportCode = string;

/** Host first, away second. */
export type Pair = readonly [host: number, away: number];

/** A match of the calendar (MATCH-01, MATCH-02). Instants are milliseconds since 1970. */
export interface Fixture {
  /** Digits that encode sport, league, day and slot, so that the id alone is enough to find the match again. */
  readonly eventId: string;
  /** Five digits for terminals, unique within thirty days. */
  readonly sfId: string;
  readonly sport: SportCode;
  readonly leagueId: string;
  readonly leagueName: string;
  /** Country, or the body that runs the event: `World`, `ATP`, `Challenger` (PRE-16). */
  readonly groupName: string;
  readonly hostName: string;
  readonly awayName: string;
  /** Names of the two players in a sport of single players, else empty. */
  readonly players: readonly string[];
  /** Instant from which the match is on offer. */
  readonly publishedAt: number;
  readonly timeStart: number;
}

export type MatchStatus = 'prematch' | 'live' | 'ended';

export type SuspensionReason =
  | 'goal'
  | 'penalty'
  | 'var'
  | 'red-card'
  | 'review'
  | 'timeout'
  | 'medical'
  | 'interrupted';

/**
 * A clock that runs by itself between two changes. At `asOf` it showed `seconds`; while `running` it moves by one
 * second a second in its direction.
 */
export interface MatchClock {
  readonly direction: 'up' | 'down';
  readonly seconds: number;
  readonly asOf: number;
  readonly running: boolean;
}

/** Scores of one period (MATCH-09): G goals or games, P points, K corners. */
export interface PeriodStats {
  readonly PN: string;
  readonly G?: Pair;
  readonly P?: Pair;
  readonly K?: Pair;
}

/** Totals so far (MATCH-08). */
export interface MatchScores {
  readonly G?: Pair;
  readonly P?: Pair;
  readonly S?: Pair;
  readonly L?: Pair;
  readonly M?: Pair;
}

/** A player of a match. Numbers begin at 1 with the host's players; each name is unique within the match. */
export interface Player {
  readonly number: number;
  readonly name: string;
  readonly team: 'host' | 'away';
}

/** A match at an instant. */
export interface MatchState {
  readonly eventId: string;
  readonly status: MatchStatus;
  /**
   * `name` is a phase code (MATCH-13 to MATCH-15). `timeMin` is the minute of play, or 0 in a sport without one
   * (MATCH-10).
   */
  readonly matchPhase: { readonly name: string; readonly timeMin: number };
  readonly clock: MatchClock | null;
  readonly results: MatchScores;
  readonly stats: readonly PeriodStats[];
  /** Points of the running game, such as '15' or 'A' in tennis, or points of the tie-break. */
  readonly points: readonly [host: string, away: string] | null;
  readonly server: 'host' | 'away' | null;
  readonly redCards: Pair;
  readonly yellowCards: Pair;
  /** Names of the players who made the score with which this state began, by side. */
  readonly scorers?: { readonly host?: string; readonly away?: string };
  /** Reason for which betting is stopped, or null. */
  readonly suspension: SuspensionReason | null;
}

export type MarketStatus = 'open' | 'suspended' | 'closed';

export interface SelectionPrice {
  readonly selectionCode: string;
  /** Integer thousandths: 1850 is 1.85. 0 if there is no price: below 1.01, or decided. */
  readonly odds: number;
  /**
   * Millionths: the inverse of the fair price. If the stake can be returned, the fair price takes that into account.
   */
  readonly probability: number;
}

/** One market of one match, with its prices. */
export interface MarketPrices {
  /**
   * The family, then the line if there is one, then the player's number after an at sign: '1X2', 'OU2.5', 'PP24.5@7'.
   * Unique within a match.
   */
  readonly marketCode: string;
  readonly family: string;
  /** Decimal text, for handicaps relative to the host; null in a family without lines. */
  readonly line: string | null;
  /** The player of the market, in a family of player markets. */
  readonly player?: Player | undefined;
  readonly group: string;
  readonly table: string;
  /** True for the line that tables show, and in a family without lines. */
  readonly main: boolean;
  readonly status: MarketStatus;
  readonly selections: readonly SelectionPrice[];
}

export type SelectionOutcome = 'won' | 'lost' | 'void' | 'half-won' | 'half-lost';

/** A market that is decided. */
export interface MarketSettlement {
  readonly marketCode: string;
  readonly outcomes: Readonly<Record<string, SelectionOutcome>>;
}

/** Everything that is decided about a match so far. */
export interface MatchResult {
  readonly eventId: string;
  /** True once nothing more will be decided. */
  readonly final: boolean;
  readonly results: MatchScores;
  readonly settled: readonly MarketSettlement[];
}

/** The matches on offer at an instant. */
export interface OfferedFixtures {
  readonly prematch: readonly Fixture[];
  readonly live: readonly Fixture[];
}
