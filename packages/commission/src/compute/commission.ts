import { amountText, grains, roundedToMinor, type Amount } from '../amount/amount.ts';
import type { CommissionInput } from '../figures/figures.ts';
import { inputOf } from '../figures/read-input.ts';
import type { PlanLine } from '../plan/plan.ts';
import { lineSheet } from './line-sheet.ts';
import type { Commission, LineResult, Step } from './step.ts';

/** Returns the lines of the cycle so that each comes after those that it deducts, otherwise in the order of the plan. */
function inOrder({ plan, period }: CommissionInput): PlanLine[] {
  const lines = new Map(plan.lines.filter(({ cycle }) => cycle === period.cycle).map((line) => [line.id, line]));
  const ordered = new Set<PlanLine>();
  const add = (line: PlanLine): void => {
    for (const id of 'less' in line ? line.less : []) {
      const before = lines.get(id);
      if (before) add(before);
    }
    ordered.add(line);
  };
  for (const line of lines.values()) add(line);
  return [...ordered];
}

/** Computes the commission of input that was read. */
export function commissionOf(input: CommissionInput): Commission {
  const { places, figures } = input;
  const results = new Map(Object.entries(figures.weekResults).map(([id, text]) => [id, grains(text, places)]));
  const lines: LineResult[] = [];
  const steps: Step[] = [];
  let exact = 0n;
  for (const line of inOrder(input)) {
    const sheet = lineSheet(line, input, results);
    results.set(line.id, sheet.result);
    lines.push(sheet.line);
    exact += sheet.result;
    const amounts = { amount: sheet.line.result, value: amountText(exact, places) };
    steps.push(...sheet.steps, { type: 'result', line: line.id, ...amounts });
  }
  let total = roundedToMinor(exact);
  steps.push({ type: 'round', amount: amountText(total - exact, places), value: amountText(total, places) });
  for (const { id, period, amount } of input.corrections ?? []) {
    const added = grains(amount, places);
    total += added;
    // Written as all amounts of a result are, whatever zeros it was given with.
    const amounts = { amount: amountText(added, places), value: amountText(total, places) };
    steps.push({ type: 'correction', id, period, ...amounts });
  }
  return { lines, steps, exact: amountText(exact, places), total: amountText(total, places) };
}

/**
 * Computes the amount that a parent owes a child for a period. Exact: rates apply to unrounded bases, and the sum of all
 * lines is rounded once; corrections are added after it. Throws an InputError with every fault if the input breaks the rules.
 *
 * @example
 * ```ts
 * import { commission } from '@kvota/commission';
 *
 * const rate = { kind: 'flat', ppm: 300_000 } as const;
 * const line = { id: 'share', products: 'all', cycle: 'week', base: 'ggr', carry: 'carry', rate } as const;
 * const plan = { version: 1, lines: [{ ...line, less: [], leastTurnover: '0' }] };
 * const period = { id: '2026-W48', cycle: 'week', from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' } as const;
 * const casino = { stake: '1000.00', payout: '899.95', bonusCost: '0.00', active: 3 };
 * const figures = { products: { casino }, active: 3, qualified: {}, carryIn: { share: '-20.00' }, weekResults: {} };
 *
 * const { exact, total } = commission({ places: 2, period, plan, shares: [], figures });
 * exact; // '24.015'
 * total; // '24.02'
 * ```
 */
export function commission(input: CommissionInput): Commission {
  return commissionOf(inputOf(input));
}

/**
 * Returns the carry of a period as the next period of the same cycle takes it in.
 *
 * @example
 * ```ts
 * import { nextCarry } from '@kvota/commission';
 *
 * const lost = { id: 'share', base: '-80.00', carryIn: '-20.00', carryOut: '-100.00', result: '0.00' };
 * nextCarry({ lines: [lost], steps: [], exact: '0.00', total: '0.00' }); // { share: '-100.00' }
 * ```
 */
export function nextCarry({ lines }: Commission): Readonly<Record<string, Amount>> {
  return Object.fromEntries(
    lines.filter(({ carryOut }) => /[1-9]/.test(carryOut)).map(({ id, carryOut }) => [id, carryOut]),
  );
}
