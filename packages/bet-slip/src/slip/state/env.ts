import type { DecimalString } from '../../math/types.ts';

interface CurrencyLimit {
  readonly currency: string;
  readonly limit: DecimalString;
}

/** Ticket settings of the platform. Times are in seconds (SET-08 to SET-15, OP-40). */
export interface SlipLimits {
  readonly minTicketPayin: readonly CurrencyLimit[];
  readonly minPayinPerSystemComb: readonly CurrencyLimit[];
  readonly maxTicketWin: readonly CurrencyLimit[];
  readonly timeoutPrematchTicket: number;
  readonly timeoutLiveTicket: number;
  readonly liveTicketDelay: number;
  readonly maxSystemTicketCombinations: number;
  readonly maxTicketSelections: number;
}

export interface SlipWallet {
  readonly currency: string;
  readonly currencyId: number;
}

/** Everything outside the slip that a transition depends on, at the moment of the event. Always an argument. */
export interface SlipEnv {
  /** Server time in milliseconds since 1970. */
  readonly now: number;
  /** A fresh unique id. It is used up if this event starts a new ticket. */
  readonly newId: string;
  readonly loggedIn: boolean;
  /** The active wallet, or null for a visitor. */
  readonly wallet: SlipWallet | null;
  /** Null until loaded. */
  readonly limits: SlipLimits | null;
  readonly blocked: boolean;
  readonly maintenance: boolean;
  readonly online: boolean;
  /**
   * True while no odds come in, until a fresh snapshot of the offer has arrived. Nothing can be paid meanwhile. A host
   * that does not watch its feed leaves it out.
   */
  readonly feedSilent?: boolean;
}
