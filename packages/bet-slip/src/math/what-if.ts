import { ONE, ZERO, compare, decimal } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { legFactor } from './leg-factor.ts';
import { pay, settle, settleable } from './settle.ts';
import type { Results, Rules, Selection, Ticket, WhatIf } from './types.ts';

/** What a ticket can still return while some legs are open. Throws like `settle`. */
export function whatIf(ticket: Ticket, partialResults: Results, rules: Rules): WhatIf {
  const structure = settleable(ticket, rules);
  const at = (open: (leg: Selection) => Ratio): string =>
    pay(ticket, structure, rules, (leg) => {
      const result = partialResults[leg.id];
      return result === undefined ? open(leg) : legFactor(leg, result);
    }).payout;
  const possible = { min: at(() => ZERO), max: at(best) };
  const { status } = settle(ticket, partialResults, rules);
  return { lost: status === 'lost', possible, decided: possible.min === possible.max };
}

/** A win, or the stake back: odds never fall below 1. */
function best(leg: Selection): Ratio {
  const odds = decimal(leg.odds);
  return compare(odds, ONE) > 0 ? odds : ONE;
}
