import type { DecimalString } from '../../math/types.ts';

interface CurrencyLimit {
  readonly currency: string;
  readonly limit: DecimalString;
}

/** The ticket settings as the platform gives them, times in seconds (SET-08 to SET-15, OP-40). */
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

/** What the slip's surroundings say at the moment of an event. It is an argument, never read from anywhere. */
export interface SlipEnv {
  /** Server time in milliseconds since 1970. */
  readonly now: number;
  /** A fresh unique id; used, and then used up, only when this event starts a new ticket. */
  readonly newId: string;
  readonly loggedIn: boolean;
  /** The active wallet; null for visitors. */
  readonly wallet: SlipWallet | null;
  /** null until loaded. */
  readonly limits: SlipLimits | null;
  readonly blocked: boolean;
  readonly maintenance: boolean;
  readonly online: boolean;
  /**
   * No odds come in, or they are known to be old: none of them can be paid. True until a fresh snapshot of the offer has
   * come; left out by a host that does not know.
   */
  readonly feedSilent?: boolean;
}
