import type { PauseButton, PaymentSettings, VoucherSettings } from '@kvota/contracts';

import { WrongVariable } from '../kernel/environment.ts';

/** Rules that follow from where an operator has its licence. */
export interface JurisdictionRules {
  /** How long a higher limit, or none, waits before the player can confirm it. Lower ones hold at once. */
  readonly coolingHours: number;
  /** Minutes of play until a reality check, for players who have not chosen others. */
  readonly realityMinutes: number;
  /**
   * When a player can ask for the end of an own exclusion: after its time, and never if it is for good; or at any time, also
   * then.
   */
  readonly exclusionEnds: 'afterItsTime' | 'anyTime';
  /** True if a platform in production does not start without a register of excluded people. One that is set is always asked. */
  readonly registerRequired: boolean;
  /** True if a player without an own limit of deposits neither plays nor pays in. */
  readonly depositLimitRequired: boolean;
  /**
   * The users that may redeem a voucher. In Serbia money may not move between accounts of players (law 18/2020, art. 10), so
   * it does at the counter of a seller only. Presets with `maker` are to be confirmed.
   */
  readonly voucherRedeem: VoucherSettings['redeem'];
  /**
   * If a player can cancel an own withdrawal. Britain forbids it: the Gambling Commission expects that the option to reverse
   * a withdrawal is not offered.
   */
  readonly withdrawalCancel: PaymentSettings['cancel'];
  /**
   * Where players find the pause of 24 hours. Germany requires a button for it that is shown all the time (GlüStV 2021, § 6i).
   */
  readonly pauseButton: PauseButton;
}

/** Presets by jurisdiction. Which one applies, and whether it is up to date, is for the operator's counsel. */
export const jurisdictions = {
  reference: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: false,
    depositLimitRequired: false,
    voucherRedeem: 'anyone',
    withdrawalCancel: 'untilApproved',
    pauseButton: 'menu',
  },
  rs: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'anyTime',
    registerRequired: true,
    depositLimitRequired: false,
    voucherRedeem: 'counter',
    withdrawalCancel: 'untilApproved',
    pauseButton: 'menu',
  },
  gb: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: true,
    depositLimitRequired: false,
    voucherRedeem: 'maker',
    withdrawalCancel: 'never',
    pauseButton: 'menu',
  },
  mt: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: false,
    depositLimitRequired: false,
    voucherRedeem: 'maker',
    withdrawalCancel: 'untilApproved',
    pauseButton: 'menu',
  },
  se: {
    coolingHours: 72,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: true,
    depositLimitRequired: true,
    voucherRedeem: 'maker',
    withdrawalCancel: 'untilApproved',
    pauseButton: 'menu',
  },
  de: {
    coolingHours: 168,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: true,
    depositLimitRequired: false,
    voucherRedeem: 'maker',
    withdrawalCancel: 'untilApproved',
    pauseButton: 'always',
  },
} as const satisfies Readonly<Record<string, JurisdictionRules>>;

export type Jurisdiction = keyof typeof jurisdictions;
const names = Object.keys(jurisdictions);
const isName = (text: string): text is Jurisdiction => names.includes(text);

/** Reads the jurisdiction. The default is `reference`. */
export function jurisdictionOf(text: string | undefined): Jurisdiction {
  const name = text?.trim() || 'reference';
  if (isName(name)) return name;
  throw new WrongVariable('KVOTA_JURISDICTION', `one of ${names.join(', ')}`, name);
}
