import { readTicketSettings, type KeyValue, type TicketSettings } from '@kvota/contracts';
import { and, asc, eq } from 'drizzle-orm';

import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
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
      .values({ group, key, value })
      .onConflictDoUpdate({ target: [settings.group, settings.key], set: { value } });
  const list = (group: string): Promise<KeyValue[]> =>
    db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(eq(settings.group, group))
      .orderBy(asc(settings.key));
  return {
    list,
    set: async (group, key, value) => void (await write(group, key, value)),
    ticketSettings: async () => readTicketSettings(await list('ticket')),
    async maintenanceLeft() {
      const [row] = await db
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.group, maintenance.group), eq(settings.key, maintenance.key)));
      const at = typeof row?.value === 'number' ? row.value : 0;
      return Math.max(0, Math.ceil((at - clock.now()) / 1000));
    },
    async setMaintenance(seconds) {
      await write(maintenance.group, maintenance.key, seconds === 0 ? 0 : clock.now() + seconds * 1000);
    },
  };
}

/** Writes the seed values of settings that the database does not have yet; what an operator changed stays. */
export async function seedSettingsInto(db: Db): Promise<void> {
  await db.insert(settings).values(seedSettings()).onConflictDoNothing();
}
