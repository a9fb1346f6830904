import { inboundEvents, OfferSnapshot, StructuralChange, type OddsKey } from '@kvota/contracts';
import { priceKey } from '@kvota/offer';
import * as v from 'valibot';
import { readFrame, type Direction } from './wire/frame.ts';

/** A price that a delta changes, by its name; in thousandths. */
export interface PriceMove {
  readonly key: string;
  readonly from: number | undefined;
  readonly to: number;
}

/** An event on the channels. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  readonly direction: Direction | 'client';
  readonly channel: string;
  readonly title: string;
  readonly bytes: number;
  readonly room?: string | undefined;
  readonly seq?: number | undefined;
  readonly fault?: string | undefined;
  readonly args?: readonly unknown[];
  readonly moves?: readonly PriceMove[];
  readonly text?: string;
  /** Messages of the socket library itself. */
  readonly control?: boolean;
}

/** The totals of a room. */
export interface RoomCount {
  readonly messages: number;
  readonly bytes: number;
  readonly seq: number;
  readonly lastMessageAt: number;
}

/** The number of entries to keep; a platform sends a dozen messages each second. */
const most = 300;

export interface ChannelLog {
  readonly entries: () => readonly LogEntry[];
  readonly count: (room: string) => RoomCount | undefined;
  /** Every room with at least one message. */
  readonly rooms: () => readonly string[];
  readonly clear: () => void;
  readonly frame: (direction: Direction, text: string) => void;
  readonly note: (title: string, fault?: string) => void;
}

/** Records the packets; `priceOf` returns the current price before a delta changes it. */
export function createChannelLog(now: () => number, priceOf: (key: string) => number | undefined): ChannelLog {
  const encoder = new TextEncoder();
  const counts = new Map<string, RoomCount>();
  const indexes = new Map<string, readonly OddsKey[]>();
  let entries: readonly LogEntry[] = [];
  let number = 0;

  const add = (entry: Omit<LogEntry, 'number' | 'at'>): void => {
    number += 1;
    entries = [...entries, { ...entry, number, at: now() }].slice(-most);
  };
  const learn = (room: string, seq: number, bytes: number): void => {
    const before = counts.get(room);
    counts.set(room, {
      messages: (before?.messages ?? 0) + 1,
      bytes: (before?.bytes ?? 0) + bytes,
      seq,
      lastMessageAt: now(),
    });
  };
  const movesOf = (room: string, numbers: readonly number[]): PriceMove[] => {
    const moves: PriceMove[] = [];
    for (let at = 1; at < numbers.length; at += 2) {
      const place = numbers[at] ?? 0;
      const named = indexes.get(room)?.[place];
      const key = named ? priceKey(...named) : `index ${place}, not in the snapshot`;
      moves.push({ key, from: named && priceOf(key), to: numbers[at + 1] ?? 0 });
    }
    return moves;
  };
  /** Returns the room of an offer message, or undefined for any other. */
  const ofRoom = (event: string, args: readonly unknown[]): Pick<LogEntry, 'room' | 'seq' | 'moves'> => {
    const [first, second] = args;
    if (event === 'initial_data') {
      if (!v.is(OfferSnapshot, first)) return {};
      indexes.set(first.room, first.odds);
      return { room: first.room, seq: first.seq };
    }
    if (!(event in inboundEvents) || typeof first !== 'string') return {};
    if (Array.isArray(second)) {
      // Safe: the schema of the event accepted the message before.
      const numbers = second as readonly number[];
      return { room: first, seq: numbers[0], moves: movesOf(first, numbers) };
    }
    if (!v.is(StructuralChange, second)) return { room: first };
    if (second.odds) indexes.set(first, [...(indexes.get(first) ?? []), ...second.odds]);
    return { room: first, seq: second.seq };
  };

  return {
    entries: () => entries,
    count: (room) => counts.get(room),
    rooms: () => [...counts.keys()],
    clear: () => {
      entries = [];
    },
    note: (title, fault) => add({ direction: 'client', channel: '', title, bytes: 0, fault }),
    frame: (direction, text) => {
      const bytes = encoder.encode(text).length;
      const frame = readFrame(text, direction);
      if (!frame) {
        add({ direction, channel: '', title: 'unreadable', bytes, text, fault: 'not a packet of socket.io' });
        return;
      }
      const { channel } = frame;
      if (frame.kind === 'control') {
        add({ direction, channel, title: frame.word, bytes, text, control: true });
        return;
      }
      const { event, args, fault } = frame;
      const known = direction === 'in' && fault === undefined ? ofRoom(event, args) : {};
      if (known.room !== undefined && known.seq !== undefined) learn(known.room, known.seq, bytes);
      add({ direction, channel, title: event, bytes, text, args, fault, ...known });
    },
  };
}
