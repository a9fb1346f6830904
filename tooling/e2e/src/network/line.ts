import { connect, createServer, type Socket } from 'node:net';

/** Forwards connections from one port of this machine to another, and can break them. */
export interface Line {
  /** Breaks open connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections and data but never answers, like a machine that lost its power. */
  hush(): void;
  /** Forwards what the client sends, and drops every answer. */
  dropAnswers(): void;
  /** Forwards again. Breaks connections first if they lacked answers. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a line that forwards everything from one port to the other. */
export async function openLine({ from, to }: { readonly from: number; readonly to: number }): Promise<Line> {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let silent = false;
  let oneWay = false;
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
    client.pipe(platform);
    if (oneWay) platform.resume();
    else platform.pipe(client);
    answering.add(platform);
    platform.once('close', () => answering.delete(platform));
  });
  const mend = async (): Promise<void> => {
    if (silent || oneWay) breakAll();
    silent = false;
    oneWay = false;
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
  const dropAnswers = (): void => {
    oneWay = true;
    for (const socket of answering) socket.unpipe().resume();
  };
  await mend();
  return { hush, dropAnswers, mend, cut, close: cut };
}
