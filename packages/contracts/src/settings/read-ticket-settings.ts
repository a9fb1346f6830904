import * as v from 'valibot';

import { defaultTicketSettings } from './default-ticket-settings.ts';
import type { KeyValue } from './key-value.ts';
import { TicketSettings } from './ticket-settings.ts';

/** Reads the ticket settings from a list of keys and values. A missing or malformed value keeps its default (OP-67). */
export function readTicketSettings(list: readonly KeyValue[]): TicketSettings {
  const given = Object.fromEntries(list.map(({ key, value }) => [key, value]));
  const entries = Object.entries(TicketSettings.entries).map(([key, schema]) => {
    const parsed = v.safeParse(schema, given[key]);
    return [key, parsed.success ? parsed.output : defaultTicketSettings[key as keyof TicketSettings]]; // keys of the schema
  });
  return v.parse(TicketSettings, Object.fromEntries(entries));
}
