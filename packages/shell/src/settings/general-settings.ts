import { builtInMenu, isOn, type KeyValue, type Locale, type MenuItemId } from '@kvota/contracts';

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

/** The news of a language from general settings, key `marquee`: texts by language, or one list for all; empty where it has none (OP-86). */
export function readMarquee(settings: readonly KeyValue[], locale: Locale): readonly string[] {
  const value = settings.find(({ key }) => key === 'marquee')?.value;
  const texts: unknown =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Reflect.get(value, locale) : value;
  const list: unknown[] = Array.isArray(texts) ? texts : [texts];
  return list.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}
