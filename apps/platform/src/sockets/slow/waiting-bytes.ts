import type { Socket } from 'socket.io';

/** A connection of engine.io: one for all namespaces of a client. */
export type Connection = Socket['conn'];

/** A packet that waits in engine.io. A broadcast puts the frame into the options, and nothing into the data. */
interface Packet {
  readonly data?: string | Buffer;
  readonly options?: { readonly wsPreEncodedFrame?: readonly Buffer[] };
}

/** The WebSocket of a connection. */
export interface OpenWebSocket {
  readonly bufferedAmount: number;
  /** Closes the connection without the handshake, for which a client that reads nothing has no answer. */
  terminate(): void;
}

/** The parts of a connection that its types declare as private. */
interface Internals {
  readonly transport: { readonly name: string; readonly socket?: OpenWebSocket };
  readonly writeBuffer: readonly Packet[];
}

/** Returns the WebSocket of a connection; undefined for long polling. */
export function webSocketOf(connection: Connection): OpenWebSocket | undefined {
  const { transport } = connection as unknown as Internals; // see Internals
  return transport.name === 'websocket' ? transport.socket : undefined;
}

/**
 * Returns the bytes that wait in this process to be written to a connection. They are in its socket if the operating
 * system accepts no more, and in engine.io if writes before them are not finished or the client has to poll first. Texts
 * count by their letters, because nearly all of them are ASCII.
 */
export function waitingBytes(connection: Connection): number {
  const { writeBuffer } = connection as unknown as Internals; // see Internals
  let bytes = webSocketOf(connection)?.bufferedAmount ?? 0;
  for (const { data, options } of writeBuffer) {
    bytes += data?.length ?? 0;
    for (const { length } of options?.wsPreEncodedFrame ?? []) bytes += length;
  }
  return bytes;
}
