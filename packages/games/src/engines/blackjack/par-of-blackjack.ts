import type { BlackjackModel } from '../../models/blackjack/blackjack-models.ts';
import type { Distribution, Outcome } from '../../par/distribution.ts';
import { fraction, minus, plus, times, type Fraction } from '../../par/fraction.ts';
import { parOf, type Par } from '../../par/par.ts';
import { ONE } from '../../round/pay.ts';
import { bestPlayAgainst, type BestPlay } from './best-decisions.ts';
import { BUST, chanceOfDealer21, chanceOfValue, mix, type Totals } from './dealer-totals.ts';
import { EMPTY, plusCard, values } from './total.ts';

/** Chances of a round by what it returns and stakes, in half bets. */
class Outcomes {
  readonly chances = new Map<string, { halves: number; stakes: number; chance: Fraction }>();

  add(halves: number, stakes: number, chance: Fraction): void {
    const key = `${halves} ${stakes}`;
    const known = this.chances.get(key);
    this.chances.set(key, { halves, stakes, chance: known ? plus(known.chance, chance) : chance });
  }

  /** The same as integer weights of one total. */
  distribution(): Distribution {
    const all = [...this.chances.values()];
    const total = all.reduce((shared, { chance }) => (shared * chance.d) / common(shared, chance.d), 1n);
    const outcomes = all.map(({ halves, stakes, chance }): Outcome => {
      return { returned: halves * (ONE / 2), staked: stakes * ONE, weight: (chance.n * total) / chance.d };
    });
    return { outcomes: outcomes.filter(({ weight }) => weight > 0n), total };
  }
}

/** Greatest common divisor. */
function common(a: bigint, b: bigint): bigint {
  return b === 0n ? a : common(b, a % b);
}

/** Halves that a final total returns per stake. */
function halvesOf(mine: number, theirs: number): number {
  if (mine >= BUST) return 0;
  if (theirs === BUST || mine > theirs) return 4;
  return mine === theirs ? 2 : 0;
}

function addHand(into: Outcomes, totals: Totals, stakes: number, dealer: Totals, weight: Fraction): void {
  for (const [mine, chance] of totals) {
    for (const [theirs, other] of dealer) {
      into.add(stakes * halvesOf(mine, theirs), stakes, times(weight, times(chance, other)));
    }
  }
}

/** Both hands of a split meet the same dealer, so that they are combined per total of the dealer. */
function addSplit(into: Outcomes, play: BestPlay, value: number, weight: Fraction): void {
  const hands = play.splitTotals(value);
  for (const [theirs, chance] of play.dealer) {
    const one = new Outcomes();
    for (const { stakes, totals } of hands) {
      for (const [mine, part] of totals) one.add(stakes * halvesOf(mine, theirs), stakes, part);
    }
    for (const a of one.chances.values()) {
      for (const b of one.chances.values()) {
        into.add(a.halves + b.halves, a.stakes + b.stakes, times(times(weight, chance), times(a.chance, b.chance)));
      }
    }
  }
}

/** Adds all rounds with these first cards, in which the dealer has no 21 in two cards. */
function addPlayed(into: Outcomes, play: BestPlay, first: number, second: number, weight: Fraction): void {
  const now = plusCard(plusCard(EMPTY, first), second);
  const [best] = play.decide(now, { double: true, split: first === second ? first : null });
  if (best?.type === 'split') return addSplit(into, play, first, weight);
  if (best?.type !== 'double') return addHand(into, play.totals(now), 1, play.dealer, weight);
  const drawn = mix(
    values.map(({ value, cases }) => {
      const { total } = plusCard(now, value);
      return [new Map([[Math.min(BUST, total), fraction(1n, 1n)]]), chanceOfValue(cases)] as const;
    }),
  );
  addHand(into, drawn, 2, play.dealer, weight);
}

const cache = new Map<string, Par>();

/** Returns the exact figures of best play (GAME-08, GAME-18). The return is per first stake. */
export function blackjackPar(model: BlackjackModel): Par {
  const known = cache.get(model.code);
  if (known) return known;
  const outcomes = new Outcomes();
  for (const up of values) {
    const play = bestPlayAgainst(up.value, model);
    const dealer21 = chanceOfDealer21(up.value);
    const others = minus(fraction(1n, 1n), dealer21);
    for (const first of values) {
      for (const second of values) {
        const weight = fraction(BigInt(up.cases * first.cases * second.cases), 13n ** 3n);
        const has21 = first.value + second.value === 11 && (first.value === 1 || second.value === 1);
        outcomes.add(has21 ? 2 : 0, 1, times(weight, dealer21));
        if (has21) outcomes.add(5, 1, times(weight, others));
        else addPlayed(outcomes, play, first.value, second.value, times(weight, others));
      }
    }
  }
  const par = parOf(outcomes.distribution());
  cache.set(model.code, par);
  return par;
}
