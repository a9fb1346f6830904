import type {
  Fixture,
  MarketPrices,
  MarketSettlement,
  MatchResult,
  MatchState,
  Player,
  SelectionPrice,
} from '../model/match.ts';
import { lastAtOrBefore } from '../model/timeline.ts';
import type { Change } from './recording-line.ts';

/** A match's state without the parts that depend on the time of the replay. */
type State = Omit<MatchState, 'eventId'>;

/** Values with the offsets from which they apply, ascending. */
class Timeline<T> {
  readonly offsets: number[] = [];
  readonly #values: T[] = [];

  put(at: number, value: T): void {
    if (this.offsets.at(-1) === at) this.#values[this.#values.length - 1] = value;
    else {
      this.offsets.push(at);
      this.#values.push(value);
    }
  }

  at(offset: number): T | undefined {
    return this.#values[lastAtOrBefore(this.offsets, offset)];
  }

  get first(): T | undefined {
    return this.#values[0];
  }
}

type Settled = Omit<MatchResult, 'eventId'>;
type Described = NonNullable<Change['markets']>[string];

/**
 * One match of a recording. Offsets are milliseconds after the beginning of the recording. `stop` is the offset at
 * which an operator or the end of the recording stopped the match. After it the match no longer changes, and its
 * undecided markets are void, because a recording cannot know how they would have ended.
 */
export class RecordedMatch {
  readonly fixture: Fixture;
  readonly squad: readonly Player[];
  /** Offset of the end; Infinity if the recording does not contain it. */
  endsAt = Number.POSITIVE_INFINITY;
  readonly #changes: number[] = [];
  readonly #offer = new Timeline<NonNullable<Change['offer']>>();
  readonly #states = new Timeline<State>();
  readonly #course: State[] = [];
  readonly #courseLength = new Timeline<number>();
  readonly #listed = new Timeline<readonly string[]>();
  readonly #ofPlayers = new Timeline<readonly string[]>();
  readonly #described = new Map<string, Described>();
  readonly #markets = new Map<string, Timeline<MarketPrices>>();
  readonly #results = new Timeline<Settled>();
  readonly #settlements = new Map<string, Timeline<MarketSettlement>>();

  constructor(fixture: Fixture, squad: readonly Player[]) {
    this.fixture = fixture;
    this.squad = squad;
  }

  /** Adds a line about this match. Returns a description of the fault if there is one. */
  take(change: Change): string | undefined {
    const { at, offer, state, course, markets, prices, listed, ofPlayers, result } = change;
    if (this.#changes.at(-1) !== at) this.#changes.push(at);
    if (offer) this.#offer.put(at, offer);
    if (state) {
      this.#states.put(at, state);
      if (state.status === 'ended') this.endsAt = Math.min(this.endsAt, at);
    }
    const present = this.#states.at(at);
    for (const one of course ?? []) {
      const next = one ?? present;
      if (!next) return 'speaks of the present state of a match that has none yet.';
      this.#course.push(next);
    }
    if (course) this.#courseLength.put(at, this.#course.length);
    for (const [code, described] of Object.entries(markets ?? {})) this.#described.set(code, described);
    for (const [code, [status, ...numbers]] of Object.entries(prices ?? {})) {
      const described = this.#described.get(code);
      if (!described) return `has prices of the market ${code}, which no line before it describes.`;
      if (numbers.length !== described.selections.length * 2) {
        return `has ${numbers.length} numbers for the ${described.selections.length} selections of the market ${code}.`;
      }
      const player = this.squad.find((one) => one.number === described.player);
      if (described.player !== undefined && !player) return `has the market ${code} of a player who is in no squad.`;
      needed(this.#markets, code).put(at, marketOf(code, { ...described, player }, status, numbers));
    }
    const unknown = [...(listed ?? []), ...(ofPlayers ?? [])].find((code) => !this.#markets.has(code));
    if (unknown !== undefined) return `lists the market ${unknown}, which no line has prices of.`;
    if (listed) this.#listed.put(at, listed);
    if (ofPlayers) this.#ofPlayers.put(at, ofPlayers);
    if (result) this.#takeResult(at, result);
    return undefined;
  }

  offerAt(offset: number): NonNullable<Change['offer']> {
    return this.#offer.at(offset) ?? 'gone';
  }

  stateAt(offset: number, stop: number): State | undefined {
    const state = this.#states.at(Math.min(offset, stop));
    if (!state || !this.#isCut(offset, stop)) return state;
    return {
      ...state,
      status: 'ended',
      matchPhase: { name: 'F', timeMin: 0 },
      clock: null,
      points: null,
      server: null,
      suspension: null,
    };
  }

  statesUntil(offset: number, stop: number): readonly State[] {
    return this.#course.slice(0, this.#courseLength.at(Math.min(offset, stop)) ?? 0);
  }

  pricesAt(offset: number, stop: number): readonly MarketPrices[] {
    return this.#marketsOf(this.#listed, offset, stop);
  }

  playerPricesAt(offset: number, stop: number): readonly MarketPrices[] {
    return this.#marketsOf(this.#ofPlayers, offset, stop);
  }

  #marketsOf(codes: Timeline<readonly string[]>, offset: number, stop: number): readonly MarketPrices[] {
    return (codes.at(Math.min(offset, stop)) ?? []).flatMap((code) => this.marketAt(code, offset, stop) ?? []);
  }

  marketAt(code: string, offset: number, stop: number): MarketPrices | undefined {
    const market = this.#markets.get(code)?.at(Math.min(offset, stop));
    if (!market || !this.#isCut(offset, stop)) return market;
    const outcomes = this.#settlements.get(code)?.at(stop)?.outcomes;
    return { ...market, status: 'closed', selections: market.selections.map((one) => closed(one, outcomes)) };
  }

  /** Returns the earliest offset after this one at which anything may differ, apart from operators. */
  nextChangeAfter(offset: number, stop: number): number {
    if (offset >= stop) return Number.POSITIVE_INFINITY;
    const next = this.#changes[lastAtOrBefore(this.#changes, offset) + 1] ?? Number.POSITIVE_INFINITY;
    return offset >= this.endsAt ? next : Math.min(next, stop);
  }

  resultAt(offset: number, stop: number): Settled | undefined {
    if (!this.#isCut(offset, stop)) return this.#results.at(offset);
    const state = this.#states.at(stop);
    if (!state) return undefined;
    const decided = this.#results.at(stop)?.settled ?? [];
    const known = new Set(decided.map(({ marketCode }) => marketCode));
    const open = [...this.#markets.keys()].filter((code) => !known.has(code));
    return {
      final: true,
      results: state.results,
      settled: [...decided, ...open.flatMap((code) => this.#void(code) ?? [])],
    };
  }

  settlementAt(code: string, offset: number, stop: number): MarketSettlement | undefined {
    const decided = this.#settlements.get(code)?.at(Math.min(offset, stop));
    return decided ?? (this.#isCut(offset, stop) && this.#states.at(stop) ? this.#void(code) : undefined);
  }

  /** True if the match was stopped before its end. */
  #isCut(offset: number, stop: number): boolean {
    return offset >= stop && stop < this.endsAt;
  }

  #void(marketCode: string): MarketSettlement | undefined {
    const market = this.#markets.get(marketCode)?.first;
    if (!market) return undefined;
    return {
      marketCode,
      outcomes: Object.fromEntries(market.selections.map(({ selectionCode }) => [selectionCode, 'void'])),
    };
  }

  #takeResult(at: number, { final, results, settled }: NonNullable<Change['result']>): void {
    const fresh = Object.entries(settled).map(([marketCode, outcomes]) => ({ marketCode, outcomes }));
    for (const settlement of fresh) needed(this.#settlements, settlement.marketCode).put(at, settlement);
    const before = this.#results.at(at)?.settled ?? [];
    const kept = fresh.length === 0 ? before : before.filter(({ marketCode }) => !Object.hasOwn(settled, marketCode));
    this.#results.put(at, { final, results, settled: [...kept, ...fresh] });
  }
}

function needed<T>(timelines: Map<string, Timeline<T>>, code: string): Timeline<T> {
  const known = timelines.get(code) ?? new Timeline<T>();
  timelines.set(code, known);
  return known;
}

function marketOf(
  marketCode: string,
  { selections, ...described }: Omit<Described, 'player'> & { player: Player | undefined },
  status: MarketPrices['status'],
  numbers: readonly number[],
): MarketPrices {
  return {
    marketCode,
    ...described,
    status,
    selections: selections.map((selectionCode, place) => ({
      selectionCode,
      odds: numbers[place * 2] ?? 0,
      probability: numbers[place * 2 + 1] ?? 0,
    })),
  };
}

function closed(
  { selectionCode, probability }: SelectionPrice,
  outcomes: MarketSettlement['outcomes'] | undefined,
): SelectionPrice {
  const outcome = outcomes?.[selectionCode];
  const known = outcome === 'won' ? 1_000_000 : outcome === 'lost' ? 0 : probability;
  return { selectionCode, odds: 0, probability: known };
}
