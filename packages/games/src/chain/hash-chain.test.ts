import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { createDraws } from '../draws/create-draws.ts';
import { hmac } from '../testing/hmac.ts';
import { chainFrom, hashOfLink, isLinkOf, sharedDraws } from './hash-chain.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

test('[GAME-14] each link hashes to the next, and a used link proves itself against the published end', () => {
  const chain = [...chainFrom('secret', 50, sha256)];
  const published = chain.at(-1)!;
  for (const [at, link] of chain.entries()) {
    if (at > 0)
      expect(link).toBe(
        createHash('sha256')
          .update(chain[at - 1]!)
          .digest('hex'),
      );
    expect(isLinkOf(published, link, chain.length - 1 - at, sha256)).toBe(true);
    expect(isLinkOf(published, `${link}0`, chain.length - 1 - at, sha256)).toBe(false);
  }
  expect(hashOfLink(chain[0]!, sha256)).toBe(chain[1]);
});

test('[GAME-14] a shared round draws from its link, the salt and its number', () => {
  const [shared, own] = [
    sharedDraws(hmac, 'link', 'salt', 9),
    createDraws({ hmac, serverSeed: 'link', clientSeed: 'salt', nonce: 9 }),
  ];
  expect([1, 2, 3].map(() => shared.int(1000))).toEqual([1, 2, 3].map(() => own.int(1000)));
});
