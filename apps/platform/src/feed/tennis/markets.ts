import { fairMarket, flagMain, ladderOf, nearest, totalMarket, twoWayMarket } from '../pricing/lines.ts';
import type { FairMarket } from '../pricing/fair-market.ts';
import type { SetChances, TennisOutlook } from './model.ts';
import type { TennisState } from './script.ts';

export const totalLines = ladderOf(12.5, 60.5, 1);
export const handicapLines = ladderOf(-18.5, 18.5, 1);
export const setLines = ladderOf(6.5, 12.5, 1);

/** Selections of the set-betting market. */
export function setCodes(needed: number): readonly string[] {
  const lost = Array.from({ length: needed }, (_, index) => index);
  return [...lost.map((sets) => `${needed}:${sets}`), ...lost.toReversed().map((sets) => `${sets}:${needed}`)];
}

function above(chances: ReadonlyMap<number, number>, line: number): number {
  let sum = 0;
  for (const [value, chance] of chances) if (value > line) sum += chance;
  return sum;
}

function mean(chances: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [value, chance] of chances) sum += value * chance;
  return sum;
}

function setWon(chances: SetChances): number {
  return chances.reduce((sum, [host, away, chance]) => (host > away ? sum + chance : sum), 0);
}

function setAbove(chances: SetChances, line: number): number {
  return chances.reduce((sum, [host, away, chance]) => (host + away > line ? sum + chance : sum), 0);
}

/** All prices of one outlook. */
export class TennisBook {
  readonly #outlook: TennisOutlook;
  readonly #state: TennisState | null;
  readonly #needed: number;

  constructor(outlook: TennisOutlook, state: TennisState | null, needed: number) {
    this.#outlook = outlook;
    this.#state = state;
    this.#needed = needed;
  }

  group(group: number): readonly FairMarket[] {
    if (group === 0) return this.#many([['12'], ['SB'], ['TS', this.#needed === 2 ? 2.5 : 3.5]]);
    if (group === 1) return this.#games();
    return group === 2 ? this.#setMarkets() : this.#running();
  }

  find(family: string, line: number | null): FairMarket | undefined {
    const set = /^S([1-5])_(12|OU|GW)$/.exec(family);
    if (set !== null) return this.#ofSet(family, Number(set[1]), set[2] ?? '', line);
    const { sets, games, leads } = this.#outlook;
    const won = [...sets].reduce(
      (sum, [code, chance]) => (code.startsWith(`${this.#needed}:`) ? sum + chance : sum),
      0,
    );
    switch (family) {
      case '12':
        return twoWayMarket(family, null, won);
      case 'SB':
        return fairMarket(
          family,
          null,
          setCodes(this.#needed).map((code) => [code, sets.get(code) ?? 0]),
        );
      case 'TS':
        return line === null ? undefined : { ...totalMarket(family, line, this.#setsAbove(line)), main: true };
      case 'OU':
        return line === null ? undefined : totalMarket(family, line, above(games, line));
      case 'HC':
        return line === null ? undefined : twoWayMarket(family, line, above(leads, -line));
      default:
        return undefined;
    }
  }

  #setsAbove(line: number): number {
    let sum = 0;
    for (const [code, chance] of this.#outlook.sets) {
      if (Number(code[0]) + Number(code[2]) > line) sum += chance;
    }
    return sum;
  }

  #set(): number {
    return this.#state?.games.length ?? 1;
  }

  #ofSet(family: string, set: number, kind: string, line: number | null): FairMarket | undefined {
    const chances = this.#chancesOf(set);
    if (kind === '12') return twoWayMarket(family, null, setWon(chances));
    if (line === null) return undefined;
    if (kind === 'OU') return totalMarket(family, line, setAbove(chances, line));
    const running = set === this.#set() && line === this.#game();
    return { ...twoWayMarket(family, line, running ? this.#outlook.game : setWon(chances)), main: true };
  }

  #chancesOf(set: number): SetChances {
    const played = this.#state?.games[set - 1];
    if (set === this.#set() && this.#state?.over !== true) return this.#outlook.running;
    return played === undefined ? this.#outlook.fresh : [[played[0], played[1], 1]];
  }

  /** The number of the running game in its set. */
  #game(): number {
    const [host, away] = this.#state?.games.at(-1) ?? [0, 0];
    return host + away + 1;
  }

  #many(names: readonly (readonly [string, number?])[]): readonly FairMarket[] {
    return names.flatMap(([family, line]) => this.find(family, line ?? null) ?? []);
  }

  #games(): readonly FairMarket[] {
    const totals = nearest(totalLines, mean(this.#outlook.games), 6);
    const handicaps = nearest(handicapLines, -mean(this.#outlook.leads), 6);
    return [
      ...flagMain(this.#many(totals.map((line) => ['OU', line]))),
      ...flagMain(this.#many(handicaps.map((line) => ['HC', line]))),
    ];
  }

  /** Sets that have been or will surely be played. */
  #setMarkets(): readonly FairMarket[] {
    const sure = Math.max(this.#needed, this.#set());
    return Array.from({ length: sure }, (_, index) => index + 1).flatMap((set) => {
      const average = this.#chancesOf(set).reduce((sum, [host, away, chance]) => sum + (host + away) * chance, 0);
      const lines = nearest(setLines, average, 3);
      return [...this.#many([[`S${set}_12`]]), ...flagMain(this.#many(lines.map((line) => [`S${set}_OU`, line])))];
    });
  }

  #running(): readonly FairMarket[] {
    if (this.#state === null || this.#state.over || this.#state.tieBreak) return [];
    return this.#many([[`S${this.#set()}_GW`, this.#game()]]);
  }
}
