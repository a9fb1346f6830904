import { createHash } from 'node:crypto';

import { chainFrom } from '@kvota/games/chain';
import { expect, test } from 'vitest';

import { buildChain, linksFrom, stride } from './build-chain.ts';

test('[RGS-32] links are those of the published rule, whether computed at once or from a stored one', async () => {
  const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
  const secret = createHash('sha256').update('secret').digest('hex');
  const links = [...chainFrom(secret, 2500, sha256)];
  const { stored, end } = await buildChain(secret, 2500);
  expect(end).toBe(links.at(-1));
  expect(stored).toEqual([links[0], links[stride], links[2 * stride]]);
  expect(linksFrom(stored[1] ?? '')).toEqual(links.slice(stride, 2 * stride));
});
