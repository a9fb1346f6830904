import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, onTestFinished, test } from 'vitest';

import { startSignedWallet } from '../../testing/signed-wallet.ts';
import { silentLogger } from '../kernel/logger.ts';
import type { Signer } from '../signature/sign.ts';
import { createWalletAcceptance, WalletRefused } from './wallet-acceptance.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const signerOf = (secret: string, { provider = 'house', id = '2026-11' } = {}): Signer => ({
  provider,
  keys: [{ id, secret: secret.repeat(32) }],
});

async function world(platform: Signer, ahead = 0) {
  const clock = createFakeClock(noon);
  const wallet = await startSignedWallet(platform, () => noon + ahead);
  onTestFinished(() => wallet.close());
  const lines: string[] = [];
  const note =
    (level: string) =>
    (text: string): void =>
      void lines.push(`${level}: ${text}`);
  const logger = { ...silentLogger, info: note('info'), warn: note('warn'), error: note('error') };
  // Requests take real time, in which the clock of the test may move by more than a signature is valid.
  const signing = { ...clock, now: () => noon };
  const open = (url = wallet.url) =>
    createWalletAcceptance({ signer: signerOf('a'), clock: signing, url, patience: 1e9, logger });
  return { clock, wallet, lines, open };
}

test('[RGS-47] a server that the platform knows starts', async () => {
  const { open } = await world(signerOf('a'));
  const acceptance = open();
  await acceptance.require();
  expect(acceptance.isAccepted()).toBe(true);
});

test.each<[string, Signer, number, RegExp]>([
  ['another secret', signerOf('b'), 0, /^KVOTA_WALLET_SECRET: .+ key "2026-11" of provider "house"\. Set .+$/],
  ['no such key', signerOf('a', { id: 'old' }), 0, /^KVOTA_WALLET_PROVIDER, KVOTA_WALLET_KEY: .+ has no key "2026-11"/],
  ['no such provider', signerOf('a', { provider: 'other' }), 0, /^KVOTA_WALLET_PROVIDER, KVOTA_WALLET_KEY: /],
  ['another time', signerOf('a'), 31_000, /^KVOTA_WALLET_URL: the clock of the platform .+ by more than 30 s\. /],
])('[RGS-47] a platform with %s ends the start with one line', async (_, platform, ahead, line) => {
  const { open } = await world(platform, ahead);
  await expect(open().require()).rejects.toThrow(WalletRefused);
  await expect(open().require()).rejects.toThrow(line);
});

test('[RGS-47] a platform that is away at the start is asked until it answers; while it refuses, the server is not accepted', async () => {
  const { clock, wallet, lines, open } = await world(signerOf('b'));
  const away = open('http://127.0.0.1:1');
  await away.require();
  expect(away.isAccepted()).toBe(true);
  onTestFinished(away.start());
  const steps = async (until: () => boolean): Promise<void> => {
    while (!until()) await clock.advance(1000);
  };
  await steps(() => lines.length > 0);
  expect(lines.splice(0)).toEqual([expect.stringMatching(/^warn: KVOTA_WALLET_URL: no platform answers at http/)]);

  wallet.signer = signerOf('a');
  const acceptance = open();
  await acceptance.require();
  onTestFinished(acceptance.start());
  wallet.signer = signerOf('b');
  await steps(() => !acceptance.isAccepted());
  expect(lines.splice(0)).toEqual([expect.stringMatching(/^error: KVOTA_WALLET_SECRET: /)]);
  wallet.signer = signerOf('a');
  await steps(acceptance.isAccepted);
  expect(lines).toEqual(['info: The platform accepts this server again.']);
});
