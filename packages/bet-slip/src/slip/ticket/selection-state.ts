import { parse, units } from '../../math/decimal.ts';
import type { SystemGroup } from '../../math/types.ts';
import type { SlipConfig } from '../state/config.ts';
import type { LockReason, NewSelection, SlipSelection } from '../state/selection.ts';

export const NO_PRICE = '-';

/** Odds that cannot be had become a dash (SLIP-07). */
export const shownPrice = (price: string, config: SlipConfig): string =>
  (parse(price) ?? 0n) >= units(config.minPrice) ? price : NO_PRICE;

/** What is offered now is what the player agrees to (SLIP-13). */
export const agreed = (selection: NewSelection): SlipSelection => ({
  ...selection,
  originalPrice: selection.price,
  originalBand: selection.band,
});

/** Why a selection cannot be paid, if so: no price, started (prematch only), suspended (SLIP-06, SLIP-07). */
export function lockOf({ desc, price, suspended, timeStart }: SlipSelection, now: number): LockReason | null {
  if (suspended) return 'suspended';
  if (desc === 'prematch' && timeStart <= now) return 'started';
  return price === NO_PRICE ? 'noPrice' : null;
}

/** The same price in other digits is the same; a dash is none. */
export const priceChanged = ({ price, originalPrice }: SlipSelection): boolean => parse(price) !== parse(originalPrice);
export const bandChanged = ({ band, originalBand }: SlipSelection): boolean => band !== originalBand;

/** SLIP-11: the price or the band is no longer the one the player agreed to. */
export const changesPending = (selection: SlipSelection): boolean => priceChanged(selection) || bandChanged(selection);

/** The event part of a selection id (SLIP-14). */
export const eventOf = (id: string): string => id.split('_')[0] ?? id;

/** The index of the group that a selection is fixed in (SYS-05). */
export function groupOf(groups: readonly SystemGroup[], id: string): number | null {
  const index = groups.findIndex(({ selectionIds }) => selectionIds.includes(id));
  return index < 0 ? null : index;
}
