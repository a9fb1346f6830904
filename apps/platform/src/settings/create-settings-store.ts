import { readStatusSettings, readTicketSettings, type KeyValue } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, asc, eq } from 'drizzle-orm';

import * as v from 'valibot';

import { transactAct } from '../acts/transact-act.ts';
import type { Bus, Topic } from '../bus/bus.ts';
import { cached } from '../kernel/cached.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { boxed, unboxed } from '../database/boxed.ts';
import { seedSettings } from './seed-settings.ts';
import type { SettingsStore } from './settings-store.ts';

const maintenance = { group: 'system', key: 'maintenanceAt' } as const;
const change = { group: 'system', key: 'changedAt' } as const;

/** Settings, texts or content changed in the database. */
const settingsChanged: Topic<null> = { name: 'settings.changed', schema: v.null() };

export function createSettingsStore(db: Db, clock: Clock, bus: Bus): SettingsStore {
  const write = (group: string, key: string, value: unknown) =>
    transactAct(db, (tx) => writeSetting(tx, group, key, value));
  const list = (group: string) => listSettings(db, group);
  const ticketSettings = cached(clock, async () => readTicketSettings(await list('ticket')));
  const switchedOff = cached(clock, async () => {
    const { disableBettingPage, disableLiveBettingPage } = readStatusSettings(await list('status'));
    return { prematch: disableBettingPage, live: disableLiveBettingPage };
  });
  const instant = ({ group, key }: { readonly group: string; readonly key: string }) =>
    cached(clock, async () => {
      const [row] = await db
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.group, group), eq(settings.key, key)));
      return Number(unboxed(row?.value) ?? 0);
    });
  const brief = { general: cached(clock, () => list('general')), status: cached(clock, () => list('status')) };
  const maintenanceAt = instant(maintenance);
  const changedAt = instant(change);
  const startedAt = clock.now();
  let revision = 0;
  const forgetAll = (): void => {
    revision += 1;
    for (const one of [ticketSettings, switchedOff, brief.general, brief.status, maintenanceAt, changedAt])
      one.forget();
  };
  bus.subscribe(settingsChanged, forgetAll);
  bus.onGap(forgetAll);
  bus.whileAway(forgetAll);
  return {
    list,
    async set(group, key, value) {
      await write(group, key, value);
      bus.publish(settingsChanged, null);
    },
    general: brief.general.get,
    status: brief.status.get,
    ticketSettings: ticketSettings.get,
    switchedOff: switchedOff.get,
    maintenanceLeft: async () => Math.max(0, Math.ceil(((await maintenanceAt.get()) - clock.now()) / 1000)),
    async maintenanceBegun() {
      const at = await maintenanceAt.get();
      return at !== 0 && at <= clock.now();
    },
    revision: () => revision,
    async markChanged() {
      await noteChange(db, clock.now());
      bus.publish(settingsChanged, null);
    },
    // A new version of the platform may have other seeds, so its start counts as a change.
    changedAgo: async () => Math.max(0, clock.now() - Math.max(startedAt, await changedAt.get())),
    async setMaintenance(seconds) {
      await write(maintenance.group, maintenance.key, seconds === 0 ? 0 : clock.now() + seconds * 1000);
      bus.publish(settingsChanged, null);
    },
  };
}

/** Writes a setting with a database or a transaction. */
export async function writeSetting(db: Db, group: string, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ group, key, value: boxed(value) })
    .onConflictDoUpdate({ target: [settings.group, settings.key], set: { value: boxed(value) } });
}

/** Lists the settings of a group by key. */
export async function listSettings(db: Db, group: string): Promise<KeyValue[]> {
  const rows = await db.select().from(settings).where(eq(settings.group, group)).orderBy(asc(settings.key));
  return rows.map(({ key, value }) => ({ key, value: unboxed(value) }));
}

/** Notes when settings, texts or content changed, so that clients that connect later know (NET-39). */
export const noteChange = (db: Db, at: number): Promise<void> => writeSetting(db, change.group, change.key, at);

/** Writes the seeds of settings that the database does not have yet. Values set by an operator stay. */
export async function seedSettingsInto(db: Db): Promise<void> {
  const rows = seedSettings().map((row) => ({ ...row, value: boxed(row.value) }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
