import { compare, decimal, parseDecimal } from '../math/ratio.ts';
import type { SlipConfig } from './config.ts';
import type { LockReason, SlipSelection } from './selection.ts';

const NO_ODD = '-';

/** Odds that cannot be had become a dash (SLIP-07). */
export function shownOdd(odd: string, config: SlipConfig): string {
  const value = parseDecimal(odd);
  return value && compare(value, decimal(config.minOdd)) >= 0 ? odd : NO_ODD;
}

/** Why a selection cannot be paid, if so: no odd, started (prematch only), suspended (SLIP-06, SLIP-07). */
export function lockOf({ desc, odd, suspended, timeStart }: SlipSelection, now: number): LockReason | null {
  if (suspended) return 'suspended';
  if (desc === 'prematch' && timeStart <= now) return 'started';
  return odd === NO_ODD ? 'noOdd' : null;
}

export const oddChanged = ({ odd, originalOdd }: SlipSelection): boolean => {
  const [now, agreed] = [parseDecimal(odd), parseDecimal(originalOdd)];
  return now && agreed ? compare(now, agreed) !== 0 : odd !== originalOdd;
};
export const bandChanged = ({ band, originalBand }: SlipSelection): boolean => band !== originalBand;

/** SLIP-11: the odd or the band is no longer the one the player agreed to. */
export const changesPending = (selection: SlipSelection): boolean => oddChanged(selection) || bandChanged(selection);

/** The event part of a selection id (SLIP-14). */
export const eventOf = (id: string): string => id.split('_')[0] ?? id;
