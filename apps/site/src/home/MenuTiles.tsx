import { PageLink, useMenu } from '@kvota/shell';
import { MenuTile, MenuTileGrid } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Links into the parts of the site, as tiles (HEAD-17); compact ones have only a name. */
export function MenuTiles({ compact = false }: { readonly compact?: boolean }): ReactElement {
  const { t } = useLingui();
  const menu = useMenu();
  const notes = {
    betting: t({ id: 'home.betting', message: 'Odds on everything that starts today and later' }),
    live: t({ id: 'home.live', message: 'Bet while it is played' }),
    casino: t({ id: 'home.casino', message: 'Slots, tables and quick games' }),
    casino_live: t({ id: 'home.casino_live', message: 'Tables where everybody plays the same round' }),
    virtuals: t({ id: 'home.virtuals', message: 'A new match every few minutes' }),
  };
  return (
    <MenuTileGrid compact={compact}>
      {menu.map((way) => (
        <MenuTile
          key={way.id}
          kind={way.id}
          title={way.title}
          {...(!compact && { note: notes[way.id] })}
          {...(way.disabledReason !== undefined && { disabledReason: way.disabledReason })}
          render={(props) => <PageLink page={way.page} {...props} />}
        />
      ))}
    </MenuTileGrid>
  );
}
