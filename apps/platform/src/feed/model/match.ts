/** A sport's code as the specification writes it (F, B, T …); unknown ones must be carried, not refused (MATCH-17). */
export type SportCode = string;

/** Host first, away second. */
export type Pair = readonly [host: number, away: number];

/** One match of the calendar (MATCH-01, MATCH-02). Instants are epoch milliseconds. */
export interface Fixture {
  /** Digits; says sport, league, day and slot, so that a match is found again from its id alone. */
  readonly eventId: string;
  /** Five digits for terminals; not used again for thirty days. */
  readonly sfId: string;
  readonly sport: SportCode;
  readonly leagueId: string;
  readonly leagueName: string;
  /** Country, or the body that runs the event (`World`, `ATP`, `Challenger` …, PRE-16). */
  readonly groupName: string;
  readonly hostName: string;
  readonly awayName: string;
  /** Names of single players where the sport is played by them, else empty. */
  readonly players: readonly string[];
  /** From when on the match is offered before its start. */
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
 * A clock that runs by itself between two changes: at instant `asOf` it showed `seconds`; while
 * `running` it moves one second a second in its direction.
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

/** One of those who play a match, numbered from 1, the host's first. His name is his alone in it. */
export interface Player {
  readonly number: number;
  readonly name: string;
  readonly team: 'host' | 'away';
}

/** What a match looks like at an instant. */
export interface MatchState {
  readonly eventId: string;
  readonly status: MatchStatus;
  /** Name is a phase code (MATCH-13 to MATCH-15); timeMin the minute of play, 0 where a sport has none (MATCH-10). */
  readonly matchPhase: { readonly name: string; readonly timeMin: number };
  readonly clock: MatchClock | null;
  readonly results: MatchScores;
  readonly stats: readonly PeriodStats[];
  /** Points of the running game (tennis: '0', '15', '30', '40', 'A', or tie-break points). */
  readonly points: readonly [host: string, away: string] | null;
  readonly server: 'host' | 'away' | null;
  readonly redCards: Pair;
  readonly yellowCards: Pair;
  /** In the course of a match: who made the score that this state began with, by side. */
  readonly scorers?: { readonly host?: string; readonly away?: string };
  /** Why betting is stopped at this instant, or null. */
  readonly suspension: SuspensionReason | null;
}

export type MarketStatus = 'open' | 'suspended' | 'closed';

export interface SelectionPrice {
  readonly selectionCode: string;
  /** Integer thousandths (1850 is 1.85); 0 where no price is offered (below 1.01 or decided). */
  readonly odds: number;
  /** Millionths. The inverse of the fair price; where a stake may come back, of the price that is fair with it. */
  readonly probability: number;
}

/** One market of one match with its prices. */
export interface MarketPrices {
  /** `family`, the line where it has one, and the player's number after an at sign: '1X2', 'OU2.5', 'PP24.5@7'. Unique within a match. */
  readonly marketCode: string;
  readonly family: string;
  /** Decimal text, relative to the host for handicaps; null where the family has no line. */
  readonly line: string | null;
  /** Whose it is, in a family of which every player has his own. */
  readonly player?: Player | undefined;
  readonly group: string;
  readonly table: string;
  /** The line a main table shows; true for families without lines. */
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

/** What is decided of a match so far. */
export interface MatchResult {
  readonly eventId: string;
  /** Nothing more will be decided. */
  readonly final: boolean;
  readonly results: MatchScores;
  readonly settled: readonly MarketSettlement[];
}

/** The matches offered at an instant. */
export interface OfferedFixtures {
  readonly prematch: readonly Fixture[];
  readonly live: readonly Fixture[];
}
