import type { SlipConfig } from './config.ts';
import { defaultConfig } from './config.ts';
import type { Payment, SentTicket, SlipContent } from './payment.ts';

/** How a ticket ended, as far as this slip knows. */
export interface DoneTicket {
  readonly ticketId: string;
  readonly outcome: 'accepted' | 'rejected' | 'timedOut' | 'declined' | 'busy';
}

/** An event that the main button sends. */
export type PayAction = 'pay' | 'accept-changes' | 'delete-invalid';

/** The meaning of the main button; `wait` while a ticket is under way. */
export type ButtonMeaning = PayAction | 'wait';

/** The whole slip as plain JSON. Keep it in the session storage and read it back with `migrate` (OP-50). */
export interface SlipState extends SlipContent {
  readonly version: 3;
  readonly config: SlipConfig;
  /** `default` follows the minimum of the currency. `lowered` is shown in red (PAY-16). */
  readonly stakeBy: 'default' | 'player' | 'lowered';
  /** The player's stake before an offer lowered it. Otherwise equal to `stake`. */
  readonly originalStake: string;
  /** Currency of the stake: that of the last wallet. Null until there was one. */
  readonly currency: string | null;
  /** Stakes that the player chose in other currencies; empty if it was the minimum (STAKE-19). */
  readonly stakes: Readonly<Record<string, string>>;
  /** The group that the player is building (SLIP-16: selectedSelections, selectedConditions). */
  readonly draft: { readonly selectionIds: readonly string[]; readonly conditions: readonly number[] };
  readonly autoOddsChange: boolean;
  readonly payment: Payment;
  /** The meaning of the main button, and until when a press of it is ignored (SLIP-25). */
  readonly button: { readonly meaning: ButtonMeaning | null; readonly heldUntil: number };
  /** The last 50 finished tickets (SLIP-17: tickets_done). */
  readonly done: readonly DoneTicket[];
  /** A sent ticket without an answer. If the same content is paid again, it keeps this id (OP-25). */
  readonly unconfirmed: SentTicket | null;
  /**
   * The content that `restore` brings back (OP-21), with the currency of its stake. `replaced` is true if a loaded slip took
   * its place.
   */
  readonly restorable: (SlipContent & { readonly replaced: boolean; readonly currency?: string | null }) | null;
}

export const NO_DRAFT: SlipState['draft'] = { selectionIds: [], conditions: [] };

/** Returns the fields of a slip without selections. */
export const emptySlip = (stake: string) =>
  ({
    selections: [],
    mode: 'basic',
    groups: [],
    stake,
    stakeBy: 'default',
    originalStake: stake,
    stakes: {},
    draft: NO_DRAFT,
  }) as const;

/**
 * Creates an empty slip. Pass only the settings that differ from the defaults.
 *
 * @example
 * ```ts
 * import { initialSlip } from '@kvota/bet-slip/slip';
 *
 * const slip = initialSlip({ minStake: '50' });
 * slip.selections; // []
 * slip.stake; // '50'
 * ```
 */
export function initialSlip(config: Partial<SlipConfig> = {}): SlipState {
  const full = { ...defaultConfig, ...config };
  return {
    ...emptySlip(full.minStake),
    version: 3,
    config: full,
    currency: null,
    autoOddsChange: full.autoOddsChange,
    payment: { status: 'idle' },
    button: { meaning: null, heldUntil: 0 },
    done: [],
    unconfirmed: null,
    restorable: null,
  };
}
