import type { Clock } from '@kvota/server';
import { afterEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { keepLease, type Lease } from './lease.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A node with its clock, which asks when the test lets it. */
interface Node {
  readonly lease: Lease;
  /** Lets milliseconds pass while the node does not run. */
  readonly pass: (milliseconds: number) => void;
  /** Lets the time between two questions pass, and the node ask. */
  readonly turn: () => Promise<void>;
}

async function node(db: OpenDatabase['db'], name: string, startsAt = 0): Promise<Node> {
  let now = startsAt;
  const clock: Clock = { now: () => now, after: () => () => {} };
  const lease = await keepLease({ db, clock, node: name }, 'feed');
  const pass = (milliseconds: number): void => void (now += milliseconds);
  const turn = async (): Promise<void> => {
    pass(300);
    await lease.ask();
  };
  return { lease, pass, turn };
}

describe.each(sqlDatabases)('a lease on $name', ({ open }) => {
  const database = async (): Promise<OpenDatabase['db']> => {
    const opened = await open();
    ends.push(() => opened.close());
    return opened.db;
  };

  test('one of many nodes that ask at once has it, and keeps it', async () => {
    const db = await database();
    const nodes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => node(db, name)));
    for (let turn = 0; turn < 10; turn += 1) {
      expect(nodes.map(({ lease }) => lease.held()).filter((token) => token !== undefined)).toEqual([1]);
      await Promise.all(nodes.map((one) => one.turn()));
    }
  });

  test('after the holder was killed, another takes it within 2 s with a greater token, whatever the clocks show', async () => {
    const db = await database();
    const killed = await node(db, 'a', 1_000_000);
    const other = await node(db, 'b', 5);
    await killed.turn();
    let turns = 0;
    while (other.lease.held() === undefined && turns < 20) {
      await other.turn();
      turns += 1;
    }
    expect(other.lease.held()).toBe(2);
    expect(turns * 300).toBeLessThanOrEqual(2000);
    expect(turns * 300).toBeGreaterThanOrEqual(1200);
  });

  test('a holder that was suspended knows that its lease is over before another can take it', async () => {
    const db = await database();
    const suspended = await node(db, 'a');
    const other = await node(db, 'b');
    for (let turn = 0; turn < 10; turn += 1) {
      // Time passes on both, but the holder does not run.
      await other.turn();
      if (other.lease.held() !== undefined) break;
    }
    const held = suspended.lease.held();
    suspended.pass(1200);
    expect(held).toBe(1);
    expect(suspended.lease.held()).toBeUndefined();
    expect(other.lease.held()).toBe(2);
  });

  test('a holder whose lease lapsed has it again with a greater token, so that others notice', async () => {
    const db = await database();
    const holder = await node(db, 'a');
    const other = await node(db, 'b');
    holder.pass(1500);
    expect(holder.lease.held()).toBeUndefined();
    await holder.turn();
    expect(holder.lease.held()).toBe(2);
    await holder.turn();
    await other.turn();
    expect([holder.lease.held(), other.lease.held()]).toEqual([2, undefined]);
  });

  test('a lease that lapses while its renewal is under way is taken with a greater token', async () => {
    const db = await database();
    const holder = await node(db, 'a');
    holder.pass(1400);
    const asked = holder.lease.ask();
    holder.pass(100);
    expect(holder.lease.held()).toBeUndefined();
    await asked;
    expect(holder.lease.held()).toBe(2);
  });

  test('a lease that is given back is free at once, and a node that stopped does not ask again', async () => {
    const db = await database();
    const first = await node(db, 'a');
    const second = await node(db, 'b');
    await first.lease.stop();
    expect(first.lease.held()).toBeUndefined();
    await second.turn();
    expect(second.lease.held()).toBe(2);
    await second.lease.stop();
    await first.turn();
    expect([first.lease.held(), second.lease.held()]).toEqual([undefined, undefined]);
  });

  test('a lease whose holder cannot reach the database is over after 1.2 s', async () => {
    const opened = await open();
    const holder = await node(opened.db, 'a');
    expect(holder.lease.held()).toBe(1);
    await opened.close();
    for (let turn = 0; turn < 3; turn += 1) await holder.turn();
    holder.pass(299);
    expect(holder.lease.held()).toBe(1);
    holder.pass(1);
    expect(holder.lease.held()).toBeUndefined();
  });
});
