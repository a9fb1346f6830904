import type { KeyValue, TicketSettings } from '@kvota/contracts';

/** The groups of settings. Clients read all but those of agencies, vouchers, payments and rates. */
export type SettingsGroup = 'general' | 'status' | 'ticket' | 'agency' | 'vouchers' | 'payments' | 'rates';

/** Offers that an operator switched off (SET-02, SET-03). */
export interface SwitchedOff {
  readonly prematch: boolean;
  readonly live: boolean;
}

/**
 * The operator's settings, shared by several nodes. Lists are read from the database each time. What every ticket and
 * every ping needs is read at most four times a second, so a change on another node takes effect within a quarter of a
 * second.
 */
export interface SettingsStore {
  list(group: SettingsGroup): Promise<KeyValue[]>;
  set(group: SettingsGroup, key: string, value: unknown): Promise<void>;
  /** Returns the general settings, read at most four times a second. */
  general(): Promise<readonly KeyValue[]>;
  /** Returns the status settings, read at most four times a second. */
  status(): Promise<readonly KeyValue[]>;
  ticketSettings(): Promise<TicketSettings>;
  /** Returns which pages of bets are switched off. Their offers are not sold then (SET-02, SET-03). */
  switchedOff(): Promise<SwitchedOff>;
  /** Returns the seconds until maintenance, rounded up; 0 if none is scheduled or it has begun (OP-43, OP-44). */
  maintenanceLeft(): Promise<number>;
  /** True if a countdown has ended and was not cancelled. */
  maintenanceBegun(): Promise<boolean>;
  /** Rises on this node with each change of settings, texts or content. */
  revision(): number;
  /** Notes that settings, texts or content changed. */
  markChanged(): Promise<void>;
  /** Returns the milliseconds since the last noted change, or since this node started if that is less (NET-39). */
  changedAgo(): Promise<number>;
  /** Starts a countdown of this many seconds, or cancels it with 0. */
  setMaintenance(seconds: number): Promise<void>;
}
