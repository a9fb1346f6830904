import { expect, test } from 'vitest';

import { forgetRequest, keepRequest, keptRequest } from '../make/kept-request.ts';
import { keepLinked } from './kept-fragment.ts';
import { takeLinked, voucherLink } from './linked-code.ts';

const tab = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('[VOU-08] the link of a printed voucher has its code in the fragment, and leads to it once', () => {
  const link = voucherLink('https://kvota.example/en/voucher_history', '0000 - 0799 - 2739 - 8713');
  expect(link).toBe('https://kvota.example/en/voucher_history#0000079927398713');
  const storage = tab();
  keepLinked(storage, new URL(link).hash);
  keepLinked(storage, '');
  keepLinked(storage, '#1234');
  expect([takeLinked(storage), takeLinked(storage)]).toEqual(['0000 - 0799 - 2739 - 8713', undefined]);
});

test('[SEC-10] a request is kept until it is answered; whatever else the storage holds is none', () => {
  const storage = tab();
  const request = { requestId: 'r-12345678', amount: '100.00', currency: 'RSD', currencyId: 941, count: 1 };
  keepRequest(storage, request);
  expect(keptRequest(storage)).toEqual(request);
  forgetRequest(storage);
  expect(keptRequest(storage)).toBeUndefined();
  for (const odd of ['', '{', 'null', '{"requestId":1}']) {
    storage.setItem('kvota.user.voucher', odd);
    expect(keptRequest(storage)).toBeUndefined();
  }
});
