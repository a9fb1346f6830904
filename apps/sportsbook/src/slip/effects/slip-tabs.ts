import type { SentTicket, SlipEffect } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { Host, Stop } from '@kvota/shell';

type Done = Extract<SlipEffect, { type: 'ticket-done' }>;

/** What the tabs of one player tell each other about their tickets (OP-95). */
type TabMessage =
  | { readonly user: string; readonly kind: 'sent'; readonly ticket: SentTicket }
  | ({ readonly user: string; readonly kind: 'ended' } & Pick<Done, 'ticketId' | 'outcome'>);

/** Tells the other tabs what this one pays and how it ended. */
export interface SlipTabs {
  readonly sent: (ticket: SentTicket) => void;
  readonly ended: (done: Done) => void;
  /** Listens from now on: a slip with the same content follows the ticket of the other tab. */
  readonly follow: (slip: Pick<Slip, 'send'>) => Stop;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A tab of an older or newer version may say something else: what is not understood is left out. */
function isTabMessage(value: unknown): value is TabMessage {
  if (!isRecord(value) || typeof value['user'] !== 'string') return false;
  const ticket = value['ticket'];
  if (value['kind'] === 'ended') return typeof value['ticketId'] === 'string' && typeof value['outcome'] === 'string';
  return (
    value['kind'] === 'sent' &&
    isRecord(ticket) &&
    typeof ticket['ticketId'] === 'string' &&
    isRecord(ticket['content']) &&
    isRecord(ticket['wallet'])
  );
}

/** Ties the slips of a player's tabs together; `user` is whoever is signed in, and words of another are nobody's. */
export function createSlipTabs(open: Host['channel'], user: () => string | undefined): SlipTabs {
  const channel = open('slip');
  const tell = (word: (by: string) => TabMessage): void => {
    const by = user();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no other to name
    if (by !== undefined) channel?.postMessage(word(by));
  };
  return {
    sent: (ticket) => tell((by) => ({ user: by, kind: 'sent', ticket })),
    ended: ({ ticketId, outcome }) => tell((by) => ({ user: by, kind: 'ended', ticketId, outcome })),
    follow(slip) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (!isTabMessage(data) || data.user !== user()) return;
        if (data.kind === 'sent') slip.send({ type: 'adopt', ticket: data.ticket });
        else slip.send({ type: 'ticket-ended', ticketId: data.ticketId, outcome: data.outcome });
      };
      channel?.addEventListener('message', hear);
      return () => {
        channel?.removeEventListener('message', hear);
        channel?.close();
      };
    },
  };
}

/** Where the id of this tab's next ticket waits. */
export const nextIdKey = 'kvota.slip.nextId';

/**
 * Ids for the tickets of this tab, drawn ahead and kept. A duplicated tab copies what is kept: until one of the two
 * pays, both would send the same slip under the same id, and the platform takes it once, however closely together
 * they are pressed (OP-89, OP-95).
 */
export function persistedIds(storage: Pick<Storage, 'getItem' | 'setItem'>, draw: () => string): () => string {
  let first = true;
  return () => {
    const kept = first ? storage.getItem(nextIdKey) : null;
    first = false;
    const id = kept ?? draw();
    try {
      storage.setItem(nextIdKey, id);
    } catch {
      // Without storage a copy of the tab has no id of ours either.
    }
    return id;
  };
}
