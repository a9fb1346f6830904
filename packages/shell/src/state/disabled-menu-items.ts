import type { StatusSettings } from '@kvota/contracts';
import { builtInMenu, type MenuItemId } from '@kvota/sitemap';

/** Returns the menu items that one of their status keys switches off (SET-01 … SET-06, OP-66). */
export function disabledMenuItems(status: StatusSettings): ReadonlySet<MenuItemId> {
  return new Set(builtInMenu.filter((item) => item.disabledBy.some((key) => status[key])).map((item) => item.id));
}
