import { channels, inboundEvents, outboundEvents, type Channel, type SocketEvent } from '@kvota/contracts';
import * as v from 'valibot';

export type Direction = 'in' | 'out';

/** A parsed packet of socket.io. */
export type Frame =
  | {
      readonly kind: 'event';
      readonly channel: string;
      readonly event: string;
      readonly args: readonly unknown[];
      /** The fault of the message, if there is one. */
      readonly fault: string | undefined;
    }
  /** Packets of the library itself: channels joined and left. */
  | { readonly kind: 'control'; readonly channel: string; readonly word: string };

const words: Readonly<Record<string, string>> = { '0': 'join', '1': 'leave', '4': 'refused' };

/** Parses a packet from the wire, such as `2/feedout,["live",{"sport":"F"}]`. Returns undefined if it is no packet. */
export function readFrame(text: string, direction: Direction): Frame | undefined {
  const [, type = '', channel = '/', body = ''] = /^(\d)(?:(\/[^,]*),?)?\d*(.*)$/s.exec(text) ?? [];
  const word = words[type];
  if (word !== undefined) return { kind: 'control', channel: channel.slice(1), word };
  if (type !== '2') return undefined;
  const parts: unknown = JSON.parse(body);
  if (!Array.isArray(parts)) return undefined;
  const [event, ...args] = parts as unknown[];
  const name = String(event);
  return { kind: 'event', channel: channel.slice(1), event: name, args, fault: faultOf(direction, name, args) };
}

/** Returns the part of a message that breaks the contract. */
function faultOf(direction: Direction, event: string, args: readonly unknown[]): string | undefined {
  const table: Readonly<Record<string, SocketEvent>> = direction === 'in' ? inboundEvents : outboundEvents;
  const known = table[event];
  if (!known) return 'not an event of the contract';
  const parsed = v.safeParse(known.args, args);
  if (parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}`;
}

/** Writes an event of the platform in the format of the wire. */
export const writeEvent = (channel: Channel, event: string, args: readonly unknown[]): string =>
  `2/${channel},${JSON.stringify([event, ...args])}`;

export const isChannel = (name: string): name is Channel => (channels as readonly string[]).includes(name);
