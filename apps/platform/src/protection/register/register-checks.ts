import type { RegisterOccasion } from './exclusion-register.ts';

/**
 * Asks the exclusion register about players, in the background: what plays or pays reads the stored answers alone. Without a
 * register it does nothing.
 */
export interface RegisterChecks {
  /** Asks about a player now, also if the last answer still counts. It returns at once and never fails. */
  ask(userId: string, occasion: RegisterOccasion): void;
  /** Asks about a player who is here and soon has no answer, unless that is under way. It returns at once and never fails. */
  renew(userId: string): void;
  /** Asks about players whose time has come. Returns how many. */
  askDue(): Promise<number>;
  /** Resolves when what was asked in the background is done. */
  idle(): Promise<void>;
}
