import { expect, test } from 'vitest';

import { provideDigest } from './provide-digest.ts';

test('[SES-02] without the digest of the browser, another one gives the same result', async () => {
  const insecure: { subtle?: Pick<SubtleCrypto, 'digest'> } = {};
  await provideDigest(insecure);
  const verifier = new TextEncoder().encode('a verifier of the code');
  const [given, expected] = [
    await insecure.subtle?.digest('SHA-256', verifier),
    await crypto.subtle.digest('SHA-256', verifier),
  ];
  expect(new Uint8Array(given ?? new ArrayBuffer(0))).toEqual(new Uint8Array(expected));
  await expect(insecure.subtle?.digest('SHA-1', verifier)).rejects.toThrow('Only SHA-256');

  const { subtle } = crypto;
  await provideDigest();
  expect(crypto.subtle).toBe(subtle);
});
