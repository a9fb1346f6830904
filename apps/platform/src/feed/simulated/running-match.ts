import { mix } from '../random/hash.ts';
import type {
  MarketPrices,
  MarketSettlement,
  MatchResult,
  MatchState,
  Player,
  SuspensionReason,
} from '../model/match.ts';
import { playersBatch } from '../players/player-definitions.ts';
import { opinion } from '../random/noise.ts';
import { codeOf, isOfPlayer, type MarketName } from '../model/market-code.ts';
import { priceMarket } from './price-market.ts';
import { allVoid } from '../pricing/settle.ts';
import { liveSpan, prematchSpan } from './repricing.ts';
import type { Drift, MatchSeed, Play, PlayerMarkets, Sport } from '../sport/sport.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';
import { ascending, lastAtOrBefore } from '../model/timeline.ts';

/** An instant of a match. `offset` stops at the end. */
interface Moment {
  readonly offset: number;
  readonly status: MatchState['status'];
  /** True if the match was ended before the end of its script. */
  readonly cut: boolean;
}

interface PricedBatch {
  readonly at: number;
  readonly suspended: boolean;
  readonly markets: readonly MarketPrices[];
}

/** One match, which answers for any instant. */
export class RunningMatch {
  readonly end: number;
  readonly #sport: Sport;
  readonly #match: MatchSeed;
  readonly #play: Play;
  readonly #names: ReadonlyMap<string, MarketName>;
  #playerNames: ReadonlyMap<string, MarketName> | undefined;
  /** Number of undecided player markets since the last change. */
  #undecided: { readonly boundary: number; readonly count: number } | undefined;
  /** Offsets at which something other than prices changes. */
  readonly #boundaries: readonly number[];
  /** Last prices of each batch, valid until the end of their span. */
  readonly #priced: (PricedBatch | undefined)[] = [];

  constructor(sport: Sport, match: MatchSeed) {
    this.#sport = sport;
    this.#match = match;
    this.#play = sport.play(match);
    this.end = match.fixture.timeStart + this.#play.duration;
    this.#names = new Map(this.#play.markets.map((name) => [codeOf(name), name]));
    const windows = this.#play.suspensions.flatMap(({ from, to }) => [from, to]);
    const inside = [...this.#play.changes, ...windows].filter((at) => at > 0 && at < this.#play.duration);
    this.#boundaries = ascending([0, ...inside, this.#play.duration]);
  }

  stateAt(now: number, endedAt?: number): MatchState {
    const { offset, status, cut } = this.#moment(now, endedAt);
    return {
      eventId: this.#match.fixture.eventId,
      status,
      ...this.#play.view(offset, cut),
      suspension: status === 'live' ? this.#suspension(offset) : null,
    };
  }

  statesUntil(now: number, endedAt?: number, without = 0): readonly MatchState[] {
    const { timeStart } = this.#match.fixture;
    const { offset } = this.#moment(now, endedAt);
    const ends = this.#boundaries.findIndex((at) => at > offset);
    return this.#boundaries.slice(without, ends === -1 ? undefined : ends).map((at) => {
      const scorers = this.#players?.scorersAt(at);
      return { ...this.stateAt(timeStart + at, endedAt), ...(scorers && { scorers }) };
    });
  }

  pricesAt(now: number, endedAt?: number): readonly MarketPrices[] {
    const moment = this.#moment(now, endedAt);
    return Array.from({ length: this.#sport.batches }, (_, batch) => this.#batch(batch, moment)).flat();
  }

  marketAt(code: string, now: number, endedAt?: number): MarketPrices | undefined {
    const read = this.#read(code);
    if (read === undefined) return undefined;
    const moment = this.#moment(now, endedAt);
    const [family, line, player] = read;
    const batch = player === undefined ? this.#sport.batchOf(family) : playersBatch;
    const offered = player === undefined && this.#batch(batch, moment).find(({ marketCode }) => marketCode === code);
    if (offered) return offered;
    const at = this.#pricedAt(batch, moment);
    const drift = this.#drift(at);
    const fair =
      player === undefined
        ? this.#play.fairOf(family, line, at, drift)
        : this.#players?.fairOf(family, line, player, at, drift);
    return fair === undefined ? undefined : this.#price(fair, moment, at);
  }

  get squad(): readonly Player[] {
    return this.#players?.squad ?? [];
  }

  playerPricesAt(now: number, endedAt?: number): readonly MarketPrices[] {
    const moment = this.#moment(now, endedAt);
    const at = this.#pricedAt(playersBatch, moment);
    return this.#players?.fair(at, this.#drift(at)).map((fair) => this.#price(fair, moment, at)) ?? [];
  }

  /** Counts the undecided player markets, once per change of the match. */
  openPlayerMarketsAt(now: number, endedAt?: number): number {
    const moment = this.#moment(now, endedAt);
    if (moment.status === 'ended') return 0;
    const markets = this.#players?.markets ?? [];
    if (moment.offset < 0) return markets.length;
    const boundary = lastAtOrBefore(this.#boundaries, moment.offset);
    if (this.#undecided?.boundary !== boundary) {
      const open = markets.filter((name) => this.#outcome(name, moment) === undefined);
      this.#undecided = { boundary, count: open.length };
    }
    return this.#undecided.count;
  }

  nextChangeAt(now: number): number {
    const { timeStart } = this.#match.fixture;
    if (now >= this.end) return Number.POSITIVE_INFINITY;
    if (now < timeStart) return Math.min(timeStart, prematchSpan(this.#match.key, timeStart, now).to);
    const offset = now - timeStart;
    let next = this.#boundaries[lastAtOrBefore(this.#boundaries, offset) + 1] ?? this.#play.duration;
    for (let batch = 0; batch < this.#sport.batches; batch += 1) {
      next = Math.min(next, liveSpan(this.#match.key, batch, offset).to);
    }
    return timeStart + next;
  }

  resultAt(now: number, endedAt?: number): MatchResult | undefined {
    const moment = this.#moment(now, endedAt);
    if (moment.status === 'prematch') return undefined;
    const settled: MarketSettlement[] = [];
    for (const name of [...this.#play.markets, ...(this.#players?.markets ?? [])]) {
      const outcomes = this.#outcome(name, moment);
      if (outcomes !== undefined) settled.push({ marketCode: codeOf(name), outcomes });
    }
    return {
      eventId: this.#match.fixture.eventId,
      final: moment.status === 'ended',
      results: this.#play.view(moment.offset, moment.cut).results,
      settled,
    };
  }

  settlementAt(code: string, now: number, endedAt?: number): MarketSettlement | undefined {
    const read = this.#read(code);
    const outcomes = read === undefined ? undefined : this.#outcome(read, this.#moment(now, endedAt));
    return outcomes === undefined ? undefined : { marketCode: code, outcomes };
  }

  get #players(): PlayerMarkets | null {
    return this.#play.players ?? null;
  }

  #read(code: string): MarketName | undefined {
    if (!isOfPlayer(code)) return this.#names.get(code);
    this.#playerNames ??= new Map(this.#players?.markets.map((name) => [codeOf(name), name]));
    return this.#playerNames.get(code);
  }

  #moment(now: number, endedAt: number | undefined): Moment {
    const { timeStart } = this.#match.fixture;
    const stop = endedAt !== undefined && endedAt <= now && endedAt < this.end ? endedAt : this.end;
    const offset = Math.min(now, stop) - timeStart;
    if (now >= stop) return { offset, status: 'ended', cut: stop < this.end };
    return { offset, status: offset < 0 ? 'prematch' : 'live', cut: false };
  }

  #suspension(offset: number): SuspensionReason | null {
    return this.#play.suspensions.find(({ from, to }) => from <= offset && offset < to)?.reason ?? null;
  }

  /** A match that was ended before its start is void. */
  #outcome([family, line, player]: MarketName, { offset, status, cut }: Moment): Outcomes | undefined {
    if (status === 'prematch') return undefined;
    const over = cut || status === 'ended';
    const none = { host: 0, away: 0 };
    if (player !== undefined && offset >= 0) return this.#players?.outcome(family, line, player, offset, over);
    if (offset >= 0) return this.#play.outcome(family, line, offset, over);
    const fair =
      player === undefined
        ? this.#play.fairOf(family, line, offset, none)
        : this.#players?.fairOf(family, line, player, offset, none);
    return fair === undefined ? undefined : allVoid(fair.selections.map(([code]) => code));
  }

  #drift(offset: number): Drift {
    const at = this.#match.fixture.timeStart + offset;
    return { host: opinion(mix(this.#match.key, 301), at), away: opinion(mix(this.#match.key, 302), at) };
  }

  /** Returns the offset at which a batch was last priced. */
  #pricedAt(batch: number, { offset, status }: Moment): number {
    const { key, fixture } = this.#match;
    if (status === 'ended') return offset;
    if (offset < 0) return prematchSpan(key, fixture.timeStart, fixture.timeStart + offset).from - fixture.timeStart;
    const happened = this.#boundaries[lastAtOrBefore(this.#boundaries, offset)] ?? 0;
    return Math.max(liveSpan(key, batch, offset).from, happened);
  }

  #batch(batch: number, moment: Moment): readonly MarketPrices[] {
    const at = this.#pricedAt(batch, moment);
    const suspended = moment.status === 'live' && this.#suspension(moment.offset) !== null;
    const known = this.#priced[batch];
    if (moment.status !== 'ended' && known !== undefined && known.at === at && known.suspended === suspended) {
      return known.markets;
    }
    const markets = this.#play.fair(batch, at, this.#drift(at)).map((fair) => this.#price(fair, moment, at));
    if (moment.status !== 'ended') this.#priced[batch] = { at, suspended, markets };
    return markets;
  }

  #price(fair: FairMarket, moment: Moment, at: number): MarketPrices {
    const ended = moment.status === 'ended';
    return priceMarket(fair, {
      live: at >= 0,
      reach: this.#match.league.reach,
      suspended: moment.status === 'live' && this.#suspension(moment.offset) !== null,
      over: ended,
      outcomes: this.#outcome([fair.definition.family, fair.line, fair.player?.number], moment),
    });
  }
}
