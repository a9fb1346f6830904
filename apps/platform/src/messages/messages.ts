import type { InboxMessage, Locale } from '@kvota/contracts';

import type { Period } from '../database/within.ts';

/** A message by language; at least one. */
export type MessageTexts = { readonly [L in Locale]?: { readonly title: string; readonly text: string } };

/** The inboxes of the players. */
export interface Messages {
  /** To one user, or to everybody who is there now. Answers its id; an id that was sent before is not sent again. */
  send(message: { userId?: string | undefined; texts: MessageTexts; id?: string }): Promise<string>;
  list(userId: string, query: InboxQuery): Promise<Inbox>;
  /** Marks those of the messages that are the user's. */
  mark(userId: string, ids: readonly string[], mark: Mark): Promise<void>;
  /** How many of a user's messages nobody has read. */
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
