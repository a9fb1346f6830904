import { connect, createServer, type Server, type Socket } from 'node:net';

/** Milliseconds between two questions whether a node is ready. */
const askEvery = 500;
const answersWithin = 2000;

/** A balancer in front of the nodes of a platform on this machine. */
export interface Balancer {
  /** Ports of the nodes that are ready. */
  readonly ready: () => readonly number[];
  readonly close: () => Promise<void>;
}

export interface BalancerOptions {
  readonly port: number;
  /** Ports of the nodes. */
  readonly nodes: readonly number[];
}

/**
 * Gives each connection to the next node that is ready, and to another one if that node does not accept it. Resolves when
 * the state of each node is known.
 */
export async function startBalancer({ port, nodes }: BalancerOptions): Promise<Balancer> {
  const ready = new Set<number>();
  const open = new Set<Socket>();
  let turn = 0;

  const ask = async (node: number): Promise<void> => {
    const isReady = await fetch(`http://127.0.0.1:${node}/ready`, { signal: AbortSignal.timeout(answersWithin) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (isReady) ready.add(node);
    else ready.delete(node);
  };
  const askAll = (): Promise<unknown> => Promise.all(nodes.map(ask));

  const pass = (inward: Socket, tried: readonly number[]): void => {
    const left = [...ready].filter((node) => !tried.includes(node));
    const node = left[(turn += 1) % Math.max(1, left.length)];
    if (node === undefined) return void inward.destroy();
    const outward = connect(node, '127.0.0.1');
    let isConnected = false;
    outward.once('error', () => {
      // Nothing was sent to a node that did not even connect, so another one may have the connection.
      if (isConnected) return void inward.destroy();
      ready.delete(node);
      pass(inward, [...tried, node]);
    });
    outward.once('connect', () => {
      isConnected = true;
      inward.once('close', () => outward.destroy());
      outward.once('close', () => inward.destroy());
      inward.pipe(outward).pipe(inward);
    });
  };
  const server: Server = createServer((inward) => {
    open.add(inward);
    inward.once('close', () => open.delete(inward));
    inward.on('error', () => inward.destroy());
    pass(inward, []);
  });
  await askAll();
  const asking = setInterval(() => void askAll(), askEvery);
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    ready: () => [...ready],
    async close() {
      clearInterval(asking);
      for (const socket of open) socket.destroy();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
