import { join, normalize } from 'node:path';

import { expect, test } from '../../src/test.ts';

const engine = join(import.meta.dirname, '../../../../packages/bet-slip');
const page = '/examples/plain-page/index.html';

test('[SLIP-01] the plain example page of the engine turns a bet into a ticket, using the published files', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const plain = await context.newPage();
  const faults: string[] = [];
  plain.on('pageerror', (error) => faults.push(error.message));
  plain.on('console', (message) => faults.push(message.text()));
  // crypto.randomUUID needs a secure context, and browsers trust localhost.
  await context.route('http://engine.localhost/**', (route) => {
    const file = normalize(new URL(route.request().url()).pathname);
    return file === '/favicon.ico' ? route.fulfill({ status: 204 }) : route.fulfill({ path: join(engine, file) });
  });
  await plain.goto(`http://engine.localhost${page}`);
  const ticket = plain.getByRole('status');
  const pay = plain.getByRole('button', { name: 'Pay' });

  await expect(ticket).toHaveText('Choose odds, pays 0.00, idle');
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAttribute('title', 'emptyTicket');
  await plain.getByRole('button', { name: '1 (2.10)' }).click();
  await plain.getByRole('button', { name: 'X (3.40)' }).click();
  await plain.getByLabel('Stake').fill('100');
  await expect(ticket).toHaveText('X at 3.40, pays 340.00, idle');
  await pay.click();
  await expect(ticket).toHaveText('Choose odds, pays 0.00, accepted');
  expect(faults).toEqual([]);
  await context.close();
});
