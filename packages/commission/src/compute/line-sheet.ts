import { amountText, grains, shareOf } from '../amount/amount.ts';
import type { CommissionInput } from '../figures/figures.ts';
import type { CpaLine, HeadLine, PlanLine, ShareLine } from '../plan/plan.ts';
import { ratePartsOf, unitsOf, type RatePart } from './rate-parts.ts';
import type { LineResult, Step } from './step.ts';
import { stakesBySelections, sumOf } from './sums.ts';

/** A line that was computed: its result in grains and as text, and the steps that led to it. */
export interface LineSheet {
  readonly result: bigint;
  readonly line: LineResult;
  readonly steps: readonly Step[];
}

type Text = (value: bigint) => string;

const amountOf = (record: Readonly<Record<string, string>>, id: string, places: number): bigint =>
  Object.hasOwn(record, id) ? grains(record[id] ?? '0', places) : 0n;

/** Returns the base of the period alone, with a step for each figure that it is made of. */
function baseOf(line: ShareLine, input: CommissionInput, text: Text): { base: bigint; steps: Step[] } {
  const { id, products } = line;
  const turnover = sumOf(input, 'stake', products);
  const steps: Step[] = [{ type: 'turnover', line: id, amount: text(turnover), value: text(turnover) }];
  if (line.base === 'turnover') return { base: turnover, steps };
  let base = turnover;
  const deduct = (amount: bigint): { amount: string; value: string } => {
    base -= amount;
    return { amount: text(-amount), value: text(base) };
  };
  steps.push({ type: 'payout', line: id, ...deduct(sumOf(input, 'payout', products)) });
  if (line.base === 'ggr') return { base, steps };
  steps.push({ type: 'bonusCost', line: id, ...deduct(sumOf(input, 'bonusCost', products)) });
  for (const { id: share, of, ppm, products: taxed } of input.shares) {
    const stake = sumOf(input, 'stake', products, taxed);
    const on = of === 'turnover' ? stake : stake - sumOf(input, 'payout', products, taxed);
    if (on === 0n) continue;
    steps.push({ type: 'share', line: id, share, of, on: text(on), ppm, ...deduct(shareOf(on, ppm)) });
  }
  return { base, steps };
}

/** Applies the carry. `rated` is the base that the rate applies to. */
function carriedOf(line: ShareLine, base: bigint, carryIn: bigint, text: Text) {
  const steps: Step[] = [];
  const sum = base + carryIn;
  if (carryIn !== 0n) steps.push({ type: 'carryIn', line: line.id, amount: text(carryIn), value: text(sum) });
  // By selections, each part has a rate, and only their sum can be negative.
  if (sum >= 0n || line.carry === 'split' || line.rate.kind === 'selections') return { rated: sum, out: 0n, steps };
  const type = line.carry === 'carry' ? 'carryOut' : 'notCarried';
  steps.push({ type, line: line.id, amount: text(-sum), value: text(0n) });
  return { rated: 0n, out: line.carry === 'carry' ? sum : 0n, steps };
}

function partsOf(line: ShareLine, input: CommissionInput, rated: bigint): readonly RatePart[] {
  const { rate } = line;
  if (rate.kind !== 'selections') return ratePartsOf(rate, rated, input.places);
  return stakesBySelections(input, line.products).flatMap(([count, on]) => {
    const ppm = rate.tiers.findLast(({ from }) => from <= count)?.ppm ?? 0;
    return on === 0n ? [] : [{ from: `${count}`, on, ppm }];
  });
}

function shareSheet(line: ShareLine, input: CommissionInput, deducted: ReadonlyMap<string, bigint>): LineSheet {
  const { places } = input;
  const text = (value: bigint): string => amountText(value, places);
  const { id } = line;
  const { base, steps } = baseOf(line, input, text);
  const carryIn = amountOf(input.figures.carryIn, id, places);
  const { rated, out, steps: carrySteps } = carriedOf(line, base, carryIn, text);
  steps.push(...carrySteps);
  let result = 0n;
  const change = (amount: bigint): { amount: string; value: string } => {
    result += amount;
    return { amount: text(amount), value: text(result) };
  };
  for (const { from, on, ppm } of partsOf(line, input, rated)) {
    const tier = from === undefined ? {} : { from };
    steps.push({ type: 'rate', line: id, ...tier, on: text(on), ppm, ...change(shareOf(on, ppm)) });
  }
  for (const of of line.less) {
    steps.push({ type: 'less', line: id, of, ...change(-(deducted.get(of) ?? 0n)) });
  }
  if (result < 0n && line.carry !== 'split') steps.push({ type: 'floor', line: id, ...change(-result) });
  const turnover = sumOf(input, 'stake', line.products);
  const least = unitsOf(line.leastTurnover, places);
  // Corrections can make turnover negative: a least turnover of 0 is none.
  if (result > 0n && least > 0n && turnover < least) {
    const compared = { turnover: text(turnover), least: text(least) };
    steps.push({ type: 'leastTurnover', line: id, ...compared, ...change(-result) });
  }
  const amounts = { base: text(base), carryIn: text(carryIn), carryOut: text(out), result: text(result) };
  return { result, line: { id, ...amounts }, steps };
}

function playersOf(line: CpaLine | HeadLine, { figures }: CommissionInput): number {
  if (line.base === 'cpa') return figures.qualified[line.id] ?? 0;
  if (line.products === 'all') return figures.active;
  const [product = ''] = line.products;
  return Object.hasOwn(figures.products, product) ? (figures.products[product]?.active ?? 0) : 0;
}

function countSheet(line: CpaLine | HeadLine, input: CommissionInput): LineSheet {
  const { places } = input;
  const { id, perPlayer } = line;
  const count = playersOf(line, input);
  const sum = BigInt(count) * grains(perPlayer, places);
  const result = line.base === 'head' ? -sum : sum;
  const [none, amount] = [amountText(0n, places), amountText(result, places)];
  return {
    result,
    line: { id, base: amountText(sum, places), carryIn: none, carryOut: none, result: amount },
    steps: [{ type: 'players', line: id, count, perPlayer, amount, value: amount }],
  };
}

/** Computes a line. `deducted` has the results of the lines that it deducts, in grains. */
export const lineSheet = (line: PlanLine, input: CommissionInput, deducted: ReadonlyMap<string, bigint>): LineSheet =>
  line.base === 'cpa' || line.base === 'head' ? countSheet(line, input) : shareSheet(line, input, deducted);
