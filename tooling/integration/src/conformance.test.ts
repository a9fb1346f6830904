import { afterAll, beforeAll, expect, test } from 'vitest';

import { cases } from './conformance/cases.ts';
import { englishTexts, textOf } from './conformance/row.ts';
import { expectedRow, runCase } from './conformance/run-case.ts';
import { openWorld, type World } from './conformance/world.ts';

/** Keys without a text: the platform answers them only to a client that violates the rules of the slip. */
const withoutText = ['', 'duplicateSelection'];

let world: World;
let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  [world, texts] = [await openWorld(), await englishTexts()];
});
afterAll(() => world.close());

test.each(cases)('$ids $code: $how', { timeout: 60_000 }, async (one) => {
  expect(await runCase(world, one)).toEqual(expectedRow(one));
  if (!withoutText.includes(one.seen.key)) expect(textOf(texts, one.seen.key)).toMatch(/\w/);
});
