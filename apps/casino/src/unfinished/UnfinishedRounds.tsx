import type { GameRound } from '@kvota/contracts';
import { chosenWalletAtom, PageLink, useFormats } from '@kvota/shell';
import { Button, buttonProps, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';

import * as css from './unfinished.css.ts';

interface UnfinishedRoundsProps {
  /** At least one. */
  readonly rounds: readonly GameRound[];
  /** Opens the receipt of a round. Default: rounds have no button for it. */
  readonly onReceipt?: (round: string) => void;
}

/** Lists the rounds that wait for the player, each with a link that finishes it (CAS-46). */
export function UnfinishedRounds({ rounds, onReceipt }: UnfinishedRoundsProps): ReactElement {
  const { t } = useLingui();
  return (
    <Panel title={t({ id: 'casino.unfinished', message: 'Unfinished rounds' })}>
      <ul className={css.list}>
        {rounds.map((round) => (
          <li key={round.id} className={css.round}>
            <Summary {...round} />
            <div className={css.actions}>
              {onReceipt && (
                <Button size="sm" variant="ghost" onClick={() => onReceipt(round.id)}>
                  {t({ id: 'played.receipt', message: 'Receipt' })}
                </Button>
              )}
              <FinishLink {...round} />
            </div>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="secondary">
        {t({
          id: 'played.unfinished.wait',
          message: 'A round waits for 30 days. After that it is ended in the way that risks nothing.',
        })}
      </Text>
    </Panel>
  );
}

function Summary({ game, staked, currency, startedAt }: GameRound): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [stake, since] = [formats.money(staked, currency), formats.dateTime(startedAt)];
  return (
    <div className={css.summary}>
      <Text as="strong">{game}</Text>
      <Text size="sm" tone="secondary">
        {t({ id: 'played.unfinished.since', message: `Staked ${stake}, open since ${since}` })}
      </Text>
    </div>
  );
}

/** Opens the game with the wallet that the round was begun with. */
function FinishLink({ game, game_code, provider, currency_id }: GameRound): ReactElement {
  const { t } = useLingui();
  const choose = useSetAtom(chosenWalletAtom);
  const finish = t({ id: 'casino.finish', message: 'Finish the round' });
  return (
    <PageLink
      page="games"
      params={{ provider, game: game_code }}
      search={{ gc: game_code }}
      onClick={() => choose(currency_id)}
      aria-label={`${finish}: ${game}`}
      {...buttonProps({ variant: 'brand', size: 'sm' })}
    >
      {finish}
    </PageLink>
  );
}
