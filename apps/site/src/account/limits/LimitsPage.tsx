import { PageLink } from '@kvota/shell';
import { buttonProps, Dimmed, ErrorState, Panel, ScreenOnly, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactElement } from 'react';

import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { AccountFrame } from '../frame/AccountFrame.tsx';
import { AsOf, useStale } from '../frame/AsOf.tsx';
import { useMoneyMoved } from '../frame/use-money-moved.ts';
import { EndingPanel } from './EndingPanel.tsx';
import { ExcludePanel } from './ExcludePanel.tsx';
import * as css from '../protection/limits.css.ts';
import { MyLimits } from './MyLimits.tsx';
import { PausePanel } from './PausePanel.tsx';
import { TimeLimits } from './TimeLimits.tsx';
import { PlayState } from './PlayState.tsx';
import { Products } from './Products.tsx';
import { useNow, useProtection, type Protection } from '../protection/use-protection.ts';

/** Limits and protection: limits of amounts, products that are off, pauses, self-exclusion, and what was paid and played (OP-87). */
export function LimitsPage(): ReactElement {
  const { t } = useLingui();
  const query = useProtection();
  const stale = useStale(query);
  const { refetch } = query;
  useMoneyMoved(useCallback(() => void refetch(), [refetch]));
  return (
    <AccountFrame hasMoney>
      <AsOf fetched={query} />
      {query.data !== undefined ? (
        <Dimmed stale={stale}>
          <Parts protection={query.data} />
        </Dimmed>
      ) : query.isError ? (
        <ErrorState
          headingLevel={2}
          title={t({ id: 'limits.failed', message: 'Your limits could not be loaded' })}
          onRetry={() => void refetch()}
          busy={query.isFetching}
        >
          {t({ id: 'limits.failedHint', message: 'They hold all the same.' })}
        </ErrorState>
      ) : (
        <div className={css.stack} aria-busy="true">
          <div className={css.cards}>
            {['a', 'b'].map((key) => (
              <Skeleton key={key} width="100%" height="212px" />
            ))}
          </div>
          <Skeleton width="100%" height="320px" />
        </div>
      )}
    </AccountFrame>
  );
}

function Parts({ protection }: { readonly protection: Protection }): ReactElement {
  const { t } = useLingui();
  const now = useNow();
  const { play, exclusionEnd } = protection;
  const revocable = protection.exclusionRevocable === true;
  const [isNew, setNew] = useState(false);
  const stopped = (): void => setNew(true);
  return (
    <div className={css.stack}>
      <ScreenOnly className={css.stack}>
        <PlayState {...{ play, now, revocable, isNew }} />
        {exclusionEnd ? <EndingPanel end={exclusionEnd} now={now} /> : null}
        <MyLimits {...{ protection, now }} />
        <div className={css.columns}>
          <div className={css.stack}>
            <TimeLimits {...{ protection, now }} />
            <Products {...{ protection, now }} />
          </div>
          <div className={css.stack}>
            <PausePanel {...{ play, now }} onPaused={stopped} />
            <ExcludePanel {...{ play, now, revocable }} onExcluded={stopped} />
            {play.state === 'open' ? (
              <Panel title={t({ id: 'limits.help', message: 'Is it still a game?' })}>
                <Text tone="secondary" className={css.prose}>
                  {t({
                    id: 'limits.helpHint',
                    message: 'Nine questions to ask yourself, and places that help free of charge and anonymously.',
                  })}
                </Text>
                <div className={css.actions}>
                  <PageLink page="responsibleGambling" {...buttonProps()}>
                    {t({ id: 'limits.help.open', message: 'Where there is help' })}
                  </PageLink>
                </div>
              </Panel>
            ) : null}
          </div>
        </div>
      </ScreenOnly>
      <ActivityPanel />
    </div>
  );
}
