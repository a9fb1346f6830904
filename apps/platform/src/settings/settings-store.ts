import { readTicketSettings, type KeyValue, type TicketSettings } from '@kvota/contracts';
import { and, asc, eq } from 'drizzle-orm';

import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { boxed, unboxed } from './boxed.ts';
import { seedSettings } from './seed-settings.ts';

/** The groups of settings that clients read. */
export type SettingsGroup = 'general' | 'status' | 'ticket';

/** What an operator has set. Read from the database each time: several nodes share it. */
export interface SettingsStore {
  list(group: SettingsGroup): Promise<KeyValue[]>;
  set(group: SettingsGroup, key: string, value: unknown): Promise<void>;
  ticketSettings(): Promise<TicketSettings>;
  /** Seconds until maintenance, rounded up; 0 when none is near or it has begun (OP-43, OP-44). */
  maintenanceLeft(): Promise<number>;
  /** Begins a countdown of so many seconds, or withdraws it with 0. */
  setMaintenance(seconds: number): Promise<void>;
}

const maintenance = { group: 'system', key: 'maintenanceAt' } as const;

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
  return {
    list,
    set: async (group, key, value) => void (await write(group, key, value)),
    ticketSettings: async () => readTicketSettings(await list('ticket')),
    async maintenanceLeft() {
      const [row] = await db
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.group, maintenance.group), eq(settings.key, maintenance.key)));
      const at = Number(unboxed(row?.value) ?? 0);
      return Math.max(0, Math.ceil((at - clock.now()) / 1000));
    },
    async setMaintenance(seconds) {
      await write(maintenance.group, maintenance.key, seconds === 0 ? 0 : clock.now() + seconds * 1000);
    },
  };
}

/** Writes the seed values of settings that the database does not have yet; what an operator changed stays. */
export async function seedSettingsInto(db: Db): Promise<void> {
  const rows = seedSettings().map((row) => ({ ...row, value: boxed(row.value) }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
