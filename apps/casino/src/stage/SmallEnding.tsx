import { Button, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from './stage.css.ts';
import { useEnding, type Ended } from './use-ending.ts';

/** Why a small game is not played any more. */
export function SmallEnding({ state, onRetry }: { readonly state: Ended; readonly onRetry: () => void }): ReactElement {
  const { t } = useLingui();
  const { title, text } = useEnding()(state);
  return (
    <div className={css.smallEnding}>
      <strong>{title}</strong>
      <Text size="sm">{text}</Text>
      <Button size="sm" onClick={onRetry}>
        {state.status === 'superseded'
          ? t({ id: 'casino.playHere', message: 'Play here' })
          : t({ id: 'casino.retry', message: 'Try again' })}
      </Button>
    </div>
  );
}
