import { authorizationUrl, createCookieJar, pkcePair } from '@kvota/platform/sign-in';

import { countOf, type AttackResult } from './result.ts';
import type { Target } from './target.ts';

const tried = 60;
/** Passwords that an account and an address may try in five minutes (SEC-01). */
const most = 5;

/**
 * Sends many passwords for one account at once, each from another address, as its header states. No more may be
 * checked than from one address.
 */
export async function signInBurst({ issuer, redirectUri }: Target): Promise<AttackResult> {
  const username = `nobody-${crypto.randomUUID().slice(0, 8)}`;
  const attempts = Array.from({ length: tried }, async (_, i) => {
    const jar = createCookieJar();
    const asked = await jar.fetch(
      authorizationUrl({ issuer, clientId: 'kvota-site', redirectUri }, pkcePair().challenge),
    );
    const page = new URL(asked.headers.get('location') ?? '', issuer);
    const answer = await jar.fetch(page, {
      method: 'POST',
      headers: {
        'x-forwarded-for': `198.51.100.${i}`,
        forwarded: `for=198.51.100.${i}`,
        'x-real-ip': `198.51.100.${i}`,
      },
      body: new URLSearchParams({ username, password: `guess ${i}` }),
    });
    await answer.text();
    return answer.status;
  });
  const statuses = await Promise.all(attempts);
  const checked = statuses.filter((status) => status === 401).length;
  const breaches = [
    ...(checked > most ? [`${checked} passwords were checked, not ${most}`] : []),
    ...(statuses.some((status) => status === 500 || status < 400)
      ? ['an attempt failed the platform or signed in']
      : []),
  ];
  return { attack: 'passwords at once from made-up addresses', attempts: tried, answered: countOf(statuses), breaches };
}
