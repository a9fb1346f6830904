import type { BlackjackModel } from '../../models/blackjack/blackjack-models.ts';
import { fraction, isBelow, plus, times, type Fraction } from '../../par/fraction.ts';
import { BUST, chanceOfValue, dealerTotals, mix, type Totals } from './dealer-totals.ts';
import type { BlackjackAction } from './blackjack-state.ts';
import { EMPTY, plusCard, values, type BlackjackTotal } from './total.ts';

/** A decision with the mean gain that it leads to by best play, in bets. */
export interface Decision {
  readonly type: BlackjackAction['type'];
  readonly gain: Fraction;
}

/** Best play against one shown card of the dealer, given that the dealer has no 21 in two cards. */
export interface BestPlay {
  readonly dealer: Totals;
  /** The possible decisions of a hand, best first. */
  decide(now: BlackjackTotal, may: { readonly double: boolean; readonly split: number | null }): readonly Decision[];
  /** Chances of the final total of a hand that is only hit or left. */
  totals(now: BlackjackTotal): Totals;
  /** Chances of final totals by stakes of one hand after a split of this value. */
  splitTotals(value: number): readonly { readonly stakes: number; readonly totals: Totals }[];
}

const ZERO = fraction(0n, 1n);
const TWO = fraction(2n, 1n);
const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, ZERO);

/** Mean gain of a final total against the totals of the dealer. */
function gainOf(total: number, dealer: Totals): Fraction {
  if (total >= BUST) return fraction(-1n, 1n);
  return sum(
    [...dealer].map(([theirs, chance]) => {
      if (theirs === total) return ZERO;
      return theirs === BUST || theirs < total ? chance : times(chance, fraction(-1n, 1n));
    }),
  );
}

const afterCard = (now: BlackjackTotal, use: (next: BlackjackTotal) => Fraction): Fraction =>
  sum(values.map(({ value, cases }) => times(chanceOfValue(cases), use(plusCard(now, value)))));

/** Returns best play against a shown card, by dynamic programming in exact fractions (GAME-18). */
export function bestPlayAgainst(up: number, model: BlackjackModel): BestPlay {
  const dealer = dealerTotals(up, model.hitsSoft17);
  const stands = new Map<number, Fraction>();
  const stand = ({ total }: BlackjackTotal): Fraction => {
    const known = stands.get(total);
    if (known) return known;
    const gain = gainOf(total, dealer);
    stands.set(total, gain);
    return gain;
  };
  const hits = new Map<string, Fraction>();
  const hit = (now: BlackjackTotal): Fraction => {
    const key = `${now.total}${now.soft}`;
    const known = hits.get(key);
    if (known) return known;
    const gain = afterCard(now, (next) => (next.total >= 21 ? stand(next) : best(next)));
    hits.set(key, gain);
    return gain;
  };
  const best = (now: BlackjackTotal): Fraction => {
    const [hitting, standing] = [hit(now), stand(now)];
    return isBelow(standing, hitting) ? hitting : standing;
  };
  const double = (now: BlackjackTotal): Fraction => times(TWO, afterCard(now, stand));
  const splitHand = (value: number): Fraction =>
    afterCard(plusCard(EMPTY, value), (next) => {
      if (value === 1 || next.total >= 21) return stand(next);
      return decide(next, { double: model.doubleAfterSplit, split: null })[0]?.gain ?? ZERO;
    });
  const splits = new Map<number, Fraction>();
  const split = (value: number): Fraction => {
    const gain = splits.get(value) ?? times(TWO, splitHand(value));
    splits.set(value, gain);
    return gain;
  };
  const decide: BestPlay['decide'] = (now, may) => {
    const decisions: Decision[] = [
      { type: 'stand', gain: stand(now) },
      { type: 'hit', gain: hit(now) },
      ...(may.double ? [{ type: 'double', gain: double(now) } as const] : []),
      ...(may.split === null ? [] : [{ type: 'split', gain: split(may.split) } as const]),
    ];
    return decisions.sort((a, b) => (isBelow(b.gain, a.gain) ? -1 : isBelow(a.gain, b.gain) ? 1 : 0));
  };
  return { dealer, decide, ...totalsOf(decide, model) };
}

/** Chances of final totals if each decision is the best one. */
function totalsOf(decide: BestPlay['decide'], model: BlackjackModel): Pick<BestPlay, 'totals' | 'splitTotals'> {
  const memo = new Map<string, Totals>();
  const one = fraction(1n, 1n);
  const final = ({ total }: BlackjackTotal): Totals => new Map([[Math.min(BUST, total), one]]);
  const totals = (now: BlackjackTotal): Totals => {
    const key = `${now.total}${now.soft}`;
    const known = memo.get(key);
    if (known) return known;
    const isLeft = now.total >= 21 || decide(now, { double: false, split: null })[0]?.type === 'stand';
    const result = isLeft
      ? final(now)
      : mix(values.map(({ value, cases }) => [totals(plusCard(now, value)), chanceOfValue(cases)] as const));
    memo.set(key, result);
    return result;
  };
  const splitTotals: BestPlay['splitTotals'] = (value) => {
    const first = plusCard(EMPTY, value);
    const parts = values.map((card) => {
      const now = plusCard(first, card.value);
      const chance = chanceOfValue(card.cases);
      const isLast = value === 1 || now.total >= 21;
      const [decision] = isLast ? [] : decide(now, { double: model.doubleAfterSplit, split: null });
      if (decision?.type !== 'double') return { stakes: 1, part: [isLast ? final(now) : totals(now), chance] as const };
      const drawn = values.map((next) => [final(plusCard(now, next.value)), chanceOfValue(next.cases)] as const);
      return { stakes: 2, part: [mix(drawn), chance] as const };
    });
    return [1, 2].map((stakes) => ({
      stakes,
      totals: mix(parts.filter((each) => each.stakes === stakes).map(({ part }) => part)),
    }));
  };
  return { totals, splitTotals };
}
