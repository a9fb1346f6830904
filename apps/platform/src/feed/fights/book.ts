import { fairMarket, flagMain, totalMarket, twoWayMarket } from '../pricing/lines.ts';
import type { FairMarket } from '../pricing/fair-market.ts';
import type { FightFrame, FightRules } from './rules.ts';
import { type FightState, foughtOf } from './script.ts';

export const roundLines = (rounds: number): readonly number[] =>
  Array.from({ length: rounds - 1 }, (_, index) => index + 0.5).filter((line) => line > 1 || rounds < 5);

/** Ways to win, in display order. */
export function methodCodes({ finishes }: FightRules): readonly string[] {
  const ways = [...finishes.map(([how]) => how), 'PTS'];
  return [...ways.map((way) => `1/${way}`), 'X', ...ways.map((way) => `2/${way}`)];
}

export function roundCodes(rounds: number): readonly string[] {
  const of = (side: string): string[] => Array.from({ length: rounds }, (_, index) => `${side}/R${index + 1}`);
  return [...of('1'), '1/PTS', 'X', ...of('2'), '2/PTS'];
}

/** All prices of one instant. */
export class FightBook {
  readonly #rules: FightRules;
  readonly #frame: FightFrame;
  readonly #state: FightState | null;
  /** Seconds fought. */
  readonly #fought: number;

  constructor(rules: FightRules, frame: FightFrame, state: FightState | null, offset: number) {
    this.#rules = rules;
    this.#frame = frame;
    this.#state = state;
    const since = state?.running === true ? Math.max(0, offset - state.at) / 1000 : 0;
    this.#fought = state === null ? 0 : foughtOf(rules, state) + since;
  }

  all(): readonly FairMarket[] {
    const lines = roundLines(this.#frame.rounds);
    return [
      ...['12', 'MOV', 'GD', 'RB'].flatMap((family) => this.find(family, null) ?? []),
      ...flagMain(lines.flatMap((line) => this.find('TR', line) ?? [])),
    ];
  }

  find(family: string, line: number | null): FairMarket | undefined {
    switch (family) {
      case '12': {
        const { host, away } = this.#wins();
        return twoWayMarket(family, null, host + away > 0 ? host / (host + away) : 0.5);
      }
      case 'MOV':
        return fairMarket(family, null, this.#methods());
      case 'GD': {
        const yes = this.#lasts(this.#frame.rounds * this.#rules.roundSeconds);
        return fairMarket(family, null, [
          ['yes', yes],
          ['no', 1 - yes],
        ]);
      }
      case 'RB':
        return fairMarket(family, null, this.#rounds());
      case 'TR':
        return line === null ? undefined : totalMarket(family, line, this.#lasts(line * this.#rules.roundSeconds));
      default:
        return undefined;
    }
  }

  get #pace(): number {
    return (this.#frame.host + this.#frame.away) / this.#rules.roundSeconds;
  }

  /** The chance that the fight goes on to so many seconds. */
  #lasts(seconds: number): number {
    return Math.exp(-this.#pace * Math.max(0, seconds - this.#fought));
  }

  get #hostShare(): number {
    return this.#frame.host / (this.#frame.host + this.#frame.away);
  }

  /** The judges: every round to come goes one way or the other. */
  #judges(): readonly [host: number, level: number, away: number] {
    const { rounds, card } = this.#frame;
    const [h, a] = this.#state?.cards ?? [0, 0];
    const left = rounds - h - a;
    const chances: [number, number, number] = [0, 0, 0];
    let chance = (1 - card) ** left;
    for (let won = 0; won <= left; won += 1) {
      const lead = h + won - (a + left - won);
      chances[lead > 0 ? 0 : lead < 0 ? 2 : 1] += chance;
      chance *= ((left - won) / (won + 1)) * (card / (1 - card));
    }
    return chances;
  }

  #points(): readonly [host: number, level: number, away: number] {
    const bell = this.#lasts(this.#frame.rounds * this.#rules.roundSeconds);
    const [host, level, away] = this.#judges();
    return [bell * host, bell * level, bell * away];
  }

  #wins(): { readonly host: number; readonly away: number } {
    const early = 1 - this.#lasts(this.#frame.rounds * this.#rules.roundSeconds);
    const [host, , away] = this.#points();
    return { host: early * this.#hostShare + host, away: early * (1 - this.#hostShare) + away };
  }

  #methods(): FairMarket['selections'] {
    const early = 1 - this.#lasts(this.#frame.rounds * this.#rules.roundSeconds);
    const [host, level, away] = this.#points();
    const ways = (side: string, share: number, points: number): [string, number][] => [
      ...this.#rules.finishes.map(([how, part]): [string, number] => [`${side}/${how}`, early * share * part]),
      [`${side}/PTS`, points],
    ];
    return [...ways('1', this.#hostShare, host), ['X', level], ...ways('2', 1 - this.#hostShare, away)];
  }

  #rounds(): FairMarket['selections'] {
    const { roundSeconds } = this.#rules;
    const [host, level, away] = this.#points();
    const of = (side: string, share: number): [string, number][] =>
      Array.from({ length: this.#frame.rounds }, (_, index) => {
        const ends = this.#lasts(index * roundSeconds) - this.#lasts((index + 1) * roundSeconds);
        return [`${side}/R${index + 1}`, Math.max(0, ends) * share];
      });
    return [
      ...of('1', this.#hostShare),
      ['1/PTS', host],
      ['X', level],
      ...of('2', 1 - this.#hostShare),
      ['2/PTS', away],
    ];
  }
}
