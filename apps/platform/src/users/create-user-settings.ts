import { UserSettings } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../database/database.ts';
import { userSettings } from '../database/schema/index.ts';
import { boxed, unboxed } from '../database/boxed.ts';
import type { UserSettingsStore } from './user-settings.ts';

/** Maximum length of a setting, in characters of JSON. */
const longestValue = 32_768;

export function createUserSettings(db: Db): UserSettingsStore {
  return {
    async of(userId) {
      const rows = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
      const areas: Record<string, Record<string, unknown>> = {};
      for (const { object, property, value: stored } of rows) {
        const value = unboxed(stored);
        // A value that a later version no longer knows is omitted, so that the answer does not fail as a whole.
        if (refuse({ object, property, value }) === undefined) (areas[object] ??= {})[property] = value;
      }
      return v.parse(UserSettings, areas);
    },
    async save(userId, list) {
      const refusal = list.map(refuse).find((reason) => reason !== undefined);
      if (refusal !== undefined) return refusal;
      await db.transaction(async (tx) => {
        for (const { object, property, value } of list) {
          await tx
            .insert(userSettings)
            .values({ userId, object, property, value: boxed(value) })
            .onConflictDoUpdate({
              target: [userSettings.userId, userSettings.object, userSettings.property],
              set: { value: boxed(value) },
            });
        }
      });
      return undefined;
    },
  };
}

/** Returns why a setting is invalid: its field is not of its area, or its value is not of the field. */
function refuse({
  object,
  property,
  value,
}: {
  object: string;
  property: string;
  value?: unknown;
}): string | undefined {
  const area = Object.entries(UserSettings.entries).find(([name]) => name === object)?.[1].wrapped.entries;
  const schema = Object.entries(area ?? {}).find(([name]) => name === property)?.[1];
  if (schema === undefined) return `There is no setting "${property}" in "${object}".`;
  if (value === undefined || value === null || !v.is(schema, value))
    return `This is no value of "${object}.${property}".`;
  return JSON.stringify(value).length > longestValue ? `The value of "${object}.${property}" is too long.` : undefined;
}
