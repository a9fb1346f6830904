import { parse, units } from '../../math/decimal.ts';
import type { SystemGroup } from '../../math/types.ts';
import type { SlipConfig } from '../state/config.ts';
import type { LockReason, NewSelection, SlipSelection } from '../state/selection.ts';

export const NO_PRICE = '-';

/** Returns the price, or a dash if it is too low to be bet on (SLIP-07). */
export const shownPrice = (price: string, config: SlipConfig): string =>
  (parse(price) ?? 0n) >= units(config.minPrice) ? price : NO_PRICE;

/** Makes the present price and band the ones that the player agreed to (SLIP-13). */
export const agreed = (selection: NewSelection): SlipSelection => ({
  ...selection,
  originalPrice: selection.price,
  originalBand: selection.band,
});

/** Returns why a selection cannot be paid: no price, started (prematch only), suspended (SLIP-06, SLIP-07). Null if it can. */
export function lockOf({ desc, price, suspended, timeStart }: SlipSelection, now: number): LockReason | null {
  if (suspended) return 'suspended';
  if (desc === 'prematch' && timeStart <= now) return 'started';
  return price === NO_PRICE ? 'noPrice' : null;
}

/** True if the price differs from the agreed one. `2` and `2.00` are equal. */
export const priceChanged = ({ price, originalPrice }: SlipSelection): boolean => parse(price) !== parse(originalPrice);
export const bandChanged = ({ band, originalBand }: SlipSelection): boolean => band !== originalBand;

/** True if price or band differ from what the player agreed to (SLIP-11). */
export const changesPending = (selection: SlipSelection): boolean => priceChanged(selection) || bandChanged(selection);

/** True if the player has to accept a change. A locked selection has no odds to accept (SLIP-22). */
export const toAccept = (selection: SlipSelection, now: number): boolean =>
  changesPending(selection) && lockOf(selection, now) === null;

/**
 * Returns the event part of a selection id: `4711` of `4711_7` (SLIP-14).
 *
 * @example
 * ```ts
 * import { eventOf } from '@kvota/bet-slip/slip';
 *
 * eventOf('4711'); // '4711'
 * eventOf('4711_7'); // '4711'
 * ```
 */
export const eventOf = (id: string): string => id.split('_')[0] ?? id;

/** Returns the index of the group that a selection is fixed in, or null (SYS-05). */
export function groupOf(groups: readonly SystemGroup[], id: string): number | null {
  const index = groups.findIndex(({ selectionIds }) => selectionIds.includes(id));
  return index < 0 ? null : index;
}
