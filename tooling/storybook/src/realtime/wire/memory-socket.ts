import { WebSocket as SocketTransport } from 'socket.io-client';

/** The part of a websocket that a transport uses. */
interface ClientEnd {
  binaryType: string;
  onopen: () => void;
  onclose: (event: unknown) => void;
  onmessage: (event: { readonly data: string }) => void;
  onerror: (event: unknown) => void;
  readonly send: (data: string) => void;
  readonly close: () => void;
}

/** The remote end of a socket in memory. */
export interface ServerEnd {
  /** Called with a frame that the client sent. */
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

/** The actions of the remote end. */
export interface Wire {
  readonly open: () => void;
  readonly send: (text: string) => void;
  /** Breaks the connection; before it is open, refuses it. */
  readonly cut: () => void;
}

const nothing = (): void => undefined;

/** The websocket transport of the real library over a socket in memory. */
export function memoryTransport(connect: (wire: Wire) => ServerEnd): typeof SocketTransport {
  return class extends SocketTransport {
    override createSocket(): ClientEnd {
      let open = true;
      const client: ClientEnd = {
        binaryType: 'arraybuffer',
        onopen: nothing,
        onclose: nothing,
        onmessage: nothing,
        onerror: nothing,
        send: (data) => {
          // No network answers within the call that sends.
          queueMicrotask(() => {
            if (open) server.received(data);
          });
        },
        close: () => {
          open = false;
          server.closed();
        },
      };
      const server = connect({
        open: () => client.onopen(),
        send: (data) => {
          if (open) client.onmessage({ data });
        },
        cut: () => {
          if (!open) return;
          open = false;
          client.onerror({ type: 'error' });
          client.onclose({ code: 1006 });
        },
      });
      return client;
    }
  };
}
