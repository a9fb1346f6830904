import { connect, createServer, type Socket } from 'node:net';

import { createClient } from '@redis/client';

export const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** Passes connections on to a Redis, and can cut, stall or slow them. */
export async function startRedisProxy(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const stalled = new Set<Socket>();
  const held: [Socket, Buffer][] = [];
  let cutting = false;
  let latency = (): number => 0;
  const server = createServer((inward) => {
    if (cutting) return void inward.destroy();
    const outward = connect(Number(port || 6379), hostname);
    const [send, answer] = [inOrder(outward, () => latency()), inOrder(inward, () => latency())];
    open.add(inward);
    for (const socket of [inward, outward]) socket.on('error', () => {});
    inward.on('close', () => {
      open.delete(inward);
      // What is still on its way arrives.
      if (cutting) outward.destroy();
      else send.end();
    });
    outward.on('close', () => inward.destroy());
    inward.on('data', (bytes: Buffer) => void (stalled.has(inward) ? held.push([outward, bytes]) : send.write(bytes)));
    outward.on('data', answer.write);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const local = typeof address === 'object' ? address?.port : undefined;
  const url = new URL(target);
  url.host = `127.0.0.1:${local}`;
  return {
    url: url.href,
    cut: async (): Promise<void> => {
      cutting = true;
      const closed = [...open].map((socket) => new Promise((done) => socket.once('close', done)));
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
      // The other ends see it in a later turn.
      await new Promise((done) => setImmediate(done));
    },
    /** Takes everything on the open connections and passes nothing on. New connections work. */
    stall: (): void => open.forEach((socket) => stalled.add(socket)),
    /** Delays everything from now on, in both directions, by as many milliseconds as the function returns each time. */
    slow: (milliseconds: () => number): void => void (latency = milliseconds),
    restore: (): void => {
      cutting = false;
      stalled.clear();
      for (const [outward, bytes] of held.splice(0)) outward.write(bytes);
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Writes to a socket after a delay, in the order of the calls. */
function inOrder(to: Socket, latency: () => number) {
  const waiting: { readonly pass: () => void; readonly due: number }[] = [];
  const passDue = (): void => {
    for (let next = waiting[0]; next && next.due <= performance.now(); next = waiting[0]) {
      next.pass();
      waiting.shift();
    }
    if (waiting[0]) setTimeout(passDue, Math.max(1, waiting[0].due - performance.now()));
  };
  const add = (pass: () => void): void => {
    waiting.push({ pass, due: performance.now() + latency() });
    if (waiting.length === 1) passDue();
  };
  return {
    write: (bytes: Buffer): void => add(() => void to.write(bytes)),
    end: (): void => add(() => void to.end()),
  };
}

/** Reports once whether a Redis answers. */
export async function redisAnswers(): Promise<boolean> {
  const client = createClient({ url: redisUrl, socket: { connectTimeout: 2000, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.close();
    return true;
  } catch (error) {
    if (process.env['KVOTA_REQUIRE_REDIS'] === '1') throw error;
    process.stderr.write(`The Redis half did not run: no server at ${new URL(redisUrl).host}\n`);
    return false;
  }
}
