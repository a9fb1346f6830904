import { readStatusSettings, readTicketSettings, type KeyValue } from '@kvota/contracts';
import { and, asc, eq } from 'drizzle-orm';

import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { boxed, unboxed } from '../database/boxed.ts';
import { seedSettings } from './seed-settings.ts';
import type { SettingsStore } from './settings-store.ts';

const maintenance = { group: 'system', key: 'maintenanceAt' } as const;
const change = { group: 'system', key: 'changedAt' } as const;

export function createSettingsStore(db: Db, clock: Clock): SettingsStore {
  const write = (group: string, key: string, value: unknown) =>
    db
      .insert(settings)
      .values({ group, key, value: boxed(value) })
      .onConflictDoUpdate({ target: [settings.group, settings.key], set: { value: boxed(value) } });
  const list = async (group: string): Promise<KeyValue[]> => {
    const rows = await db.select().from(settings).where(eq(settings.group, group)).orderBy(asc(settings.key));
    return rows.map(({ key, value }) => ({ key, value: unboxed(value) }));
  };
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
  const maintenanceAt = instant(maintenance);
  const changedAt = instant(change);
  const startedAt = clock.now();
  let revision = 0;
  return {
    list,
    async set(group, key, value) {
      await write(group, key, value);
      revision += 1;
      ticketSettings.forget();
      switchedOff.forget();
    },
    ticketSettings: ticketSettings.get,
    switchedOff: switchedOff.get,
    maintenanceLeft: async () => Math.max(0, Math.ceil(((await maintenanceAt.get()) - clock.now()) / 1000)),
    async maintenanceBegun() {
      const at = await maintenanceAt.get();
      return at !== 0 && at <= clock.now();
    },
    revision: () => revision,
    async markChanged() {
      revision += 1;
      await write(change.group, change.key, clock.now());
      changedAt.forget();
    },
    // A new version of the platform may have other seeds, so its start counts as a change.
    changedAgo: async () => Math.max(0, clock.now() - Math.max(startedAt, await changedAt.get())),
    async setMaintenance(seconds) {
      await write(maintenance.group, maintenance.key, seconds === 0 ? 0 : clock.now() + seconds * 1000);
      maintenanceAt.forget();
    },
  };
}

const brief = 250;

/** Caches what was read for a quarter of a second. A failure is not cached. */
function cached<T>(clock: Clock, read: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let kept: { readonly at: number; readonly value: Promise<T> } | undefined;
  const forget = (): void => {
    kept = undefined;
  };
  return {
    forget,
    async get() {
      const now = clock.now();
      if (!kept || now - kept.at >= brief || now < kept.at) kept = { at: now, value: read() };
      const mine = kept;
      try {
        return await mine.value;
      } catch (error) {
        if (kept === mine) forget();
        throw error;
      }
    },
  };
}

/** Writes the seeds of settings that the database does not have yet. Values set by an operator stay. */
export async function seedSettingsInto(db: Db): Promise<void> {
  const rows = seedSettings().map((row) => ({ ...row, value: boxed(row.value) }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
