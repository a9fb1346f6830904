import type { Plan } from '@kvota/commission';
import { CommissionLines, type CommissionLine } from '@kvota/contracts';
import { parseAmount } from '@kvota/ui';
import * as v from 'valibot';

import { percentToPpm } from '../../commission/percent.ts';
import { isShare, type DraftLine, type PlanDraft } from './plan-draft.ts';

/** Returns an amount as the platform writes it. Text that is none stays as it is, so that reading it names the place. */
function amountOf(text: string): string {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.amount : text;
}

/** Returns whole units: `50.000` is `50000`. Anything else stays as it is. */
function unitsOf(text: string): string {
  const amount = amountOf(text);
  return /^\d{1,15}\.00$/.test(amount) ? amount.slice(0, -3) : text;
}

const integerOf = (text: string): number | string => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text);

function rateOf({ rate, percent, tiers }: DraftLine): unknown {
  if (rate === 'flat') return { kind: rate, ppm: percentToPpm(percent) };
  return {
    kind: rate,
    tiers: tiers.map((tier) => ({
      from: rate === 'selections' ? integerOf(tier.from) : unitsOf(tier.from),
      ppm: percentToPpm(tier.percent),
    })),
  };
}

function lineOf(line: DraftLine): unknown {
  const { id, base, products, cycle } = line;
  const shared = { id, base, products, cycle };
  if (base === 'head') return { ...shared, perPlayer: amountOf(line.perPlayer) };
  if (base === 'cpa') {
    const { deposits, turnover, days } = line;
    const terms = { deposits: amountOf(deposits), turnover: amountOf(turnover), days: integerOf(days) };
    return { ...shared, perPlayer: amountOf(line.perPlayer), terms };
  }
  const leastTurnover = line.leastTurnover.trim() === '' ? '0' : unitsOf(line.leastTurnover);
  return { ...shared, rate: rateOf(line), carry: line.carry, less: line.less, leastTurnover };
}

/** Returns a draft as the JSON that `readPlan` reads. */
export const planJson = ({ version, lines }: PlanDraft): unknown => ({
  version: version + 1,
  lines: lines.map(lineOf),
});

/** Returns the lines that a line may deduct: other shares, and no month from a week. */
export const deductible = (line: DraftLine, lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines.filter(
    (other) => other.id !== line.id && isShare(other.base) && (line.cycle === 'month' || other.cycle === 'week'),
  );

/** Returns the lines of a plan as the platform takes them; undefined if it takes fewer decimals or lines than the plan has. */
export function wireLines(plan: Plan): CommissionLine[] | undefined {
  const read = v.safeParse(CommissionLines, plan.lines);
  return read.success ? read.output : undefined;
}
