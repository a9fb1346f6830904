import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';

import { createTestPlatform } from '../testing/test-platform.ts';
import { visitedAddress } from './visited-address.ts';

test('[SES-25] the identity provider is visited at its own address or at an app’s, and nowhere else', () => {
  const visited = visitedAddress('https://api.example', ['https://www.example', 'http://localhost:4100']);
  const at = (host: string): string => visited({ host }).origin;
  expect(['api.example', 'www.example', 'localhost:4100'].map(at)).toEqual([
    'https://api.example',
    'https://www.example',
    'http://localhost:4100',
  ]);
  expect(['evil.example', 'www.example.evil', 'localhost', ''].map(at)).toEqual(Array(4).fill('https://api.example'));
});

const Discovery = v.object({ issuer: v.string(), authorization_endpoint: v.string(), token_endpoint: v.string() });

test('[SES-25] addresses are at the origin that a trusted proxy reports, and the issuer is the same everywhere', async () => {
  const discovery = async (url: string, host: string) => {
    const answer = await fetch(`${url}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': host },
    });
    return v.parse(Discovery, await answer.json());
  };
  const platform = await createTestPlatform({ trustProxy: ['127.0.0.1', '::1'] });
  onTestFinished(() => platform.close());
  const { issuer, url, origin } = platform;
  const own = { issuer, authorization_endpoint: `${url}/oidc/auth`, token_endpoint: `${url}/oidc/token` };
  expect(await discovery(url, new URL(origin).host)).toEqual({
    issuer,
    authorization_endpoint: `${origin}/oidc/auth`,
    token_endpoint: `${origin}/oidc/token`,
  });
  expect(await discovery(url, 'evil.example')).toEqual(own);

  const unaware = await createTestPlatform();
  onTestFinished(() => unaware.close());
  const { authorization_endpoint: endpoint } = await discovery(unaware.url, new URL(origin).host);
  expect(endpoint).toBe(`${unaware.url}/oidc/auth`);
});
