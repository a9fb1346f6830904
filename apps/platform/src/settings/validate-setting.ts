import {
  AgencySettings,
  DayRates,
  Locale,
  pauseButtons,
  RateDay,
  ruleProfileNames,
  statusKeys,
  TicketSettings,
  PaymentSettings,
  VoucherSettings,
} from '@kvota/contracts';
import { builtInMenu } from '@kvota/sitemap';
import * as v from 'valibot';

import type { SettingsGroup } from './settings-store.ts';

/** Values of a switch (OP-70). */
const Switch = v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]);
const GeneralKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][\w.-]{0,63}$/),
  v.check((key) => !(key in Object.prototype)),
);
/** Longest general setting as JSON. All of them are loaded with every page. */
const longestValue = 16_384;

const itemId = v.picklist(builtInMenu.map(({ id }) => id));
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30));
/** The menu: ids in order, each alone or with options. A title by language replaces ours (OP-85). */
const MenuItems = v.pipe(
  v.array(
    v.union([
      itemId,
      v.looseObject({
        id: itemId,
        hidden: v.optional(Switch),
        title: v.optional(v.record(Locale, v.optional(title))),
      }),
    ]),
  ),
  v.minLength(1),
  v.maxLength(builtInMenu.length),
);
const line = v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\n\r]*$/));
const lines = v.union([line, v.pipe(v.array(line), v.maxLength(20))]);
/** The news: one text or several, for all languages or by language (OP-86). */
const Marquee = v.union([lines, v.record(Locale, v.optional(lines))]);

/**
 * Returns why a setting cannot be stored, or undefined if it can. Keys of general settings are free, all others are fixed
 * and typed.
 */
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
    case 'agency': {
      const schema = Object.entries(AgencySettings.entries).find(([name]) => name === key)?.[1];
      if (schema === undefined) return `There is no setting "${key}" of agencies.`;
      return v.is(schema, value) ? undefined : `This is no value of the setting "${key}" of agencies.`;
    }
    case 'vouchers': {
      const schema = Object.entries(VoucherSettings.entries).find(([name]) => name === key)?.[1];
      if (schema === undefined) return `There is no setting "${key}" of vouchers.`;
      return v.is<v.GenericSchema>(schema, value) ? undefined : `This is no value of the setting "${key}" of vouchers.`;
    }
    case 'payments': {
      const schema = Object.entries(PaymentSettings.entries).find(([name]) => name === key)?.[1];
      if (schema === undefined) return `There is no setting "${key}" of payments.`;
      return v.is<v.GenericSchema>(schema, value) ? undefined : `This is no value of the setting "${key}" of payments.`;
    }
    case 'rates':
      if (!v.is(RateDay, key)) return 'The key of rates is the day from which they are in force, such as 2026-11-28.';
      return v.is(DayRates, value)
        ? undefined
        : 'Rates are the value of a unit of each currency as decimal text: { "RSD": "1", "EUR": "117.1823" }.';
    case 'general':
      if (key === 'menuItems' && !v.is(MenuItems, value))
        return 'The menu is a list of items: an id, or { id, hidden, title } with a title of at most 30 characters by language.';
      if (key === 'gameRules' && !v.is(v.picklist(ruleProfileNames), value))
        return `The rules of games are one of ${ruleProfileNames.join(', ')}.`;
      if (key === 'pauseButton' && !v.is(v.picklist(pauseButtons), value))
        return `The pause of 24 hours is one of ${pauseButtons.join(', ')}.`;
      if (key === 'marquee' && !v.is(Marquee, value))
        return 'The news are a line or at most 20, of at most 200 characters each, for all or by language.';
      if (JSON.stringify(value ?? null).length > longestValue)
        return `A general setting has at most ${longestValue} characters as JSON.`;
      return v.is(GeneralKey, key) ? undefined : 'A key of a general setting is a short name.';
  }
}
