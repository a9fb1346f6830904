import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Server } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

describe('examples/node-server', () => {
  async function started(): Promise<(path: string, body: unknown) => Promise<{ status: number; answer: unknown }>> {
    const { server } = (await load(join(root, 'examples/node-server/server.js'))) as { server: Server };
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return async (path, body) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) });
      return { status: response.status, answer: await response.json() };
    };
  }

  test('prices and settles over HTTP, and says what it cannot do', async () => {
    const post = await started();
    const selections = ['2.10', '1.85', '3.40'].map((odds, i) => ({ id: `e${i}`, odds }));
    const system = { conditions: [2], selectionIds: ['e0', 'e1', 'e2'] };
    const ticket = { selections, groups: [system], stake: '30.00' };
    expect(await post('/price', { ticket })).toMatchObject({
      status: 200,
      answer: { combinations: '3', payout: { min: '38.85', max: '173.15' }, violations: [] },
    });
    expect(await post('/settle', { ticket, results: { e0: 'won', e1: 'won', e2: 'lost' } })).toMatchObject({
      status: 200,
      answer: { status: 'won', winningCombinations: '1', payout: '38.85' },
    });
    expect(await post('/settle', { ticket: { ...ticket, selections: [] }, results: {} })).toMatchObject({
      status: 422,
    });
    expect(await post('/price', {})).toMatchObject({ status: 400 });
    expect(await post('/pay', {})).toMatchObject({ status: 404 });
  });
});
