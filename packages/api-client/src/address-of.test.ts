import { agencyCalls, calls } from '@kvota/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addressOf } from './address-of.ts';

const { document } = calls;
const { agencyMyAgents } = agencyCalls;

test('a value that is missing is left out, and a list repeats its name', () => {
  const query = { from: undefined, to: null, page: 2, tag: ['a', 'b'] };
  expect(addressOf('/api', agencyMyAgents, { query })).toBe('/api/base/v1/agency/myAgents?page=2&tag=a&tag=b');
  expect(addressOf('', agencyMyAgents, {})).toBe('/base/v1/agency/myAgents');
});

test('a parameter with any text is one segment of the path and decodes to the same text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (doc, lang) => {
      fc.pre(doc !== '.' && doc !== '..' && doc.isWellFormed() && lang.isWellFormed());
      const address = new URL(addressOf('https://host/site', document, { params: { doc }, query: { lang } }));
      const segments = address.pathname.split('/');
      expect(segments.slice(0, 5)).toEqual(['', 'site', 'cms', 'v1', 'documents']);
      expect(segments.slice(5).map(decodeURIComponent)).toEqual([doc]);
      expect(address.searchParams.get('lang')).toBe(lang);
      expect(address.hash).toBe('');
    }),
  );
});
