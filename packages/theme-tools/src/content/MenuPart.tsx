import type { Locale } from '@kvota/contracts';
import { localeAtom, publishedMenuAtom } from '@kvota/shell';
import { builtInMenu, type MenuItemId } from '@kvota/sitemap';
import { IconButton, Switch, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import type { Editor } from '../editor/editor.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { moved } from './moved.ts';
import * as css from './content.css.ts';

interface Item {
  readonly id: string;
  readonly hidden: boolean;
  readonly title: Readonly<Partial<Record<Locale, string>>>;
}

/** Returns every item of the menu: the published ones in their order, then those that are left out. */
function completeMenu(items: readonly Item[]): readonly Item[] {
  const known = items.filter(({ id }) => builtInMenu.some((one) => one.id === id));
  const missing = builtInMenu.filter(({ id }) => !known.some((one) => one.id === id));
  // Without any item, the built-in menu is shown.
  return [...known, ...missing.map(({ id }) => ({ id, hidden: known.length > 0, title: {} }))];
}

/** Order, titles and visibility of the menu (OP-85). */
export function MenuPart({ editor }: { readonly editor: Editor }): ReactElement {
  const { t } = useLingui();
  const published = useAtomValue(publishedMenuAtom);
  const edited = useAtomValue(editor.contentAtom).menu;
  const [locale, setLocale] = useState<Locale>(useAtomValue(localeAtom));
  const names: Readonly<Record<MenuItemId, string>> = {
    betting: t({ id: 'theme.menu.betting', message: 'Betting' }),
    live: t({ id: 'theme.menu.live', message: 'Live' }),
    casino: t({ id: 'theme.menu.casino', message: 'Casino' }),
    casino_live: t({ id: 'theme.menu.casinoLive', message: 'Live casino' }),
    virtuals: t({ id: 'theme.menu.virtuals', message: 'Virtuals' }),
  };
  const items = completeMenu(
    (edited ?? published).map(({ id, hidden = false, title = {} }) => ({ id, hidden, title: withoutGaps(title) })),
  );
  const change = (next: readonly Item[]): void =>
    editor.changeContent(
      'menu',
      next.map(({ id, hidden, title }) => ({ id, hidden, title })),
    );
  const shown = items.filter(({ hidden }) => !hidden).length;
  const last = t({ id: 'theme.menu.last', message: 'The menu needs one item' });
  return (
    <div className={css.stack}>
      <LanguageChoice value={locale} onChange={setLocale} />
      {items.map((item, at) => {
        const name = names[item.id as MenuItemId]; // Filtered by the built-in menu.
        return (
          <div key={item.id} className={css.card}>
            <div className={css.cardHead}>
              <span className={css.cardTitle}>{name}</span>
              <IconButton
                size="sm"
                label={t({ id: 'theme.moveUp', message: `Move ${name} up` })}
                icon={<IconArrowUp size={18} />}
                disabledReason={at === 0 ? t({ id: 'theme.move.first', message: 'It is the first' }) : undefined}
                onClick={() => change(moved(items, at, -1))}
              />
              <IconButton
                size="sm"
                label={t({ id: 'theme.moveDown', message: `Move ${name} down` })}
                icon={<IconArrowDown size={18} />}
                disabledReason={
                  at === items.length - 1 ? t({ id: 'theme.move.last', message: 'It is the last' }) : undefined
                }
                onClick={() => change(moved(items, at, 1))}
              />
            </div>
            <Switch
              label={t({ id: 'theme.menu.shown', message: 'Shown' })}
              checked={!item.hidden}
              disabledReason={!item.hidden && shown === 1 ? last : undefined}
              onCheckedChange={(on) => change(items.with(at, { ...item, hidden: !on }))}
            />
            <TextField
              size="sm"
              label={t({ id: 'theme.menu.title', message: 'Your title' })}
              placeholder={name}
              maxLength={30}
              value={item.title[locale] ?? ''}
              onValueChange={(text) => {
                const { [locale]: _, ...rest } = item.title;
                change(items.with(at, { ...item, title: text.trim() === '' ? rest : { ...rest, [locale]: text } }));
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

const withoutGaps = (title: Readonly<Partial<Record<Locale, string | undefined>>>): Item['title'] =>
  Object.fromEntries(Object.entries(title).filter(([, text]) => text !== undefined));
