import type { KeyValue, TicketSettings } from '@kvota/contracts';

/** The groups of settings that clients read. */
export type SettingsGroup = 'general' | 'status' | 'ticket';

/** Which offers an operator has switched off (SET-02, SET-03). */
export interface SwitchedOff {
  readonly prematch: boolean;
  readonly live: boolean;
}

/**
 * What an operator has set. Several nodes share it: lists are read from the database each time; what every ticket and
 * every ping needs is read four times a second at most, so that another node's change counts a quarter of a second later.
 */
export interface SettingsStore {
  list(group: SettingsGroup): Promise<KeyValue[]>;
  set(group: SettingsGroup, key: string, value: unknown): Promise<void>;
  ticketSettings(): Promise<TicketSettings>;
  /** Which pages of bets are switched off; their offers are not sold then (SET-02, SET-03). */
  switchedOff(): Promise<SwitchedOff>;
  /** Seconds until maintenance, rounded up; 0 when none is near or it has begun (OP-43, OP-44). */
  maintenanceLeft(): Promise<number>;
  /** A countdown has run out and has not been withdrawn. */
  maintenanceBegun(): Promise<boolean>;
  /** Begins a countdown of so many seconds, or withdraws it with 0. */
  setMaintenance(seconds: number): Promise<void>;
}
