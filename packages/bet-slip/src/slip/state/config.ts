import type { DecimalString, Rounding } from '../../math/types.ts';

/** Conventions of the operator that do not change while the slip lives; plain data, kept in the state. */
export interface SlipConfig {
  /** What makes two selections exclude each other (OP-33). */
  readonly conflictKey: 'event' | 'id';
  /** Default of the switch (OP-38). */
  readonly autoOddsChange: boolean;
  /** Minimum stake while the currency's own is not known (OP-31). */
  readonly minStake: DecimalString;
  readonly maxStake: DecimalString;
  /** Multiples of the minimum (CONST-11). */
  readonly quickSteps: readonly DecimalString[];
  /** Odds below this are not to be had. */
  readonly minPrice: DecimalString;
  /** Wallets above this currency id have no system tickets (SYS-08). */
  readonly maxSystemCurrencyId: number;
  /** The free-bet wallet and what it asks of a ticket (STAKE-15). */
  readonly freeBet: { readonly currencyId: number; readonly minSelections: number; readonly minOdds: DecimalString };
  readonly rounding: Partial<Rounding>;
  readonly ungrouped: 'banker' | 'reject';
  /** Time to answer an offer (OP-16); a shorter deadline of the server wins. */
  readonly offerMs: number;
  /** How long an unknown outcome is asked for (OP-25). */
  readonly graceMs: number;
  /** Waiting times until the limits are loaded (OP-40). */
  readonly prematchTimeoutMs: number;
  readonly liveTimeoutMs: number;
}

export const defaultConfig: SlipConfig = {
  conflictKey: 'event',
  autoOddsChange: false,
  minStake: '20',
  maxStake: '200000',
  quickSteps: ['1', '2.5', '5', '10', '25', '50', '100', '250'],
  minPrice: '1.01',
  maxSystemCurrencyId: 999,
  freeBet: { currencyId: 1000, minSelections: 4, minOdds: '1.35' },
  rounding: {},
  ungrouped: 'banker',
  offerMs: 20_000,
  graceMs: 10_000,
  prematchTimeoutMs: 15_000,
  liveTimeoutMs: 25_000,
};
