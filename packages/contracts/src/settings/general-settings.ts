import * as v from 'valibot';

import { locales, type Locale } from '../locale/locale.ts';
import type { KeyValue } from './key-value.ts';
import { isOn } from './status-settings.ts';

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** Accepts any list and keeps only the items that `schema` accepts. */
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(schema, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/** Accepts a value by language, or one value for all languages. */
const byLocale = <S extends v.GenericSchema>(schema: S) =>
  v.union([
    v.pipe(
      schema,
      v.transform((value): Partial<Record<Locale, v.InferOutput<S>>> =>
        Object.fromEntries(locales.map((locale) => [locale, value])),
      ),
    ),
    v.object(v.entriesFromList(locales, v.fallback(v.optional(schema), undefined))),
  ]);

const FilledText = v.custom<string>(isFilled);

const Lines = v.union([
  v.pipe(
    FilledText,
    v.transform((text) => [text]),
  ),
  listOf(FilledText),
]);

/** An item of the menu: its id alone, or an object that may hide it or give it a title (OP-85). */
const MenuItemSetting = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id, hidden: false, title: {} as Partial<Record<Locale, string>> })), // no title yet
  ),
  v.object({
    id: v.string(),
    hidden: v.pipe(v.optional(v.unknown(), false), v.transform(isOn)),
    title: v.fallback(byLocale(FilledText), {}),
  }),
]);

/** A role in the settings: its purpose, and its name as it occurs in tokens (ROLE-02, OP-69). */
export const RoleSetting = v.object({ key: v.string(), value: v.string() });
export type RoleSetting = v.InferOutput<typeof RoleSetting>;

/**
 * The general settings that the client reads. Every part that is missing or malformed falls back to nothing, so that one
 * bad value never hides the others.
 */
export const GeneralSettings = v.object({
  menuItems: v.pipe(v.fallback(listOf(MenuItemSetting), []), v.description('Order, visibility and titles of the menu')),
  roles: v.fallback(listOf(RoleSetting), []),
  marquee: v.pipe(v.fallback(byLocale(Lines), {}), v.description('Lines of news by language (OP-86)')),
});
export type GeneralSettings = v.InferOutput<typeof GeneralSettings>;

/** Reads the general settings from a list of keys and values. Other keys are ignored. */
export function readGeneralSettings(list: readonly KeyValue[]): GeneralSettings {
  return v.parse(GeneralSettings, Object.fromEntries(list.map(({ key, value }) => [key, value])));
}
