import { isSetOver, type Serving } from './rules.ts';
import { servesPoint, type TennisState } from './script.ts';

/**
 * Returns the probability of winning a race to `target` points with a lead of two. Each point is won with probability
 * p. From the last level score on, the probability is p²/(p² + q²).
 */
export function raceChance(target: number, mine: number, theirs: number, p: number): number {
  const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
  const known = new Map<number, number>();
  const from = (a: number, b: number): number => {
    if (a >= target - 1 && b >= target - 1) {
      if (a === b) return deuce;
      if (Math.abs(a - b) >= 2) return a > b ? 1 : 0;
      return a > b ? p + (1 - p) * deuce : p * deuce;
    }
    if (a >= target) return 1;
    if (b >= target) return 0;
    const key = a * 32 + b;
    const found = known.get(key);
    if (found !== undefined) return found;
    const chance = p * from(a + 1, b) + (1 - p) * from(a, b + 1);
    known.set(key, chance);
    return chance;
  };
  return from(mine, theirs);
}

/** Games of a finished set with their probability. */
export type SetChances = readonly (readonly [host: number, away: number, chance: number])[];

interface Service {
  /** Probability that the host wins a game on each service, and a tie-break. */
  readonly hostServes: number;
  readonly awayServes: number;
  readonly tieBreak: number;
}

function serviceOf({ host, away }: Serving): Service {
  return {
    hostServes: raceChance(4, 0, 0, host),
    awayServes: 1 - raceChance(4, 0, 0, away),
    tieBreak: raceChance(7, 0, 0, (host + 1 - away) / 2),
  };
}

/** Returns how a set can end from a score on. `now` is the probability that the host wins the running game. */
function setFrom(service: Service, start: readonly [number, number], server: 0 | 1, now: number | null): SetChances {
  const ends: [number, number, number][] = [];
  const chances = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => 0));
  const add = (host: number, away: number, chance: number): void => {
    const row = chances[host];
    if (row !== undefined) row[away] = (row[away] ?? 0) + chance;
  };
  add(start[0], start[1], 1);
  for (let played = start[0] + start[1]; played <= 13; played += 1) {
    for (let host = Math.max(0, played - 7); host <= Math.min(7, played); host += 1) {
      const away = played - host;
      const chance = chances[host]?.[away] ?? 0;
      if (chance === 0) continue;
      if (isSetOver(host, away)) {
        ends.push([host, away, chance]);
        continue;
      }
      const hostServing = (server === 0) === ((played - start[0] - start[1]) % 2 === 0);
      const fresh = host === 6 && away === 6 ? service.tieBreak : hostServing ? service.hostServes : service.awayServes;
      const win = now !== null && played === start[0] + start[1] ? now : fresh;
      add(host + 1, away, chance * win);
      add(host, away + 1, chance * (1 - win));
    }
  }
  return ends;
}

/** The market's expectation at an instant. */
export interface TennisOutlook {
  /** Probability that the host wins the running game. */
  readonly game: number;
  /** Ends of the running set, and of a set that has not begun. */
  readonly running: SetChances;
  readonly fresh: SetChances;
  /** Probabilities of the final scores in sets. */
  readonly sets: ReadonlyMap<string, number>;
  /** Probabilities of the total of games, and of the host's lead in games. */
  readonly games: ReadonlyMap<number, number>;
  readonly leads: ReadonlyMap<number, number>;
}

/** One node of the walk over sets: probabilities of the total and the lead in games. */
interface Branch {
  chance: number;
  readonly games: Map<number, number>;
  readonly leads: Map<number, number>;
}

function branch(): Branch {
  return { chance: 0, games: new Map(), leads: new Map() };
}

function spread(into: Map<number, number>, from: ReadonlyMap<number, number>, step: number, chance: number): void {
  for (const [value, weight] of from) into.set(value + step, (into.get(value + step) ?? 0) + weight * chance);
}

function gameChance(state: TennisState, { host, away }: Serving): number {
  const [mine, theirs] = state.points;
  if (state.tieBreak) return raceChance(7, mine, theirs, (host + 1 - away) / 2);
  return servesPoint(state) === 0 ? raceChance(4, mine, theirs, host) : 1 - raceChance(4, theirs, mine, away);
}

/** Computes the expectation from both players' service and the score. */
export function outlookOf(serving: Serving, state: TennisState | null, needed: number): TennisOutlook {
  const service = serviceOf(serving);
  const first = setFrom(service, [0, 0], 0, null).map(([h, a, chance]) => [h, a, chance / 2] as const);
  // The first server of a later set is unknown.
  const fresh = [...first, ...setFrom(service, [0, 0], 1, null).map(([h, a, chance]) => [h, a, chance / 2] as const)];
  const live = state !== null && !state.over;
  const game = live ? gameChance(state, serving) : 0.5;
  const running = live ? setFrom(service, state.games.at(-1) ?? [0, 0], state.server, game) : fresh;
  return { game, running, fresh, ...walkSets(state, running, fresh, needed) };
}

function walkSets(
  state: TennisState | null,
  running: SetChances,
  fresh: SetChances,
  needed: number,
): Pick<TennisOutlook, 'sets' | 'games' | 'leads'> {
  const start = branch();
  const before = state === null || state.over ? (state?.games ?? []) : state.games.slice(0, -1);
  start.chance = 1;
  start.games.set(
    before.reduce((sum, [h, a]) => sum + h + a, 0),
    1,
  );
  start.leads.set(
    before.reduce((sum, [h, a]) => sum + h - a, 0),
    1,
  );
  const [wonSets, lostSets] = state?.sets ?? [0, 0];
  const branches = new Map<string, Branch>([[`${wonSets}:${lostSets}`, start]]);
  const ends = { sets: new Map<string, number>(), games: new Map<number, number>(), leads: new Map<number, number>() };
  for (let played = wonSets + lostSets; played < needed * 2; played += 1) {
    const chances = played === wonSets + lostSets ? running : fresh;
    for (let host = 0; host <= Math.min(played, needed); host += 1) {
      const code = `${host}:${played - host}`;
      const from = branches.get(code);
      if (from === undefined) continue;
      if (host === needed || played - host === needed) {
        ends.sets.set(code, from.chance);
        spread(ends.games, from.games, 0, 1);
        spread(ends.leads, from.leads, 0, 1);
      } else {
        for (const [h, a, chance] of chances) {
          const next = h > a ? `${host + 1}:${played - host}` : `${host}:${played - host + 1}`;
          const into = branches.get(next) ?? branch();
          branches.set(next, into);
          into.chance += from.chance * chance;
          spread(into.games, from.games, h + a, chance);
          spread(into.leads, from.leads, h - a, chance);
        }
      }
    }
  }
  return ends;
}
