import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

import { expect, onTestFinished, test } from 'vitest';

import { listen, PortTaken, WrongHost } from './listen.ts';

const open = async (port = 0) => {
  const listening = await listen(port, '127.0.0.1', 'KVOTA_TEST_PORT');
  onTestFinished(() => void listening.server.close());
  return listening;
};

test('a port that is taken is named with the variable to set', async () => {
  const { port } = await open();
  await expect(open(port)).rejects.toThrow(PortTaken);
  await expect(open(port)).rejects.toThrow(`Port ${port} is taken. Set KVOTA_TEST_PORT to another one.`);
});

test('an address that this machine does not have is named', async () => {
  await expect(listen(0, '192.0.2.1', 'KVOTA_TEST_PORT')).rejects.toThrow(WrongHost);
});

test('requests are answered 503 until there is a handler, and their connections end', async () => {
  const listening = await open();
  const answer = async (): Promise<(number | string | undefined)[]> => {
    const [response] = (await once(get({ port: listening.port, agent: false }), 'response')) as [IncomingMessage];
    response.resume();
    return [response.statusCode, response.headers.connection];
  };
  expect(await answer()).toEqual([503, 'close']);
  listening.serve((_request, response) => response.end());
  expect((await answer())[0]).toBe(200);
});

test('[SEC-17] slow clients are cut, and an idle connection outlives those of proxies', async () => {
  const { server } = await open();
  expect([server.headersTimeout, server.requestTimeout, server.keepAliveTimeout]).toEqual([10_000, 30_000, 72_000]);
});
