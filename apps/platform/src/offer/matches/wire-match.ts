import { thousandthsToOdds, type Match, type MatchEvent, type WireMarket } from '@kvota/contracts';
import type { Played } from '@kvota/match';

import type { Fixture, MatchClock, MatchState, Player } from '../../feed/model/match.ts';
import type { OfferMarket, MatchView } from './match-views.ts';

const statuses = { open: 'OPEN', suspended: 'SUSPENDED', closed: 'CLOSED' } as const;

/** Converts a market to the wire format (MATCH-05 … MATCH-07). */
export function wireMarket(market: OfferMarket): WireMarket {
  return {
    MS: statuses[market.status],
    ...(market.player && { P: market.player.name }),
    ...(market.line === null ? {} : { L: market.line }),
    ...Object.fromEntries(
      market.selections.map(({ selectionCode, odds }) => [selectionCode, { O: thousandthsToOdds(odds) }]),
    ),
  };
}

function clockText(clock: MatchClock, now: number): string {
  const moved = clock.running ? (now - clock.asOf) / 1000 : 0;
  // A clock can stop within a second; it shows the second that is not over.
  const seconds = Math.max(0, Math.floor(clock.direction === 'up' ? clock.seconds + moved : clock.seconds - moved));
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Last minute of each phase whose end is the referee's. Sports with shorter halves never reach it. */
const lastMinutes: Readonly<Record<string, number>> = { FH: 45, SH: 90, ETF: 105, OT: 120 };

/** Returns the minute of added time as it is written, such as 45+2', or undefined in regular time (MATCH-27). */
function addedTime({ matchPhase, clock }: MatchState, now: number): string | undefined {
  const last = lastMinutes[matchPhase.name];
  if (last === undefined || clock?.direction !== 'up' || !clock.running) return undefined;
  const added = Math.floor((clock.seconds + (now - clock.asOf) / 1000) / 60) - last + 1;
  return added < 1 ? undefined : `${last}+${added}'`;
}

/** Returns phase, minute, game clock, server and points (MATCH-10). Football shows minutes, basketball its clock. */
export function wirePhase(state: MatchState, now: number): NonNullable<Match['matchPhase']> {
  const { matchPhase, clock, server, points } = state;
  const added = addedTime(state, now);
  return {
    name: matchPhase.name,
    timeMin: matchPhase.timeMin,
    ...(clock && clock.direction === 'down' ? { clock: clockText(clock, now) } : {}),
    ...(added === undefined ? {} : { clock: added }),
    ...(server ? { server } : {}),
    ...(points ? { points: [points[0], points[1]] } : {}),
  };
}

type Pair = readonly [number, number] | undefined;
const copy = (pair: Pair): [number, number] | undefined => pair && [pair[0], pair[1]];

/** Returns the part of a state from which events are read, with the clock at the beginning of the state. */
export const played = (state: MatchState): Played => ({
  matchState: state.matchPhase.name,
  ...progressOf(state, state.clock?.asOf ?? 0),
});

type Progress = Pick<Match, 'matchPhase' | 'results' | 'stats' | 'redCards' | 'yellowCards'>;

/** Returns phase, scores, statistics and cards of a match in play. */
function progressOf(state: MatchState, now: number): Progress {
  const { G, P, S, L, M } = state.results;
  const results = { G: copy(G), P: copy(P), S: copy(S), L: copy(L), M: copy(M) };
  return {
    matchPhase: wirePhase(state, now),
    results: Object.fromEntries(Object.entries(results).filter(([, pair]) => pair !== undefined)),
    stats: state.stats.map(({ PN, G: goals, P: period, K }) => ({
      PN,
      ...(goals ? { G: copy(goals) } : {}),
      ...(period ? { P: copy(period) } : {}),
      ...(K ? { K: copy(K) } : {}),
    })),
    ...(any(state.redCards) ? { redCards: copy(state.redCards) } : {}),
    ...(any(state.yellowCards) ? { yellowCards: copy(state.yellowCards) } : {}),
  };
}

const any = ([host, away]: readonly [number, number]): boolean => host + away > 0;

/** Converts a match without its markets: teams, and present or final score. */
export function wireScore(fixture: Fixture, state: MatchState, now: number): Match {
  return {
    ...wireFixture(fixture),
    inPlay: state.status === 'live',
    matchState: state.matchPhase.name,
    ...progressOf(state, now),
    markets: {},
    marketsCount: 0,
  };
}

/** Returns the changing part of a match without its markets (MATCH-08 … MATCH-10). */
export function wireProgress(
  { state }: MatchView,
  now: number,
): Pick<Match, 'inPlay' | 'matchState'> & Partial<Progress> {
  const inPlay = state.status === 'live';
  return {
    inPlay,
    matchState: state.status === 'prematch' ? 'NSY' : state.matchPhase.name,
    ...(inPlay ? progressOf(state, now) : {}),
  };
}

/** Returns the constant part of a match. */
function wireFixture({
  sport,
  eventId,
  sfId,
  leagueId,
  leagueName,
  groupName,
  hostName,
  awayName,
  timeStart,
}: Fixture) {
  return {
    sport,
    eventId,
    sfId,
    leagueId,
    leagueName,
    groupName,
    hostName,
    awayName,
    timeStart: new Date(timeStart).toISOString(),
  };
}

/** Counts the markets that are not decided. */
export function countMarkets(view: MatchView): number {
  let count = view.openPlayerMarkets;
  for (const market of view.markets.values()) if (market.status !== 'closed') count += 1;
  return count;
}

/** The parts of a match page that a row does not have. */
export interface MatchPage {
  readonly events: readonly MatchEvent[];
}

/** Yields the markets that a row or a match page shows. */
export function* marketsShown(
  view: MatchView,
  shows: (market: OfferMarket) => boolean,
  page: boolean,
): Generator<OfferMarket> {
  for (const market of view.markets.values()) if (shows(market)) yield market;
  if (page) for (const market of view.playerMarkets().values()) if (shows(market)) yield market;
}

/** Returns the players by the names in markets and tickets (MATCH-01). */
function wirePlayers(names: readonly Pick<Player, 'name' | 'team'>[]): Pick<Match, 'players'> {
  return names.length === 0 ? {} : { players: names.map(({ name, team }) => ({ id: name, name, team })) };
}

const sidesAsPlayers = ({ players }: Fixture): readonly Pick<Player, 'name' | 'team'>[] =>
  players.map((name, index) => ({ name, team: index === 0 ? 'host' : 'away' }));

/**
 * Converts a match with the markets that `shows` selects (MATCH-01, MATCH-02, MATCH-04). With `page`, adds the parts of
 * the match page.
 */
export function wireMatch(
  view: MatchView,
  now: number,
  shows: (market: OfferMarket) => boolean,
  page?: MatchPage,
): Match {
  const { fixture } = view;
  const markets: Record<string, WireMarket> = {};
  for (const market of marketsShown(view, shows, page !== undefined)) markets[market.marketCode] = wireMarket(market);
  const squad = page ? view.squad() : [];
  return {
    ...wireFixture(fixture),
    ...wireProgress(view, now),
    ...wirePlayers(squad.length > 0 ? squad : sidesAsPlayers(fixture)),
    ...(page && view.state.status === 'live' ? { events: [...page.events] } : {}),
    markets,
    marketsCount: countMarkets(view),
  };
}
