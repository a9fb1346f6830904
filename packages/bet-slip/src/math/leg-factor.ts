import { share } from './decimal.ts';
import type { Ratio } from './decimal.ts';
import type { ParsedTicket } from './parse-ticket.ts';
import type { Explanation, LegResult, Results } from './types.ts';

/** The factor of a leg in its lines. `because` is set if the factor is neither the odds nor zero. */
export interface LegFactor extends Ratio {
  readonly id: string;
  readonly because: Extract<Explanation, { rule: 'leg' }>['because'] | undefined;
}

/** Returns the factor of every leg: (won ? odds × deadHeat : 0) × (1 − voidFactor) + voidFactor. Open legs get the result `open`. */
export const factorsAt = (
  { ticket, odds: { unit, values } }: ParsedTicket,
  results: Results,
  open: LegResult,
): LegFactor[] =>
  ticket.selections.map(({ id }, at) => {
    const result = results[id] ?? open;
    const {
      outcome,
      deadHeat = '1',
      voidFactor = outcome === 'void' ? '1' : '0',
    }: Exclude<LegResult, string> | { outcome: LegResult; deadHeat?: string; voidFactor?: string } = typeof result ===
    'object'
      ? result
      : { outcome: result };
    const [tied, back] = [share(deadHeat), share(voidFactor)];
    const odds = outcome === 'won' ? (values[at] ?? 0n) * tied.n : 0n;
    const d = unit * tied.d;
    const shared = outcome === 'won' && tied.n < tied.d ? 'deadHeat' : undefined;
    const because = back.n === back.d ? 'void' : back.n > 0n ? 'partVoid' : shared;
    return { id, n: odds * (back.d - back.n) + back.n * d, d: d * back.d, because };
  });
