import type { FightFrame, FightRules } from './rules.ts';
import { type FightState, foughtOf } from './script.ts';

/** Everything that the markets of a fight are priced from at one instant. */
export class FightGrid {
  readonly frame: FightFrame;
  readonly #rules: FightRules;
  readonly #state: FightState | null;
  /** Seconds fought. */
  readonly #fought: number;

  constructor(rules: FightRules, frame: FightFrame, state: FightState | null, offset: number) {
    this.frame = frame;
    this.#rules = rules;
    this.#state = state;
    const since = state?.running === true ? Math.max(0, offset - state.at) / 1000 : 0;
    this.#fought = state === null ? 0 : foughtOf(rules, state) + since;
  }

  /** Returns the probability that the fight goes on to so many seconds. */
  lasts(seconds: number): number {
    const pace = (this.frame.host + this.frame.away) / this.#rules.roundSeconds;
    return Math.exp(-pace * Math.max(0, seconds - this.#fought));
  }

  /** Returns the probability that the fight goes the distance. */
  distance(): number {
    return this.lasts(this.frame.rounds * this.#rules.roundSeconds);
  }

  /** The host's part of the fights that end early. */
  get hostShare(): number {
    return this.frame.host / (this.frame.host + this.frame.away);
  }

  /** Returns the probabilities of each decision of the judges, in a fight that goes the distance. */
  points(): readonly [host: number, level: number, away: number] {
    const distance = this.distance();
    const [host, level, away] = this.#judges();
    return [distance * host, distance * level, distance * away];
  }

  wins(): { readonly host: number; readonly away: number } {
    const early = 1 - this.distance();
    const [host, , away] = this.points();
    return { host: early * this.hostShare + host, away: early * (1 - this.hostShare) + away };
  }

  /** Each round to come goes to one side on the cards. */
  #judges(): readonly [host: number, level: number, away: number] {
    const { rounds, card } = this.frame;
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
}
