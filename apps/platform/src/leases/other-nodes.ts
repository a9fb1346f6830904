import { setTimeout as pause } from 'node:timers/promises';

import { eq } from 'drizzle-orm';

import type { Bus, NodeSettings } from '../bus/bus.ts';
import type { Db } from '../database/database.ts';
import { leases } from '../database/schema/index.ts';
import { lasts } from './lease.ts';

/** Thrown if other nodes run, and this one cannot be one of them. The message is one line for the operator. */
export class OtherNodes extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OtherNodes';
  }
}

/** Milliseconds between two looks. */
const looksEvery = 100;
/** Milliseconds after which a message of each running node has arrived, and a node that was killed counts no more. */
const certainAfter = 4000;

const holderOf = async (db: Db, name: string) => (await db.select().from(leases).where(eq(leases.name, name)))[0];

/** Throws OtherNodes if a holder renews a lease within the time that it lasts. A lease that a killed node left is no obstacle. */
export async function requireNoHolder(db: Db, name: string): Promise<void> {
  const before = await holderOf(db, name);
  if (before === undefined || before.holder === null) return;
  await pause(lasts);
  const after = await holderOf(db, name);
  if (after !== undefined && after.holder !== null && after.beat !== before.beat)
    throw new OtherNodes(
      'REDIS_URL: other nodes use this database, and without a Redis this one would sell prices of a second feed. Set the REDIS_URL of the others, or end them first.',
    );
}

/**
 * Throws OtherNodes if another node renews a lease in the database and none of its messages arrive. It uses another Redis:
 * this node would sell nothing, and miss what operators do there.
 */
export async function requireSameRedis(db: Db, bus: Bus, name: string): Promise<void> {
  let seen: { readonly beat: number; readonly at: number } | undefined;
  for (let waited = 0; ; waited += looksEvery) {
    const row = await holderOf(db, name);
    if (row === undefined || row.holder === null || bus.others().some(({ node }) => node === row.holder)) return;
    if (seen?.beat !== row.beat) seen = { beat: row.beat, at: waited };
    else if (waited - seen.at >= lasts) return;
    if (waited >= certainAfter)
      throw new OtherNodes(
        'REDIS_URL: another node drives the feed of this database, and no message of it arrives through this Redis. Set the REDIS_URL of that node, with the same number of the Redis database.',
      );
    await pause(looksEvery);
  }
}

/**
 * Announces the settings of this node, which all nodes must share. Throws OtherNodes if nodes with others run: they would
 * refuse the tokens of each other, or credit and sell by different rules. A setting that another node does not announce is
 * not compared.
 */
export async function requireSameSettings(bus: Bus, settings: NodeSettings): Promise<void> {
  await requireNoOtherSettings(bus, settings);
  // Not before: a node that is refused again and again must not keep others from starting.
  await bus.announce(settings);
  await requireNoOtherSettings(bus, settings);
}

async function requireNoOtherSettings(bus: Bus, own: NodeSettings): Promise<void> {
  for (let waited = 0; ; waited += looksEvery) {
    const different = differenceOf(bus, own);
    if (different === undefined) return;
    if (waited >= certainAfter) throw new OtherNodes(different);
    await pause(looksEvery);
  }
}

/** The first setting in which a running node differs from this one, as a message. */
function differenceOf(bus: Bus, own: NodeSettings): string | undefined {
  for (const [name, value] of Object.entries(own)) {
    const others = bus.others().map(({ settings }) => settings?.[name]);
    const other = others.find((theirs) => theirs !== undefined && theirs !== value);
    if (other !== undefined)
      return `${name}: nodes with ${other || 'none'} run, and this one has ${value || 'none'}. All nodes need the same: set what the others have. To change it, end all nodes before the first one starts with the new value.`;
  }
  return undefined;
}
