import { minorToMoney, moneyToMinor } from '@kvota/contracts';

import { containsNight, minutesOfDay, timeOfDay, type Night } from '../play/night.ts';
import type { LimitName } from './limit-name.ts';

/** The extent of a limit: an amount in minor units (0 for a product that is off), minutes, or all but the hours of a night. */
export type LimitValue = { readonly amount: bigint } | { readonly minutes: number } | { readonly night: Night };

/** The value of a limit on the wire. All are missing if there is no limit. */
export interface WireValue {
  readonly amount?: string | null | undefined;
  readonly minutes?: number | null | undefined;
  readonly night?: { readonly from: string; readonly to: string } | null | undefined;
}

/** True if one value allows something that another one does not. No value allows everything. */
export function isLooser(wanted: LimitValue | undefined, held: LimitValue | undefined): boolean {
  if (held === undefined) return false;
  if (wanted === undefined) return true;
  if ('amount' in wanted && 'amount' in held) return wanted.amount > held.amount;
  if ('minutes' in wanted && 'minutes' in held) return wanted.minutes > held.minutes;
  return !('night' in wanted && 'night' in held && containsNight(wanted.night, held.night));
}

/** True if two values allow the same. */
export const isSameValue = (one: LimitValue | undefined, other: LimitValue | undefined): boolean =>
  !isLooser(one, other) && !isLooser(other, one);

/** Reads the value that a kind of limit has; undefined to remove it. Returns `none` if the value is missing or out of bounds. */
export function readValue({ kind }: Pick<LimitName, 'kind'>, wire: WireValue): LimitValue | undefined | 'none' {
  const { amount, minutes, night } = wire;
  switch (kind) {
    case 'time':
      if (minutes === undefined) return 'none';
      return minutes === null ? undefined : { minutes };
    case 'night': {
      if (night === undefined) return 'none';
      if (night === null) return undefined;
      return night.from === night.to
        ? 'none'
        : { night: { from: minutesOfDay(night.from), to: minutesOfDay(night.to) } };
    }
    case 'off':
      return amount === null
        ? undefined
        : amount !== undefined && moneyToMinor(amount) === 0n
          ? { amount: 0n }
          : 'none';
    case 'deposit':
    case 'stakes':
    case 'loss':
    case 'singleStake':
      if (amount === undefined) return 'none';
      if (amount === null) return undefined;
      return moneyToMinor(amount) >= 0n ? { amount: moneyToMinor(amount) } : 'none';
  }
}

/** Writes a value for the wire. */
export function wireValue(value: LimitValue | undefined) {
  if (value === undefined) return {};
  if ('amount' in value) return { amount: minorToMoney(value.amount) };
  if ('minutes' in value) return { minutes: value.minutes };
  return { night: { from: timeOfDay(value.night.from), to: timeOfDay(value.night.to) } };
}
