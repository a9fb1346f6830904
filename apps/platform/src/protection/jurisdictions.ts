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
}

/** Presets by jurisdiction. Which one applies, and whether it is up to date, is for the operator's counsel. */
export const jurisdictions = {
  reference: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: false,
    depositLimitRequired: false,
  },
  rs: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'anyTime',
    registerRequired: true,
    depositLimitRequired: false,
  },
  gb: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: true,
    depositLimitRequired: false,
  },
  mt: {
    coolingHours: 24,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: false,
    depositLimitRequired: false,
  },
  se: {
    coolingHours: 72,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: true,
    depositLimitRequired: true,
  },
  de: {
    coolingHours: 168,
    realityMinutes: 60,
    exclusionEnds: 'afterItsTime',
    registerRequired: true,
    depositLimitRequired: false,
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
