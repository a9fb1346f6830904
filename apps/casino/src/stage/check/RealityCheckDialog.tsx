import type { GameSession } from '@kvota/contracts';
import { PageLink, useFormats, useHost } from '@kvota/shell';
import { Button, Dialog, linkProps, SignedAmount, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { Fact, Facts } from '../../sheet/Facts.tsx';
import * as css from '../stage.css.ts';
import type { RealityCheck } from './use-reality-check.ts';

/** Shows time and money of the last hour, and waits for the decision to play on or to stop (CAS-32). */
export function RealityCheckDialog({ check }: { readonly check: RealityCheck | undefined }): ReactElement {
  const { t } = useLingui();
  const { session, answer, busy = false, failed = false } = check ?? {};
  return (
    <Dialog
      open={check !== undefined}
      onOpenChange={() => {}}
      dismissible={false}
      title={t({ id: 'casino.check.title', message: 'A moment to look at your play' })}
      description={t({ id: 'casino.check.text', message: 'The game waits until you choose.' })}
      actions={
        <>
          <Button variant="brand" busy={busy} onClick={() => answer?.('continue')}>
            {t({ id: 'casino.check.goOn', message: 'Play on' })}
          </Button>
          <Button busy={busy} onClick={() => answer?.('leave')}>
            {t({ id: 'casino.check.stop', message: 'Stop playing' })}
          </Button>
        </>
      }
    >
      {session?.check ? <Sums session={session} check={session.check} /> : <Skeleton height={112} />}
      <div className={css.links}>
        <PageLink page="accountGames" {...linkProps()}>
          {t({ id: 'casino.check.history', message: 'Your rounds' })}
        </PageLink>
        <PageLink page="responsibleGambling" {...linkProps()}>
          {t({ id: 'casino.check.limits', message: 'Limits and breaks' })}
        </PageLink>
      </div>
      {failed ? (
        <div role="alert">
          <Text>{t({ id: 'casino.check.failed', message: 'Your answer did not arrive. Try again.' })}</Text>
        </div>
      ) : null}
    </Dialog>
  );
}

interface SumsProps {
  readonly session: GameSession;
  readonly check: NonNullable<GameSession['check']>;
}

function Sums({ session: { currency }, check }: SumsProps): ReactElement {
  const { t } = useLingui();
  const { serverNow } = useHost();
  const formats = useFormats();
  const minutes = Math.max(1, Math.floor((serverNow() - Date.parse(check.since)) / 60_000));
  const { staked, won, net } = check;
  return (
    <Facts>
      <Fact name={t({ id: 'casino.check.time', message: 'Time played' })} value={formats.duration(minutes * 60)} />
      <Fact name={t({ id: 'casino.check.staked', message: 'Staked' })} value={formats.money(staked, currency)} />
      <Fact name={t({ id: 'casino.check.won', message: 'Returned' })} value={formats.money(won, currency)} />
      <Fact
        name={t({ id: 'casino.check.net', message: 'Net' })}
        value={<SignedAmount amount={net} written={formats.money(net, currency)} />}
      />
    </Facts>
  );
}
