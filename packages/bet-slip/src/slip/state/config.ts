import type { DecimalString, Rounding } from '../../math/types.ts';

/** Conventions of the operator that do not change while the slip exists. Plain data, part of the state. */
export interface SlipConfig {
  /** Two selections exclude each other if they have the same event, or only if they have the same id (OP-33). */
  readonly conflictKey: 'event' | 'id';
  /** Initial value of the switch for odds changes (OP-38). */
  readonly autoOddsChange: boolean;
  /** Minimum stake until that of the currency is loaded (OP-31). */
  readonly minStake: DecimalString;
  readonly maxStake: DecimalString;
  /** Multiples of the minimum (CONST-11). */
  readonly quickSteps: readonly DecimalString[];
  /** A selection with a lower price cannot be bet on. */
  readonly minPrice: DecimalString;
  /** Wallets with a higher currency id cannot pay systems (SYS-08). */
  readonly maxSystemCurrencyId: number;
  /** The free-bet wallet and the conditions of its tickets (STAKE-15). */
  readonly freeBet: { readonly currencyId: number; readonly minSelections: number; readonly minOdds: DecimalString };
  readonly rounding: Partial<Rounding>;
  readonly ungrouped: 'banker' | 'reject';
  /** Milliseconds to answer an offer (OP-16). An earlier deadline of the server wins. */
  readonly offerMs: number;
  /** Milliseconds for which a ticket with an unknown outcome is polled (OP-25). */
  readonly graceMs: number;
  /** Milliseconds for which the main button is held after its meaning has changed (SLIP-25). */
  readonly holdMs: number;
  /** Milliseconds until an answer is due, used until the limits are loaded (OP-40). */
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
  holdMs: 600,
  prematchTimeoutMs: 15_000,
  liveTimeoutMs: 25_000,
};
