import { connect, createServer, type Socket } from 'node:net';

/** A line between two ports of this machine. */
export interface Line {
  /** Breaks what is open and takes nothing new. */
  cut(): Promise<void>;
  /** Swallows whatever comes, and says nothing, as where a machine has lost its power. */
  hush(): void;
  /** Takes connections again; what was hushed is broken first. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a line: whatever comes at one port goes to the other. */
export async function openLine({ from, to }: { readonly from: number; readonly to: number }): Promise<Line> {
  const open = new Set<Socket>();
  let silent = false;
  const hold = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    hold(client);
    if (silent) {
      client.resume();
      return;
    }
    const platform = connect(to, 'localhost');
    hold(platform);
    client.once('close', () => platform.destroy());
    platform.once('close', () => client.destroy());
    client.pipe(platform).pipe(client);
  });
  const mend = async (): Promise<void> => {
    if (silent) breakAll();
    silent = false;
    if (!server.listening) await new Promise<void>((done) => void server.listen(from, () => done()));
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((done) => (server.listening ? server.close(() => done()) : done()));
    breakAll();
    await closed;
  };
  const hush = (): void => {
    silent = true;
    for (const socket of open) socket.unpipe().resume();
  };
  await mend();
  return { hush, mend, cut, close: cut };
}
