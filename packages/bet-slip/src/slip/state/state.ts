import type { SlipConfig } from './config.ts';
import { defaultConfig } from './config.ts';
import type { Payment, SentTicket, SlipContent } from './payment.ts';

/** How a ticket ended, as far as this slip heard. */
export interface DoneTicket {
  readonly ticketId: string;
  readonly outcome: 'accepted' | 'rejected' | 'timedOut' | 'declined' | 'busy';
}

/** The whole slip. Plain JSON data: write it to the session storage and read it back with `migrate` (OP-50). */
export interface SlipState extends SlipContent {
  readonly version: 3;
  readonly config: SlipConfig;
  /** `default` follows the currency's minimum, `lowered` is shown in red (PAY-16). */
  readonly stakeBy: 'default' | 'player' | 'lowered';
  /** The player's own stake while an offer has lowered it; otherwise the same as `stake`. */
  readonly originalStake: string;
  /** The group being put together (SLIP-16: selectedSelections, selectedConditions). */
  readonly draft: { readonly selectionIds: readonly string[]; readonly conditions: readonly number[] };
  readonly autoOddsChange: boolean;
  readonly payment: Payment;
  /** The last 50 finished tickets (SLIP-17: tickets_done). */
  readonly done: readonly DoneTicket[];
  /** A sent ticket of which nothing was heard: the same content is sent under the same id again (OP-25). */
  readonly unconfirmed: SentTicket | null;
  /** What `restore` brings back (OP-21); `replaced` when a loaded slip stands in its place. */
  readonly restorable: (SlipContent & { readonly replaced: boolean }) | null;
}

export const NO_DRAFT: SlipState['draft'] = { selectionIds: [], conditions: [] };

/** What a slip without selections holds. */
export const emptySlip = (stake: string) =>
  ({
    selections: [],
    mode: 'basic',
    groups: [],
    stake,
    stakeBy: 'default',
    originalStake: stake,
    draft: NO_DRAFT,
  }) as const;

/** An empty slip. Give only what differs from the defaults. */
export function initialSlip(config: Partial<SlipConfig> = {}): SlipState {
  const full = { ...defaultConfig, ...config };
  return {
    ...emptySlip(full.minStake),
    version: 3,
    config: full,
    autoOddsChange: full.autoOddsChange,
    payment: { status: 'idle' },
    done: [],
    unconfirmed: null,
    restorable: null,
  };
}
