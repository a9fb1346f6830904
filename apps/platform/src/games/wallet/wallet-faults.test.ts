import { createFakeClock } from '@kvota/server/fake-clock';
import { expect, onTestFinished, test } from 'vitest';

import { createLocalBuses } from '../../bus/local-bus.ts';
import type { Bus } from '../../bus/bus.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { createWalletFaults } from './wallet-faults.ts';

test('a fault of the wallet is met at the share of calls and for the time that an operator set, also at a node that starts later', async () => {
  const database = await openMemory();
  onTestFinished(() => database.close());
  const [clock, buses] = [createFakeClock(1000), createLocalBuses(['one', 'later']) as [Bus, Bus]];
  const one = await createWalletFaults({ db: database.db, clock, bus: buses[0] });
  await one.set({ kind: 'cutAfter', percent: 50, seconds: 60 });
  const later = await createWalletFaults({ db: database.db, clock, bus: buses[1] });
  const four = [later.next(), later.next(), later.next(), later.next()];
  expect(four).toEqual([undefined, 'cutAfter', undefined, 'cutAfter']);
  await clock.advance(60_000);
  expect([later.next(), later.next()]).toEqual([undefined, undefined]);
});
