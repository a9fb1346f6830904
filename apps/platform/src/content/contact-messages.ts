import type { CallAnswer, Calls, ContactMessage } from '@kvota/contracts';

/** What players and visitors wrote to the operator. */
export interface ContactMessages {
  /** Whether a message is there, or another one under its id. */
  known(message: ContactMessage): Promise<'same' | 'other' | undefined>;
  /** Keeps a message; one that is there already stays as it is. */
  keep(message: ContactMessage, username: string | undefined): Promise<void>;
  /** The newest first. */
  page(number: number): Promise<CallAnswer<Calls['contactMessages']>>;
}
