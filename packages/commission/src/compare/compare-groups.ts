import { amountText, grains } from '../amount/amount.ts';
import type { Carry, CpaLine, ShareLine } from '../plan/plan.ts';
import { amountAbove, isByAmount, selectionsAbove } from './rate-curve.ts';

/** A line of the given plan that could pay more than the giver earns on the same base. */
export interface Above {
  readonly line: string;
  readonly reason: 'rate' | 'carry' | 'leastTurnover' | 'perPlayer' | 'terms';
  /** A base, or a number of selections, for which the given rate pays more. */
  readonly at?: string;
}

/** A line that cannot be compared. */
export interface Incomparable {
  readonly line: string;
  readonly reason: 'noCounterpart' | 'less' | 'rates' | 'carry' | 'leastTurnover' | 'fee';
}

/** The outcome of lines of one base; neither field if the lines are within those of the giver. */
export interface Finding {
  readonly above?: Above;
  readonly incomparable?: Incomparable;
}

const DECIMALS = 6;
const strictness: Record<Carry, number> = { none: 0, carry: 1, split: 2 };

/** Compares the treatment of negative bases, if all lines of a side agree. */
function compareCarry(
  given: readonly ShareLine[],
  own: readonly ShareLine[],
): 'equal' | 'milder' | 'stricter' | 'mixed' {
  // Turnover is not negative but for corrections.
  if (given[0]?.base === 'turnover') return 'equal';
  const [first, second] = [given, own].map((lines) => new Set(lines.map(({ carry }) => strictness[carry])));
  if (first?.size !== 1 || second?.size !== 1) return 'mixed';
  const [[left = 0], [right = 0]] = [[...first], [...second]];
  return left === right ? 'equal' : left < right ? 'milder' : 'stricter';
}

function compareRates(line: string, given: readonly ShareLine[], own: readonly ShareLine[]): Finding {
  const [left, right] = [given, own].map((lines) => lines.map(({ rate }) => rate));
  if (!left || !right) return {};
  const all = [...left, ...right];
  if (all.every(isByAmount)) {
    const at = amountAbove(left.filter(isByAmount), right.filter(isByAmount));
    return at === undefined ? {} : { above: { line, reason: 'rate', at: amountText(at, 0) } };
  }
  if (all.some(({ kind }) => kind === 'slab' || kind === 'graduated'))
    return { incomparable: { line, reason: 'rates' } };
  const at = selectionsAbove(left, right);
  return at === undefined ? {} : { above: { line, reason: 'rate', at: `${at}` } };
}

const isFlat = ({ rate }: ShareLine): boolean => rate.kind === 'flat';
const pays = ({ rate }: ShareLine): boolean =>
  rate.kind === 'flat' ? rate.ppm > 0 : rate.tiers.some(({ ppm }) => ppm > 0);

/** Compares lines for a share of the same base, products and cycle. */
export function compareShares(given: readonly ShareLine[], own: readonly ShareLine[]): Finding {
  const line = given[0]?.id ?? '';
  if (!given.some(pays)) return {};
  if ([...given, ...own].some(({ less }) => less.length > 0)) return { incomparable: { line, reason: 'less' } };
  const carry = compareCarry(given, own);
  if (carry === 'milder') return { above: { line, reason: 'carry' } };
  const flat = [...given, ...own].every(isFlat);
  if (carry === 'mixed' || (carry === 'stricter' && !flat)) return { incomparable: { line, reason: 'carry' } };
  const rates = compareRates(line, given, own);
  if (rates.above || rates.incomparable) return rates;
  const leastOwn = own.map(({ leastTurnover }) => BigInt(leastTurnover));
  const isLower = given.some(({ leastTurnover }) => leastOwn.some((least) => BigInt(leastTurnover) < least));
  if (!isLower) return {};
  const alone = given.length === 1 && own.length === 1 && flat;
  return alone ? { above: { line, reason: 'leastTurnover' } } : { incomparable: { line, reason: 'leastTurnover' } };
}

/** Compares flat lines with flat lines of the giver for more products. Only an excess is certain. */
export function compareWithWider(given: readonly ShareLine[], wider: readonly ShareLine[]): Finding {
  const line = given[0]?.id ?? '';
  if (!given.some(pays)) return {};
  const simple = [...given, ...wider].every((each) => isFlat(each) && each.less.length === 0);
  const finding = wider.length > 0 && simple ? compareRates(line, given, wider) : {};
  return finding.above ? finding : { incomparable: { line, reason: 'noCounterpart' } };
}

/** Compares amounts per player and the terms to qualify. */
export function compareCpa(given: CpaLine, own: CpaLine): Finding {
  const read = (text: string): bigint => grains(text, DECIMALS);
  if (read(given.perPlayer) === 0n) return {};
  if (read(given.perPlayer) > read(own.perPlayer)) return { above: { line: given.id, reason: 'perPlayer' } };
  const isLooser =
    read(given.terms.deposits) < read(own.terms.deposits) ||
    read(given.terms.turnover) < read(own.terms.turnover) ||
    given.terms.days > own.terms.days;
  return isLooser ? { above: { line: given.id, reason: 'terms' } } : {};
}
