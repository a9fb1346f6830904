import { ONE, decimalText, parse, units } from '../../math/decimal.ts';
import { quote } from '../../math/quote.ts';
import type { Quote } from '../../math/types.ts';
import type { SlipEnv } from '../state/env.ts';
import { selectRules, selectTicket } from '../ticket/limits.ts';
import { withoutLocked } from '../ticket/locked.ts';
import type { LockReason, SlipSelection } from '../state/selection.ts';
import { bandChanged, groupOf, lockOf, priceChanged, toAccept } from '../ticket/selection-state.ts';
import type { SlipState } from '../state/state.ts';

/** A selection as the panel shows it. */
export interface SelectionView extends SlipSelection {
  /** The price, or `-` while the selection is locked (SLIP-06, SLIP-07). */
  readonly shownPrice: string;
  readonly lock: LockReason | null;
  readonly priceChanged: boolean;
  readonly bandChanged: boolean;
  /** True if the player has to accept a change. Never while the selection is locked (SLIP-22). */
  readonly changesPending: boolean;
  /** Direction of the price since the player agreed to it. */
  readonly direction: 'up' | 'down' | null;
  /** Index of the group that it is fixed in (SYS-05, OP-92). */
  readonly group: number | null;
  readonly drafted: boolean;
}

/**
 * Returns the selections in order, with locks, price changes and groups (SLIP-06, SLIP-07, SLIP-11).
 *
 * @example
 * ```ts
 * import { selectSelections } from '@kvota/bet-slip/slip';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const changed = after(slip, { type: 'odds', updates: [{ id: '4711', price: '2.25' }] });
 * const [first] = selectSelections(changed, env);
 * first?.shownPrice; // '2.25'
 * first?.originalPrice; // '2.10'
 * first?.direction; // 'up'
 * first?.changesPending; // true
 * ```
 */
export function selectSelections(state: SlipState, env: SlipEnv): SelectionView[] {
  return state.selections.map((selection) => {
    const lock = lockOf(selection, env.now);
    return {
      ...selection,
      shownPrice: lock ? '-' : selection.price,
      lock,
      priceChanged: priceChanged(selection),
      bandChanged: bandChanged(selection),
      changesPending: toAccept(selection, env.now),
      direction: directionOf(selection),
      group: groupOf(state.groups, selection.id),
      drafted: state.draft.selectionIds.includes(selection.id),
    };
  });
}

function directionOf({ price, originalPrice }: SlipSelection): 'up' | 'down' | null {
  const [now, agreed] = [parse(price), parse(originalPrice)];
  if (now === undefined || agreed === undefined || now === agreed) return null;
  return now > agreed ? 'up' : 'down';
}

/**
 * Returns the quote of the slip without its locked selections (SLIP-24). Its payout is zero if nothing is left.
 *
 * @example
 * ```ts
 * import { selectQuote } from '@kvota/bet-slip/slip';
 * import { after, env, slip } from './filled-slip.js';
 *
 * selectQuote(slip, env).payout.max; // '388.50'
 * // A locked selection counts no longer.
 * const suspended = after(slip, { type: 'odds', updates: [{ id: '4711', suspended: true }] });
 * selectQuote(suspended, env).payout.max; // '185.00'
 * ```
 */
export const selectQuote = (state: SlipState, env: SlipEnv): Quote =>
  quote(selectTicket(withoutLocked(state, env), env), selectRules(state, env));

/**
 * Returns the combined odds, without locked selections and at most what the maximum win allows (STAKE-16). If `capped`, show a greater-than sign.
 *
 * @example
 * ```ts
 * import { selectCombinedOdds } from '@kvota/bet-slip/slip';
 * import { env, slip } from './filled-slip.js';
 *
 * selectCombinedOdds(slip, env); // { odds: '3.885', capped: false }
 * ```
 */
export function selectCombinedOdds(
  state: SlipState,
  env: SlipEnv,
): { readonly odds: string; readonly capped: boolean } {
  const odds = selectQuote(state, env).effectiveOdds.max;
  const { maxTicketWin } = selectRules(state, env);
  const stake = parse(state.stake);
  if (maxTicketWin === undefined || !stake) return { odds, capped: false };
  const n = units(maxTicketWin);
  const capped = units(odds) * stake > n * ONE;
  return { odds: capped ? decimalText(n, stake, 2) : odds, capped };
}
