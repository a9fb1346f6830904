import { describe, expect, test } from 'vitest';

import { webhookFault, webhookSignature } from './webhook-signature.ts';

const [secret, older] = ['a secret of at least 32 characters', 'the secret that was used before this'];
const now = Date.UTC(2026, 10, 21);
const sent = { id: 'msg_1', timestamp: String(now / 1000), body: '{"amount":"20.00"}' };
const signed = (by = secret, parts: Partial<typeof sent> = {}) => {
  const webhook = { ...sent, ...parts };
  return { ...webhook, signature: webhookSignature(by, webhook) };
};
const fault = (webhook: ReturnType<typeof signed>, secrets = [secret]) => webhookFault(webhook, { secrets, now });

describe('[CALL-59] webhooks', () => {
  test('are signed as Standard Webhooks defines', () => {
    // Computed with `openssl dgst -sha256 -hmac … -binary | base64`.
    expect(webhookSignature('secret', { id: 'a', timestamp: '1', body: '{}' })).toBe(
      'v1,DH9+vItb05LF5AmGVxmIk2XJE76uu57Vhud93LDFWM4=',
    );
  });

  test('with a known secret are taken, also while it is changed', () => {
    expect(fault(signed())).toBeUndefined();
    expect(fault(signed(older), [secret, older])).toBeUndefined();
    const both = { ...signed(), signature: `v1,AAAA ${signed().signature} v2,x` };
    expect(fault(both)).toBeUndefined();
  });

  test('with another secret, body, id or time than was signed are refused', () => {
    const good = signed();
    for (const bad of [
      signed(older),
      { ...good, body: good.body.replace('20', '90') },
      { ...good, id: 'msg_2' },
      { ...good, timestamp: String(now / 1000 + 1) },
      { ...good, signature: '' },
      { ...good, signature: good.signature.slice(3) },
      { ...good, signature: `${good.signature}A` },
    ])
      expect(fault(bad)).toBe('badSignature');
    expect(fault(good, [])).toBe('badSignature');
  });

  test('are refused five minutes early or late', () => {
    const at = (seconds: number) => fault(signed(secret, { timestamp: String(now / 1000 + seconds) }));
    expect([at(-300), at(300)]).toEqual([undefined, undefined]);
    expect([at(-301), at(301)]).toEqual(['staleTimestamp', 'staleTimestamp']);
    for (const timestamp of ['', 'now', '1e9', '-1', ' 1 '])
      expect(fault(signed(secret, { timestamp }))).toBe('staleTimestamp');
  });
});
