import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A client of socket.io on bare TCP, which can stop reading so that the buffers of the server fill. */
export interface RawSocket {
  /** Sends a packet of engine.io, such as `42/feedout,["leave",{"room":"live/F"}]`. */
  readonly send: (packet: string) => void;
  /** Stops reading. The connection stays open. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves when the connection is closed from the other side. */
  readonly closed: Promise<void>;
  readonly end: () => void;
}

/**
 * Opens a WebSocket to a server of socket.io and joins a namespace. Calls `take` with every event of it, after the one
 * that `connected` waits for.
 */
export async function openRawSocket(
  url: string,
  namespace: string,
  take: (event: readonly unknown[]) => void,
): Promise<RawSocket> {
  const { hostname, port, host } = new URL(url);
  const tcp = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => void tcp.once('close', () => resolve()));
  // A reset connection has an error, and then closes.
  tcp.on('error', () => {});
  tcp.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      '\r\n',
    ].join('\r\n'),
  );
  const socket: RawSocket = {
    send: (packet) => void tcp.write(clientFrame(packet)),
    pause: () => void tcp.pause(),
    resume: () => void tcp.resume(),
    closed,
    end: () => void tcp.destroy(),
  };
  await new Promise<void>((resolve, reject) => {
    void closed.then(() => reject(new Error('The server closed the connection.')));
    readFrames(tcp, (packet) => {
      if (packet.startsWith('0')) socket.send(`40${namespace},`);
      else if (packet === '2') socket.send('3');
      else if (packet.startsWith(`40${namespace},`)) resolve();
      else if (packet.startsWith(`42${namespace},`))
        take(JSON.parse(packet.slice(`42${namespace},`.length)) as unknown[]);
    });
  });
  return socket;
}

/** Calls a function with the text of each frame. The head of the answer of HTTP is left out. */
function readFrames(tcp: Socket, take: (text: string) => void): void {
  let chunks: Buffer[] = [];
  let [length, wanted] = [0, 1];
  let isOpen = false;
  tcp.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < wanted) return;
    let data = Buffer.concat(chunks);
    if (!isOpen) {
      const end = data.indexOf('\r\n\r\n');
      isOpen = end !== -1;
      if (isOpen) data = data.subarray(end + 4);
    }
    if (isOpen) {
      let frame = frameEnd(data);
      for (; frame && frame.end <= data.length; frame = frameEnd(data)) {
        take(data.toString('utf8', frame.start, frame.end));
        data = data.subarray(frame.end);
      }
      wanted = frame?.end ?? 0;
    }
    chunks = [data];
    length = data.length;
  });
}

/** Returns where the text of the first frame starts and ends; undefined if its head is not complete. */
function frameEnd(data: Buffer): { start: number; end: number } | undefined {
  const short = (data[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < start) return undefined;
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  return { start, end: start + length };
}

/** Returns a short text as the frame of a client, masked with zeros. */
function clientFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...head, 0, 0, 0, 0]), bytes]);
}
