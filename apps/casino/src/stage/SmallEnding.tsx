import { PageLink } from '@kvota/shell';
import { Button, buttonProps, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './stage.css.ts';
import { needsLimit, useEnding, type Ended } from './use-ending.ts';

/** Why a small game is not played any more. */
export function SmallEnding({ state, onRetry }: { readonly state: Ended; readonly onRetry: () => void }): ReactElement {
  const { t } = useLingui();
  const { title, text } = useEnding()(state);
  return (
    <div className={css.smallEnding}>
      <strong>{title}</strong>
      <Text size="sm">{text}</Text>
      {needsLimit(state) ? (
        <PageLink page="accountLimits" {...buttonProps({ variant: 'brand', size: 'sm' })}>
          {t({ id: 'casino.setLimit', message: 'Set a limit' })}
        </PageLink>
      ) : null}
      <Button size="sm" onClick={onRetry}>
        {state.status === 'superseded'
          ? t({ id: 'casino.playHere', message: 'Play here' })
          : t({ id: 'casino.retry', message: 'Try again' })}
      </Button>
    </div>
  );
}
