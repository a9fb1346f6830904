import type { CallAnswer, ContactMessage } from '@kvota/contracts';
import type { WireCalls } from '@kvota/contracts/operator';

/** Messages from players and visitors to the operator. */
export interface ContactMessages {
  /** Returns whether this message, or another one under its id, is stored. */
  known(message: ContactMessage): Promise<'same' | 'other' | undefined>;
  /** Stores a message. Does nothing if its id exists. */
  keep(message: ContactMessage, username: string | undefined): Promise<void>;
  /** Returns a page, newest first. */
  page(number: number): Promise<CallAnswer<WireCalls['contactMessages']>>;
}
