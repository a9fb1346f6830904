import type { InboxMessage, Locale } from '@kvota/contracts';

import type { Period } from '../database/within.ts';

/** A message by language, in at least one. */
export type MessageTexts = { readonly [L in Locale]?: { readonly title: string; readonly text: string } };

/** The inboxes of the players. */
export interface Messages {
  /**
   * Sends to one user, or to all that exist now. Returns its id. An id that was sent before is not sent again.
   */
  send(message: { userId?: string | undefined; texts: MessageTexts; id?: string }): Promise<string>;
  list(userId: string, query: InboxQuery): Promise<Inbox>;
  /** Marks those of the messages that belong to the user. */
  mark(userId: string, ids: readonly string[], mark: Mark): Promise<void>;
  /** Returns how many messages of a user are unread. */
  unread(userId: string): Promise<number>;
}

export type Mark = 'read' | 'unread' | 'deleted' | 'restored';

export interface InboxQuery extends Period {
  readonly page: number;
  readonly lang?: Locale | undefined;
}

export interface Inbox {
  readonly result: InboxMessage[];
  readonly totalPages: number;
  readonly rowCount: number;
  readonly unread: number;
}
