import { expect, test } from 'vitest';

import { newId } from './new-id.ts';

test('an id is a random UUID, also where the browser makes none', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  const ids = Array.from({ length: 50 }, () => newId(insecure));
  for (const id of [newId(), ...ids]) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(50);
});
