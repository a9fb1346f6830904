import { PageLink, useFormats } from '@kvota/shell';
import { Button, buttonProps, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useUnfinished } from '../data/use-unfinished.ts';
import * as css from './history.css.ts';

/** The rounds that wait for the player, each with a way to go on (CAS-46). Renders nothing if there are none. */
export function Unfinished({ onRound }: { readonly onRound: (id: string) => void }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const rounds = useUnfinished();
  if (rounds.length === 0) return null;
  return (
    <Panel title={t({ id: 'played.unfinished', message: 'Unfinished rounds' })}>
      <div className={css.list}>
        {rounds.map(({ id, game, game_code, provider, staked, currency, startedAt }) => {
          const [stake, since] = [formats.money(staked, currency), formats.dateTime(startedAt)];
          return (
            <div key={id} className={css.waiting}>
              <div>
                <Text as="strong">{game}</Text>
                <Text size="sm" tone="secondary">
                  {t({ id: 'played.unfinished.since', message: `Staked ${stake}, open since ${since}` })}
                </Text>
              </div>
              <div className={css.chips}>
                <Button size="sm" variant="ghost" onClick={() => onRound(id)}>
                  {t({ id: 'played.receipt', message: 'Receipt' })}
                </Button>
                <PageLink
                  page="games"
                  params={{ provider, game: game_code }}
                  search={{ gc: game_code }}
                  {...buttonProps({ variant: 'brand', size: 'sm' })}
                >
                  {t({ id: 'played.goOn', message: 'Go on playing' })}
                </PageLink>
              </div>
            </div>
          );
        })}
        <Text size="sm" tone="secondary">
          {t({
            id: 'played.unfinished.wait',
            message: 'A round waits for 30 days. After that it is ended in the way that risks nothing.',
          })}
        </Text>
      </div>
    </Panel>
  );
}
