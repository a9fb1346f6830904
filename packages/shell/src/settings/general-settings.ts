import { isOn, type KeyValue, type Locale } from '@kvota/contracts';
import { builtInMenu, type MenuItemId } from '@kvota/sitemap';

import type { RoleSetting } from '../state/role-setting.ts';

const known = builtInMenu.map(({ id }) => id);

/** The order of the menu from general settings, key `menuItems`: a list of ids or of records with an id; the built-in one else (OP-85). */
export function readMenuOrder(settings: readonly KeyValue[]): readonly MenuItemId[] {
  const value = settings.find(({ key }) => key === 'menuItems')?.value;
  if (!Array.isArray(value)) return known;
  const ids = value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    return isOn(Reflect.get(item, 'hidden')) ? undefined : Reflect.get(item, 'id');
  });
  const order = known.filter((id) => ids.includes(id)).sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
  return order.length > 0 ? order : known;
}

/** Titles of menu items in a language from general settings, key `menuItems`; an item without one has ours (OP-85). */
export function readMenuTitles(settings: readonly KeyValue[], locale: Locale): Partial<Record<MenuItemId, string>> {
  const value = settings.find(({ key }) => key === 'menuItems')?.value;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const titles = items.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const [id, given]: unknown[] = [Reflect.get(item, 'id'), Reflect.get(item, 'title')];
    const title: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, locale) : given;
    return typeof title === 'string' && title.trim() !== '' ? [[id, title] as const] : [];
  });
  return Object.fromEntries(titles.filter(([id]) => known.some((one) => one === id)));
}

/** The role list from general settings, key `roles`: records of key and value; what is none is left out (ROLE-02, OP-69). */
export function readRoles(settings: readonly KeyValue[]): readonly RoleSetting[] {
  const value = settings.find(({ key }) => key === 'roles')?.value;
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const [key, name]: [unknown, unknown] = [Reflect.get(item, 'key'), Reflect.get(item, 'value')];
    return typeof key === 'string' && typeof name === 'string' ? [{ key, value: name }] : [];
  });
}

/** The news of a language from general settings, key `marquee`: texts by language, or one list for all; empty where it has none (OP-86). */
export function readMarquee(settings: readonly KeyValue[], locale: Locale): readonly string[] {
  const value = settings.find(({ key }) => key === 'marquee')?.value;
  const texts: unknown =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Reflect.get(value, locale) : value;
  const list: unknown[] = Array.isArray(texts) ? texts : [texts];
  return list.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}
