import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signatureHeaders } from '@kvota/contracts/wallet';
import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createWallet } from '../wallet/create-wallet.ts';
import { signAnswer, signRequest, verifyAnswer, verifyRequest, type Signer } from './sign.ts';

const key = (id: string) => ({ id, secret: `${id}-secret`.repeat(4) });
const now = Date.UTC(2026, 10, 21, 12);
const signer: Signer = { provider: 'house', keys: [key('old'), key('new')] };
const request = { method: 'POST', path: '/games/v1/wallet/balance?x=1', body: '{"session_id":"s"}', now };

test('[RGS-16] a signed request is valid for 30 s before and after, and no longer', () => {
  const headers = signRequest(signer, request);
  for (const late of [-30_000, 0, 30_000])
    expect(verifyRequest(signer, { ...request, headers, now: now + late })).toBeUndefined();
  for (const late of [-30_001, 30_001])
    expect(verifyRequest(signer, { ...request, headers, now: now + late })).toBe('staleTimestamp');
});

test('[RGS-16] a change of method, path, body, time, key or provider is refused', () => {
  const headers = signRequest(signer, request);
  const forged: readonly (readonly [object, object, string])[] = [
    [{ method: 'GET' }, {}, 'badSignature'],
    [{ path: '/games/v1/wallet/balance' }, {}, 'badSignature'],
    [{ body: `${request.body} ` }, {}, 'badSignature'],
    [{}, { [signatureHeaders.timestamp]: String(now + 1) }, 'badSignature'],
    [{}, { [signatureHeaders.key]: 'new' }, 'badSignature'],
    [{}, { [signatureHeaders.key]: 'none' }, 'badSignature'],
    [{}, { [signatureHeaders.signature]: undefined }, 'badSignature'],
    [{}, { [signatureHeaders.signature]: 'v1=00' }, 'badSignature'],
    [{}, { [signatureHeaders.provider]: 'other' }, 'unknownProvider'],
  ];
  for (const [part, header, fault] of forged)
    expect(verifyRequest(signer, { ...request, ...part, headers: { ...headers, ...header } })).toBe(fault);
});

test('[RGS-16] while keys change, both are valid; a key that was removed is not', () => {
  const renewed: Signer = { provider: 'house', keys: [key('new'), key('old')] };
  const removed: Signer = { provider: 'house', keys: [key('new')] };
  const byOld = signRequest(signer, request);
  expect(verifyRequest(renewed, { ...request, headers: byOld })).toBeUndefined();
  expect(verifyRequest(removed, { ...request, headers: byOld })).toBe('badSignature');
});

test('[RGS-16] an answer is valid for its request only', () => {
  const answer = { status: 200, request: 'v1=first', body: '{}', now };
  const headers = signAnswer(signer, { ...answer, keyId: 'new' });
  expect(headers[signatureHeaders.key]).toBe('new');
  expect(verifyAnswer(signer, { ...answer, headers })).toBeUndefined();
  for (const wrong of [{ request: 'v1=second' }, { status: 402 }, { body: '{ }' }])
    expect(verifyAnswer(signer, { ...answer, ...wrong, headers })).toBe('badSignature');
});

/** Answers of a wallet over HTTP, chosen by the session id. */
let server: Server;
beforeAll(async () => {
  server = createServer((incoming, reply) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      const { session_id: how } = JSON.parse(body) as { session_id: string };
      const { method = '', url: path = '', headers } = incoming;
      const isValid = verifyRequest(signer, { method, path, headers, body, now }) === undefined;
      const status = how === 'fault' ? 404 : how === 'broken' ? 500 : isValid ? 200 : 401;
      const fault = { code: 'unknownSession', detail: 'none' };
      const json =
        how === 'odd' ? { status: 'odd' } : status === 404 ? fault : { status: 'ok', balance: '1.00', currency: 'RSD' };
      const text = JSON.stringify(json);
      const request = how === 'stolen' ? 'v1=other' : String(headers[signatureHeaders.signature]);
      const signed = how === 'unsigned' ? {} : signAnswer(signer, { keyId: 'old', status, request, body: text, now });
      if (how === 'cut') incoming.socket.destroy();
      else reply.writeHead(status, signed).end(text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

test('[RGS-16, RGS-03] only a signed answer of the contract is believed; all else counts as silence', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wallet = createWallet({ signer, clock: createFakeClock(now), url, patience: 3000 });
  const results = await Promise.all(
    ['good', 'fault', 'broken', 'odd', 'stolen', 'unsigned', 'cut'].map(async (session_id) => {
      const result = await wallet.call('balance', { session_id });
      return [session_id, result.type];
    }),
  );
  expect(Object.fromEntries(results)).toEqual({
    good: 'answer',
    fault: 'fault',
    broken: 'silent',
    odd: 'silent',
    stolen: 'silent',
    unsigned: 'silent',
    cut: 'silent',
  });
});
