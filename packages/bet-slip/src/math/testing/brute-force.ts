import type { LegResult, Rules, Ticket } from '../types.ts';

/**
 * Calculates the slow way: lists every line, multiplies, adds. It shares no code with the engine, so that tests and the
 * benchmark compare against something independent. Fractions are [numerator, denominator].
 */
export type Fraction = readonly [bigint, bigint];

export function fraction(text: string): Fraction {
  if (text.includes('/')) {
    const [over = '0', under = '1'] = text.split('/');
    return [BigInt(over), BigInt(under)];
  }
  const dot = text.indexOf('.');
  return dot < 0 ? [BigInt(text), 1n] : [BigInt(text.replace('.', '')), 10n ** BigInt(text.length - dot - 1)];
}

const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
/** Adds fractions. If one denominator is a multiple of the other, the sum keeps it, so that long sums stay short. */
function plus(a: Fraction, b: Fraction): Fraction {
  if (a[1] % b[1] === 0n) return [a[0] + b[0] * (a[1] / b[1]), a[1]];
  return b[1] % a[1] === 0n ? plus(b, a) : [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
}
const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  const [head, ...rest] = items;
  if (head === undefined) return [];
  return [...subsets(rest, size - 1).map((tail) => [head, ...tail]), ...subsets(rest, size)];
}

/** Lists every line of a ticket as selection ids. */
export function linesOf(ticket: Ticket): string[][] {
  const grouped = ticket.groups.flatMap((group) => group.selectionIds);
  const bankers = ticket.selections.map(({ id }) => id).filter((id) => !grouped.includes(id));
  let lines = [bankers];
  for (const { conditions, selectionIds } of ticket.groups) {
    const picks = conditions.flatMap((k) => subsets(selectionIds, k));
    lines = lines.flatMap((line) => picks.map((pick) => [...line, ...pick]));
  }
  return lines;
}

export function factorOf(odds: string, result: LegResult): Fraction {
  if (result === 'won') return fraction(odds);
  if (result === 'lost') return [0n, 1n];
  if (result === 'void') return [1n, 1n];
  const share = fraction(result.deadHeat ?? '1');
  const back = fraction(result.voidFactor ?? '0');
  const won = result.outcome === 'won' ? times(fraction(odds), share) : ([0n, 1n] as const);
  return plus(times(won, [back[1] - back[0], back[1]]), back);
}

/** Rounds a fraction to units of 10^-places. */
function round([n, d]: Fraction, places: number, mode: 'halfUp' | 'down' | 'halfEven'): bigint {
  const scaled = n * 10n ** BigInt(places);
  const floor = scaled / d;
  const rest = scaled - floor * d;
  if (mode === 'down' || rest * 2n < d) return floor;
  if (rest * 2n > d || mode === 'halfUp') return floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}

/** Writes units of 10^-places as an amount. */
function amount(units: bigint, places: number): string {
  const unit = 10n ** BigInt(places);
  return places === 0 ? `${units}` : `${units / unit}.${String(units % unit).padStart(places, '0')}`;
}

export interface Enumerated {
  readonly lines: bigint;
  readonly cheapest: Fraction;
  readonly dearest: Fraction;
  readonly sum: Fraction;
  readonly alive: bigint;
  /** Units of the payout after rounding, free bet, adjustments and cap. */
  readonly units: bigint;
}

/** Lists every line and pays it by the given factors. */
export function enumerate(ticket: Ticket, factors: ReadonlyMap<string, Fraction>, rules: Rules): Enumerated {
  const { places, mode, scope } = { places: 2, mode: 'halfUp' as const, scope: 'ticket', ...rules.rounding };
  const products = linesOf(ticket).map((line) =>
    line.map((id) => factors.get(id) ?? ([0n, 1n] as const)).reduce(times, [1n, 1n]),
  );
  const count = BigInt(products.length);
  const [stake, stakeUnit] = fraction(ticket.stake);
  const perLine: Fraction = [stake, stakeUnit * count];
  const sum = products.reduce(plus, [0n, 1n]);
  const first = products[0] ?? ([0n, 1n] as const);
  let units =
    scope === 'line'
      ? products.reduce((total, line) => total + round(times(line, perLine), places, mode), 0n)
      : round(times(sum, perLine), places, mode);
  if (ticket.freeBet) units -= round([stake, stakeUnit], places, mode);
  if (units < 0n) units = 0n;
  const adjust = (at: 'beforeCap' | 'afterCap') => {
    for (const { stage, apply } of rules.adjustments ?? []) {
      if ((stage ?? 'beforeCap') === at) units = round(fraction(apply(amount(units, places), ticket)), places, mode);
    }
  };
  adjust('beforeCap');
  const cap = rules.maxTicketWin === undefined ? units : round(fraction(rules.maxTicketWin), places, 'down');
  if (units > cap) units = cap;
  adjust('afterCap');
  return {
    lines: count,
    cheapest: products.reduce((best, next) => (less(next, best) ? next : best), first),
    dearest: products.reduce((best, next) => (less(best, next) ? next : best), first),
    sum,
    alive: BigInt(products.filter(([n]) => n > 0n).length),
    units,
  };
}
