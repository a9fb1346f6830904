import { settle, whatIf, type LegResult, type Results, type Rules, type Ticket } from '@kvota/bet-slip/math';

/**
 * A ticket in play: its open stake, the results of its decided legs, and the fair chance of each open leg in
 * millionths.
 */
export interface InPlay {
  readonly ticket: Ticket;
  readonly results: Results;
  readonly chances: Readonly<Record<string, number>>;
  /** The highest payout as decimal text; undefined for no limit. */
  readonly cap: string | undefined;
}

/** Decimal places of an expectation. */
export const expectedPlaces = 8;
const million = 1_000_000;
const exact: Rules = { rounding: { places: expectedPlaces, mode: 'down' } };
/** With up to this many open legs in groups, every outcome is listed if the cap is in reach: 256 settlements. */
const listable = 8;

/**
 * Returns the mean payout of a ticket from now on, in units of 10⁻⁸, rounded down. Legs win independently.
 *
 * If the cap is in reach, it is applied to each outcome. With more than eight open legs in groups, a lower bound is
 * returned instead.
 */
export function expectedPayout({ ticket, results, chances, cap }: InPlay): bigint {
  const open = Object.keys(chances);
  // An open leg counts at odds × chance, which is how the engine treats a share of a dead heat.
  const onAverage = open.map((id) => [id, { outcome: 'won', deadHeat: chanceText(chances[id] ?? 0) }] as const);
  const mean = unitsOf(settle(ticket, { ...results, ...Object.fromEntries(onAverage) }, exact).payout);
  if (cap === undefined) return mean;
  const highest = unitsOf(whatIf(ticket, results, exact).possible.max);
  const most = unitsOf(cap);
  if (highest <= most) return mean;
  const grouped = new Set(ticket.groups.flatMap(({ selectionIds }) => selectionIds));
  const uncertain = open.filter((id) => grouped.has(id));
  // min(x, cap) is at least x × cap ÷ highest, and equal to it for an accumulator, which pays all or nothing.
  if (uncertain.length === 0 || uncertain.length > listable) return (mean * most) / highest;
  return listedPayout({ ticket, results, chances, cap }, uncertain);
}

/** Lists the outcomes of legs in groups. A leg outside groups must win for any payout. */
function listedPayout({ ticket, results, chances, cap = '0' }: InPlay, uncertain: readonly string[]): bigint {
  const needed = Object.keys(chances).filter((id) => !uncertain.includes(id));
  const allWin = needed.reduce((product, id) => product * BigInt(chances[id] ?? 0), 1n);
  const rules = { ...exact, maxTicketWin: cap };
  const walk = (at: number, known: Results, ways: bigint): bigint => {
    const id = uncertain[at];
    if (ways === 0n) return 0n;
    if (id === undefined) return ways * unitsOf(settle(ticket, known, rules).payout);
    const chance = BigInt(chances[id] ?? 0);
    const then = (result: LegResult, weight: bigint) => walk(at + 1, { ...known, [id]: result }, ways * weight);
    return then('won', chance) + then('lost', BigInt(million) - chance);
  };
  const won = Object.fromEntries(needed.map((id) => [id, 'won' as const]));
  return walk(0, { ...results, ...won }, allWin) / BigInt(million) ** BigInt(Object.keys(chances).length);
}

const chanceText = (millionths: number): string => `${millionths}/${million}`;

/** Converts decimal text to units of 10⁻⁸. Further places are cut. */
function unitsOf(text: string): bigint {
  const [whole = '0', places = ''] = text.split('.');
  return BigInt(whole + places.slice(0, expectedPlaces).padEnd(expectedPlaces, '0'));
}
