import { PageLink } from '@kvota/shell';
import { buttonProps, Heading, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './LobbyPage.css.ts';

/** Links to the virtual sports, which are sold with the other bets (CAS-07). */
export function VirtualSports(): ReactElement {
  const { t } = useLingui();
  const sports = [
    { code: 'VF', name: t({ id: 'casino.virtualFootball', message: 'Virtual football' }) },
    { code: 'VT', name: t({ id: 'casino.virtualTennis', message: 'Virtual tennis' }) },
    { code: 'VB', name: t({ id: 'casino.virtualBasketball', message: 'Virtual basketball' }) },
  ];
  return (
    <Panel>
      <div className={css.onSale}>
        <Heading level={2}>{t({ id: 'casino.virtualSports', message: 'Virtual sports, day and night' })}</Heading>
        <Text tone="secondary">
          {t({
            id: 'casino.virtualSports.text',
            message: 'A match takes a few minutes. You bet on it as on any other match.',
          })}
        </Text>
        <ul className={css.sports}>
          {sports.map(({ code, name }) => (
            <li key={code}>
              <PageLink page="betting" search={{ sport: code }} {...buttonProps({ variant: 'brand' })}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
