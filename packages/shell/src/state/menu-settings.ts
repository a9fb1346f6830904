import type { GeneralSettings, Locale } from '@kvota/contracts';
import { builtInMenu, type MenuItemId } from '@kvota/sitemap';

type MenuItems = GeneralSettings['menuItems'];

const known = builtInMenu.map(({ id }) => id);

/** Returns the menu in the operator's order; the built-in menu if the settings name none of its items (OP-85). */
export function menuOrderOf(items: MenuItems): readonly MenuItemId[] {
  const ids = items.filter(({ hidden }) => !hidden).map(({ id }) => id);
  const order = known.filter((id) => ids.includes(id)).sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
  return order.length > 0 ? order : known;
}

/** Returns the operator's titles of menu items in a language; an item without one keeps the built-in title (OP-85). */
export function menuTitlesOf(items: MenuItems, locale: Locale): Partial<Record<MenuItemId, string>> {
  const titles = items.map(({ id, title }) => [id, title[locale]] as const);
  return Object.fromEntries(titles.filter(([id, title]) => title !== undefined && known.some((one) => one === id)));
}
