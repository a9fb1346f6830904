import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Passes each connection on to the next node that takes it, as a proxy in front of the nodes does. */
export async function startSocketBalancer(
  urls: readonly string[],
): Promise<{ readonly url: string; close: () => void }> {
  const ports = urls.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((inward) => {
    open.add(inward);
    inward.on('error', () => {}).on('close', () => open.delete(inward));
    const pass = (attempts: number): void => {
      const outward = connect(ports[(turn += 1) % ports.length] ?? 0, '127.0.0.1');
      let isOpen = false;
      outward.on('connect', () => {
        isOpen = true;
        inward.on('close', () => outward.destroy()).pipe(outward);
        outward.pipe(inward);
      });
      outward.on('error', () => {});
      outward.on('close', () => {
        if (isOpen || attempts <= 1) inward.destroy();
        else pass(attempts - 1);
      });
    };
    pass(ports.length);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens at a port
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
