import { grains } from '../amount/amount.ts';
import type { CpaLine, HeadLine, Plan, PlanLine, Products, ShareLine } from '../plan/plan.ts';
import { planAt } from '../plan/read-plan.ts';
import { InputError } from '../reading/fault.ts';
import { Reader } from '../reading/reader.ts';
import {
  compareCpa,
  compareShares,
  compareWithWider,
  type Above,
  type Finding,
  type Incomparable,
} from './compare-groups.ts';

export type { Above, Incomparable };

/**
 * A comparison of a given plan with the plan of its giver. `within`: on equal figures no line pays more than the giver
 * earns on the same base. `above`: some line can. `notComparable`: only a preview on real figures shows it.
 */
export type PlanComparison =
  | { readonly status: 'within' }
  | { readonly status: 'above'; readonly above: readonly Above[] }
  | { readonly status: 'notComparable'; readonly incomparable: readonly Incomparable[] };

const isShare = (line: PlanLine): line is ShareLine => line.base !== 'cpa' && line.base !== 'head';
const isCpa = (line: PlanLine): line is CpaLine => line.base === 'cpa';
const isHead = (line: PlanLine): line is HeadLine => line.base === 'head';

const productsKey = (products: Products): string => (products === 'all' ? 'all' : products.toSorted().join('+'));
const keyOf = ({ base, cycle, products }: PlanLine): string => `${base} ${cycle} ${productsKey(products)}`;

const isWithin = (products: Products, wider: Products): boolean =>
  wider === 'all' || (products !== 'all' && products.every((product) => wider.includes(product)));

function checked(plan: unknown, name: string): Plan {
  const reader = new Reader();
  const read = planAt(reader, plan, name);
  if (!read || reader.faults.length > 0) throw new InputError('The plans cannot be compared', reader.faults);
  return read;
}

function compareShareLines(given: readonly ShareLine[], own: readonly ShareLine[]): Finding[] {
  return [...Map.groupBy(given, keyOf)].map(([key, lines]) => {
    const counterparts = own.filter((line) => keyOf(line) === key);
    if (counterparts.length > 0) return compareShares(lines, counterparts);
    const [{ base, cycle, products } = { base: '', cycle: '', products: 'all' as const }] = lines;
    const wider = own.filter((line) => line.base === base && line.cycle === cycle && isWithin(products, line.products));
    return compareWithWider(lines, wider);
  });
}

function compareCpaLines(given: readonly CpaLine[], own: readonly CpaLine[]): Finding[] {
  return given.map((line) => {
    const sameCycle = (each: CpaLine): boolean => each.cycle === line.cycle;
    const [counterpart, ...more] = own.filter(sameCycle);
    const isAlone = given.filter(sameCycle).length === 1 && more.length === 0;
    if (counterpart && isAlone) return compareCpa(line, counterpart);
    return { incomparable: { line: line.id, reason: 'noCounterpart' } };
  });
}

/** Reports fees of the giver that the given plan does not pass on in full. Giving a discount is not an excess. */
function compareFees(given: readonly HeadLine[], own: readonly HeadLine[]): Finding[] {
  const fee = (lines: readonly HeadLine[], key: string): bigint =>
    lines.filter((line) => keyOf(line) === key).reduce((sum, { perPlayer }) => sum + grains(perPlayer, 6), 0n);
  return [...new Set(own.map(keyOf))]
    .filter((key) => fee(given, key) < fee(own, key))
    .map((key) => ({ incomparable: { line: own.find((line) => keyOf(line) === key)?.id ?? '', reason: 'fee' } }));
}

/**
 * Compares a plan that a giver wants to give with the plan that the giver has. Lines for the same base, products and cycle
 * are added up and compared for every amount. A share of losses (`split`) is compared by its rate for gains. Throws an
 * InputError if one of the plans breaks the rules.
 *
 * @example
 * ```ts
 * import { comparePlans, type Plan } from '@kvota/commission';
 *
 * const planOf = (ppm: number): Plan => {
 *   const line = { id: 'share', products: 'all', cycle: 'week', base: 'ggr', carry: 'carry' } as const;
 *   return { version: 1, lines: [{ ...line, rate: { kind: 'flat', ppm }, less: [], leastTurnover: '0' }] };
 * };
 * comparePlans(planOf(250_000), planOf(300_000)); // { status: 'within' }
 * comparePlans(planOf(350_000), planOf(300_000)).status; // 'above'
 * ```
 */
export function comparePlans(given: Plan, own: Plan): PlanComparison {
  const [{ lines: left }, { lines: right }] = [checked(given, 'given'), checked(own, 'own')];
  const findings = [
    ...compareShareLines(left.filter(isShare), right.filter(isShare)),
    ...compareCpaLines(left.filter(isCpa), right.filter(isCpa)),
    ...compareFees(left.filter(isHead), right.filter(isHead)),
  ];
  const above = findings.flatMap((finding) => finding.above ?? []);
  if (above.length > 0) return { status: 'above', above };
  const incomparable = findings.flatMap((finding) => finding.incomparable ?? []);
  return incomparable.length > 0 ? { status: 'notComparable', incomparable } : { status: 'within' };
}
