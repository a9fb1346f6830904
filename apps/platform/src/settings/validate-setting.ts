import { statusKeys, TicketSettings } from '@kvota/contracts';
import * as v from 'valibot';

import type { SettingsGroup } from './settings-store.ts';

/** What a switch may be set to (OP-70). */
const Switch = v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]);
const GeneralKey = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,63}$/));

/** Why a setting cannot be stored, or undefined when it can: keys of status and ticket are fixed and typed, general ones are free. */
export function refuseSetting(group: SettingsGroup, key: string, value: unknown): string | undefined {
  switch (group) {
    case 'status':
      if (!(statusKeys as readonly string[]).includes(key)) return `There is no status setting "${key}".`;
      return v.is(Switch, value) ? undefined : `The status setting "${key}" is true or false.`;
    case 'ticket': {
      const schema = Object.entries(TicketSettings.entries).find(([name]) => name === key)?.[1];
      if (schema === undefined) return `There is no ticket setting "${key}".`;
      return v.is<v.GenericSchema>(schema, value) ? undefined : `This is no value of the ticket setting "${key}".`;
    }
    case 'general':
      return v.is(GeneralKey, key) ? undefined : 'A key of a general setting is a short name.';
  }
}
