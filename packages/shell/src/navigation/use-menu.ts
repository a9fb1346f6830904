import { builtInMenu, isUnder, pathOf, type MenuItemId, type SitemapId } from '@kvota/sitemap';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { useApp } from '../host/host-context.ts';
import { disabledMenuAtom, markedMenuAtom, menuOrderAtom, menuTitlesAtom } from '../state/atoms.ts';

/** One link of the menu, as header, footer and home show it. */
export interface MenuLink {
  readonly id: MenuItemId;
  readonly page: SitemapId;
  readonly title: string;
  /** The title where five links share the width of a phone. */
  readonly short: string;
  readonly icon: ComponentType<{ size?: number }>;
  readonly current: boolean;
  /** Why the link is disabled, if the status settings disable it (HEAD-21). */
  readonly disabledReason: string | undefined;
}

/** Returns the menu items of the modules in the operator's order, with translated titles (HEAD-02, OP-85). */
export function useMenu(): readonly MenuLink[] {
  const { t } = useLingui();
  const { modules } = useApp();
  const order = useAtomValue(menuOrderAtom);
  const disabled = useAtomValue(disabledMenuAtom);
  const own = useAtomValue(menuTitlesAtom);
  const marked = useAtomValue(markedMenuAtom);
  const path = useLocation({ select: (location) => location.pathname });
  const titles: Record<MenuItemId, string> = {
    betting: t({ id: 'menu.betting', message: 'Betting' }),
    live: t({ id: 'menu.live', message: 'Live' }),
    casino: t({ id: 'menu.casino', message: 'Casino' }),
    casino_live: t({ id: 'menu.casino_live', message: 'Live casino' }),
    virtuals: t({ id: 'menu.virtuals', message: 'Virtuals' }),
  };
  const closed = t({ id: 'menu.disabled', message: 'Not available at the moment' });
  const entries = modules.flatMap((module) => module.menu);
  return order.flatMap((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    const page = builtInMenu.find((item) => item.id === id)?.page;
    if (!entry || !page) return [];
    const disabledReason = disabled.has(id) ? closed : undefined;
    return [
      {
        id,
        page,
        title: own[id] ?? titles[id],
        short: own[id] ?? (id === 'virtuals' ? t({ id: 'menu.virtualsShort', message: 'Virtuals' }) : titles[id]),
        icon: entry.icon,
        current: marked === null ? isUnder(path, pathOf(page)) : marked === id,
        disabledReason,
      },
    ];
  });
}
