import type { CommissionInput, Products, Rate, ShareLine } from '../index.ts';
import {
  fraction,
  isBelow,
  minus,
  negated,
  plus,
  roundedTo,
  sizeOf,
  sum,
  times,
  whole,
  ZERO,
  type Fraction,
} from './fraction.ts';

const ppmOf = (ppm: number): Fraction => ({ n: BigInt(ppm), d: 1_000_000n });
const covers = (products: Products, name: string): boolean => products === 'all' || products.includes(name);

function rateOn(rate: Rate, amount: Fraction): Fraction {
  if (rate.kind === 'flat') return times(amount, ppmOf(rate.ppm));
  if (rate.kind === 'selections') throw new Error('Computed ticket by ticket.');
  const size = sizeOf(amount);
  let paid = ZERO;
  if (rate.kind === 'slab') {
    for (const { from, ppm } of rate.tiers) {
      if (!isBelow(size, fraction(from))) paid = times(size, ppmOf(ppm));
    }
  } else {
    // Each tier adds the difference of its rate to the one before, on everything above its start.
    let before = 0;
    for (const { from, ppm } of rate.tiers) {
      const over = minus(size, fraction(from));
      if (over.n > 0n) paid = plus(paid, times(over, { n: BigInt(ppm - before), d: 1_000_000n }));
      before = ppm;
    }
  }
  return amount.n < 0n ? negated(paid) : paid;
}

export interface Expected {
  readonly total: Fraction;
  readonly exact: Fraction;
  readonly results: ReadonlyMap<string, Fraction>;
  readonly carryOut: ReadonlyMap<string, Fraction>;
}

/** Computes a commission in fractions, straight from SPEC.md and without code of the package. */
export function bruteForce({ places, period, plan, shares, figures, corrections = [] }: CommissionInput): Expected {
  const total = (field: 'stake' | 'payout' | 'bonusCost', ...filters: Products[]): Fraction =>
    sum(
      Object.entries(figures.products)
        .filter(([name]) => filters.every((filter) => covers(filter, name)))
        .map(([, product]) => fraction(product[field])),
    );
  const baseOf = ({ base, products }: ShareLine): Fraction => {
    const turnover = total('stake', products);
    if (base === 'turnover') return turnover;
    const ggr = minus(turnover, total('payout', products));
    if (base === 'ggr') return ggr;
    const deductions = shares.map((share) => {
      const stake = total('stake', products, share.products);
      const on = share.of === 'turnover' ? stake : minus(stake, total('payout', products, share.products));
      return times(on, ppmOf(share.ppm));
    });
    return minus(minus(ggr, total('bonusCost', products)), sum(deductions));
  };
  const results = new Map<string, Fraction>();
  const carryOut = new Map<string, Fraction>();
  const shareOf = (line: ShareLine): Fraction => {
    const { carry, rate, products } = line;
    let amount = baseOf(line);
    let paid: Fraction;
    if (rate.kind === 'selections') {
      paid = sum(
        Object.entries(figures.products)
          .filter(([name]) => covers(products, name))
          .flatMap(([, { selections = {} }]) => Object.entries(selections))
          .map(([count, stake]) => {
            const fitting = rate.tiers.filter(({ from }) => from <= Number(count));
            return times(fraction(stake), ppmOf(fitting.at(-1)?.ppm ?? 0));
          }),
      );
    } else {
      amount = plus(amount, fraction(figures.carryIn[line.id] ?? '0'));
      if (carry === 'carry' && amount.n < 0n) carryOut.set(line.id, amount);
      if (carry !== 'split' && amount.n < 0n) amount = ZERO;
      paid = rateOn(rate, amount);
    }
    const net = minus(paid, sum(line.less.map(resultOf)));
    if (net.n < 0n) return carry === 'split' ? net : ZERO;
    if (line.leastTurnover === '0') return net;
    return isBelow(total('stake', products), fraction(line.leastTurnover)) ? ZERO : net;
  };
  const resultOf = (id: string): Fraction => {
    const known = results.get(id);
    if (known) return known;
    const line = plan.lines.find((each) => each.id === id);
    if (!line) throw new Error(`No line ${id}.`);
    let result: Fraction;
    if (line.cycle !== period.cycle) result = fraction(figures.weekResults[id] ?? '0');
    else if (line.base === 'cpa') result = times(whole(figures.qualified[id] ?? 0), fraction(line.perPlayer));
    else if (line.base === 'head') {
      const count = line.products === 'all' ? figures.active : (figures.products[line.products[0] ?? '']?.active ?? 0);
      result = times(whole(-count), fraction(line.perPlayer));
    } else result = shareOf(line);
    results.set(id, result);
    return result;
  };
  const due = plan.lines.filter(({ cycle }) => cycle === period.cycle).map(({ id }) => [id, resultOf(id)] as const);
  const exact = sum(due.map(([, result]) => result));
  const corrected = sum(corrections.map(({ amount }) => fraction(amount)));
  return { exact, total: plus(roundedTo(exact, places), corrected), results: new Map(due), carryOut };
}
