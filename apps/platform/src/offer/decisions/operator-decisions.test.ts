import { createFakeClock } from '@kvota/server/fake-clock';
import { afterEach, describe, expect, test } from 'vitest';

import { sqlDatabases } from '../../testing/databases.ts';
import { createSilentBus } from '../../testing/silent-bus.ts';
import { loadDecisions } from './operator-decisions.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

describe.each(sqlDatabases)('decisions on $name', ({ open }) => {
  test('[FAULT-25] while the bus is away, a node reads what another one decided, and only matches that differ change', async () => {
    const database = await open();
    ends.push(() => database.close());
    const [clock, bus] = [createFakeClock(0), createSilentBus('two')];
    const one = await loadDecisions(database.db, { clock, bus: createSilentBus('one') });
    const two = await loadDecisions(database.db, { clock, bus });
    const ref = { eventId: 'held', marketCode: '1X2', selectionCode: '1' };
    await one.end('over', { at: 1000, score: [1, 0] });
    await one.suspend('stopped', null, true, false);
    await one.hold(ref, { odds: 2000, cms: true });
    expect([two.ended('over'), two.suspended('stopped', '1X2'), two.held(ref)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);

    await bus.second();
    expect(two.ended('over')).toEqual({ at: 1000, score: [1, 0] });
    expect(two.suspended('stopped', '1X2')).toEqual({ cms: false });
    expect(two.held(ref)).toEqual({ odds: 2000, cms: true });

    const versions = (): number[] => ['over', 'stopped', 'held'].map((eventId) => two.version(eventId));
    const [before, revision] = [versions(), two.revision()];
    await bus.second();
    expect([versions(), two.revision()]).toEqual([before, revision]);

    await one.suspend('stopped', null, false, false);
    await one.hold(ref, { odds: 2100, cms: true });
    await bus.second();
    expect([two.suspended('stopped', '1X2'), two.held(ref)]).toEqual([undefined, { odds: 2100, cms: true }]);
    expect(versions().map((version, at) => version - (before[at] ?? 0))).toEqual([0, 1, 1]);
  });
});
