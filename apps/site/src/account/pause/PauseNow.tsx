import { PageLink, useHost } from '@kvota/shell';
import { linkProps, Result, Skeleton, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { ActFault } from '../protection/ActFault.tsx';
import * as css from '../protection/limits.css.ts';
import { useWhen } from '../protection/use-limit-words.ts';
import { useNow, usePause, useProtection } from '../protection/use-protection.ts';
import { HoldToPause } from './HoldToPause.tsx';

/**
 * The pause of 24 hours outside of its page: a press held for two seconds, with no question. While play is paused, until
 * when. The page of limits has longer pauses, and a way without holding. Nothing for players who are excluded (OP-87).
 */
export function PauseNow({ onLeave }: { readonly onLeave: () => void }): ReactElement | null {
  const { t } = useLingui();
  const { navigate } = useHost();
  const { data, isPending } = useProtection();
  const [isNew, setNew] = useState(false);
  const when = useWhen(useNow());
  const act = usePause(() => setNew(true));
  const play = data?.play;
  if (play?.state === 'excluded') return null;
  if (isPending) return <Skeleton width="100%" height="88px" />;
  const end = play?.state === 'paused' && play.until ? when(play.until) : undefined;
  const paused =
    end === undefined ? null : <Text>{t({ id: 'pause.until', message: `Play is paused until ${end}.` })}</Text>;
  return (
    <div className={css.part}>
      {paused === null ? (
        <HoldToPause
          busy={act.busy}
          onHeld={() => act.send({ days: 1 })}
          onVirtualClick={() => {
            onLeave();
            navigate('accountLimits');
          }}
        />
      ) : isNew ? (
        <Result>{paused}</Result>
      ) : (
        paused
      )}
      {paused === null ? <ActFault act={act} /> : null}
      <div>
        <PageLink page="accountLimits" {...linkProps()} onClick={onLeave}>
          {paused === null
            ? t({ id: 'pause.more', message: 'Pause for longer, or without holding' })
            : t({ id: 'limits.pause.longer', message: 'Make the pause longer' })}
        </PageLink>
      </div>
    </div>
  );
}
