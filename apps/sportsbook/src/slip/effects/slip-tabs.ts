import type { SentTicket, SlipEffect } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import type { Host, Stop } from '@kvota/shell';

type Done = Extract<SlipEffect, { type: 'ticket-done' }>;

/** Messages between the tabs of one player about their tickets (OP-95). */
type TabMessage =
  | { readonly user: string; readonly kind: 'sent'; readonly ticket: SentTicket }
  | ({ readonly user: string; readonly kind: 'ended' } & Pick<Done, 'ticketId' | 'outcome'>);

/** Notifies the other tabs about the tickets of this one. */
export interface SlipTabs {
  readonly sent: (ticket: SentTicket) => void;
  readonly ended: (done: Done) => void;
  /** Subscribes to messages: a slip with the same content adopts the ticket of the other tab. */
  readonly follow: (slip: Pick<Slip, 'send'>) => Stop;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Tabs of another version may send other messages; unknown ones are ignored. */
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

/**
 * Connects the slips of a player's tabs. `user` is the id of the signed-in player; messages of another player are
 * ignored.
 */
export function createSlipTabs(open: Host['channel'], user: () => string | undefined): SlipTabs {
  const channel = open('slip');
  const post = (messageOf: (sender: string) => TabMessage): void => {
    const sender = user();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no other to name
    if (sender !== undefined) channel?.postMessage(messageOf(sender));
  };
  return {
    sent: (ticket) => post((sender) => ({ user: sender, kind: 'sent', ticket })),
    ended: ({ ticketId, outcome }) => post((sender) => ({ user: sender, kind: 'ended', ticketId, outcome })),
    follow(slip) {
      const receive = ({ data }: MessageEvent<unknown>): void => {
        if (!isTabMessage(data) || data.user !== user()) return;
        if (data.kind === 'sent') slip.send({ type: 'adopt', ticket: data.ticket });
        else slip.send({ type: 'ticket-ended', ticketId: data.ticketId, outcome: data.outcome });
      };
      channel?.addEventListener('message', receive);
      return () => {
        channel?.removeEventListener('message', receive);
        channel?.close();
      };
    },
  };
}

/** Key under which the id of this tab's next ticket is stored. */
export const nextIdKey = 'kvota.slip.nextId';

/**
 * Returns a function that generates ids for the tickets of this tab. The next id is generated ahead and stored.
 *
 * A duplicated tab copies the stored id. Until one of the tabs pays, both would send the same slip under the same id,
 * and the platform accepts it once, however quickly both are pressed (OP-89, OP-95).
 */
export function persistedIds(storage: Pick<Storage, 'getItem' | 'setItem'>, draw: () => string): () => string {
  let first = true;
  return () => {
    const stored = first ? storage.getItem(nextIdKey) : null;
    first = false;
    const id = stored ?? draw();
    try {
      storage.setItem(nextIdKey, id);
    } catch {
      // Without storage a duplicated tab cannot copy the id either.
    }
    return id;
  };
}
