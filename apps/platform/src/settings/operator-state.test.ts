import { createFakeClock } from '@kvota/server/fake-clock';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';

import type { Bus } from '../bus/bus.ts';
import { createLocalBuses } from '../bus/local-bus.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { createSilentBus } from '../testing/silent-bus.ts';
import { writeSetting } from './create-settings-store.ts';
import { followState, type StateKind } from './operator-state.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Until {
  readonly text: string;
  readonly until: number;
}

describe.each(sqlDatabases)('what operators set: $name', ({ open }) => {
  const world = async () => {
    const database = await open();
    ends.push(() => database.close());
    const [clock, buses] = [createFakeClock(1000), createLocalBuses(['one', 'two', 'later'])];
    const kind: StateKind<Until> = {
      name: 'test',
      schema: v.object({ text: v.string(), until: v.number() }),
      isOver: ({ until }) => until <= clock.now(),
    };
    /** Starts a node, and returns what it knows by key. */
    const start = async (bus: Bus | undefined, db: Db = database.db) => {
      if (!bus) throw new Error('There is no bus.');
      const known = new Map<string, string>();
      const state = await followState({ db, bus, clock }, kind, (key, value) => {
        if (value === null) known.delete(key);
        else known.set(key, value.text);
      });
      return { ...state, known: () => Object.fromEntries(known) };
    };
    return { db: database.db, clock, buses, start };
  };
  const value = (text: string, until = 1e6): Until => ({ text, until });

  test('a node knows at once what it set, the others follow, and one that starts later reads it', async () => {
    const { buses, start } = await world();
    const [one, two] = [await start(buses[0]), await start(buses[1])];
    await one.set('a', value('1'));
    await two.set('b', value('2'));
    await two.set('c', value('3'));
    await one.set('c', null);
    expect(one.known()['a']).toBe('1');
    for (const node of [one, two]) await expect.poll(node.known).toEqual({ a: '1', b: '2' });
    const later = await start(buses[2]);
    expect(later.known()).toEqual({ a: '1', b: '2' });
    await later.set('a', null);
    for (const node of [one, two, later]) await expect.poll(node.known).toEqual({ b: '2' });
  });

  test('nodes that set a key at once agree on the value that the database has', async () => {
    const { buses, start } = await world();
    const [one, two] = [await start(buses[0]), await start(buses[1])];
    for (let n = 0; n < 20; n += 1)
      await Promise.all([one.set('a', value(`one ${n}`)), two.set('a', value(`two ${n}`))]);
    const stored = (await start(buses[2])).known();
    for (const node of [one, two]) await expect.poll(node.known).toEqual(stored);
  });

  test('what is over is deleted at a start, and a value that breaks the schema has no effect', async () => {
    const { db, buses, clock, start } = await world();
    const one = await start(buses[0]);
    await one.set('short', value('1', 5000));
    await one.set('long', value('2'));
    await writeSetting(db, 'state.test', 'other build', { words: 1 });
    await clock.advance(5000);
    expect((await start(buses[2])).known()).toEqual({ long: '2' });
    const rows = await db.select().from(settings).where(eq(settings.group, 'state.test'));
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['long', 'other build']);
  });

  test('after a gap all values are read again', async () => {
    const { db, buses, start } = await world();
    const gaps: ((from: string) => void)[] = [];
    const [own] = buses;
    if (!own) throw new Error('There is no bus.');
    const onGap = (take: (from: string) => void) => {
      gaps.push(take);
      return () => {};
    };
    const one = await start({ ...own, onGap });
    await one.set('a', value('1'));
    await one.set('b', value('2'));
    // Another node wrote these while messages were lost.
    await db.delete(settings).where(eq(settings.key, 'a'));
    await writeSetting(db, 'state.test', 'c', value('3'));
    for (const gap of gaps) gap(buses[1]?.node ?? '');
    await expect.poll(one.known).toEqual({ b: '2', c: '3' });
  });

  test('[FAULT-25] while the bus is away, values that another node wrote are taken, and those that did not change are left alone', async () => {
    const { db, clock } = await world();
    const [bus, taken] = [createSilentBus('cut off'), [] as unknown[]];
    const kind: StateKind<string> = { name: 'test', schema: v.string() };
    await writeSetting(db, 'state.test', 'a', '1');
    await followState({ db, bus, clock }, kind, (key, one) => taken.push([key, one]));
    await writeSetting(db, 'state.test', 'b', '2');
    await bus.second();
    await db.delete(settings).where(eq(settings.key, 'a'));
    await bus.second();
    await bus.second();
    expect(taken).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['a', null],
    ]);
  });
});
