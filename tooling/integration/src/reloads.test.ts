import { afterAll, beforeAll, expect, test } from 'vitest';

import { reloadAt } from './conformance/reloads.ts';
import { openWorld, type World } from './conformance/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each([0, 1, 2, 4, 7, 12, 18, 24].map((moment, index) => ({ moment, index })))(
  '[OP-50] [OP-89] [SES-20] [FAULT-06] a reload $moment s after Pay: a ping reports the end of the ticket, nothing is sent twice',
  async ({ moment, index }) => {
    expect(await reloadAt(world, index, moment)).toMatchObject({ resolved: true, submitted: 0 });
    expect(await world.platform.ledger.check()).toMatchObject({ ok: true, violations: [] });
  },
);
