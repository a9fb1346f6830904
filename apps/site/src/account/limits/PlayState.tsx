import type { PlayGuard } from '@kvota/contracts';
import { PageLink } from '@kvota/shell';
import { Badge, buttonProps, Panel, Result, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../protection/limits.css.ts';
import { PlayFacts } from './PlayFacts.tsx';
import { useWhen } from '../protection/use-limit-words.ts';

/** That play is paused or excluded: until when, what that means, and where help is. */
export function PlayState(props: {
  readonly play: PlayGuard;
  readonly now: number;
  /** True if its end can be asked for at any time. */
  readonly revocable: boolean;
  /** True if the player has just done it: the panel is scrolled to and takes the focus. */
  readonly isNew: boolean;
}): ReactElement | null {
  const { play, now, revocable, isNew } = props;
  const { t } = useLingui();
  const when = useWhen(now);
  const box = useRef<HTMLDivElement>(null);
  const isStopped = play.state !== 'open';
  useEffect(() => {
    if (isNew && isStopped) box.current?.scrollIntoView({ block: 'center' });
  }, [isNew, isStopped]);
  if (!isStopped) return null;
  const isPaused = play.state === 'paused';
  const until = play.until ? when(play.until) : undefined;
  const end = until ?? '';
  const panel = (
    <Panel
      title={
        isPaused
          ? t({ id: 'limits.state.paused', message: 'Play is paused' })
          : t({ id: 'limits.state.excluded', message: 'You have excluded yourself' })
      }
      actions={
        <Badge tone={isPaused ? 'warning' : 'danger'}>
          {until === undefined
            ? t({ id: 'limits.exclude.forGood', message: 'For good' })
            : t({ id: 'limits.until', message: `until ${until}` })}
        </Badge>
      }
    >
      <PlayFacts
        end={
          isPaused
            ? t({ id: 'limits.state.pausedEnd', message: `By itself: ${end}` })
            : revocable
              ? t({ id: 'limits.exclude.anyTime', message: 'Not by itself. You can ask us for the end at any time.' })
              : until === undefined
                ? t({ id: 'limits.exclude.never', message: 'Never. It is for good.' })
                : t({
                    id: 'limits.exclude.end',
                    message: `Not by itself. After ${until} you can ask us to open your account for play again.`,
                  })
        }
      />
      <Text className={css.prose}>
        {t({
          id: 'limits.state.help',
          message: 'You do not have to do this alone. There are people who help free of charge and anonymously.',
        })}
      </Text>
      <div className={css.actions}>
        <PageLink page="responsibleGambling" {...buttonProps({ variant: 'brand' })}>
          {t({ id: 'limits.help.open', message: 'Where there is help' })}
        </PageLink>
        <PageLink page="contactUs" {...buttonProps()}>
          {t({ id: 'limits.help.contact', message: 'Write to us' })}
        </PageLink>
      </div>
    </Panel>
  );
  return <div ref={box}>{isNew ? <Result>{panel}</Result> : panel}</div>;
}
