import type { PlayGuard } from '@kvota/contracts';
import { PageLink } from '@kvota/shell';
import { Badge, buttonProps, Panel, Result, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';

import * as css from '../protection/limits.css.ts';
import { PlayFacts } from './PlayFacts.tsx';
import { useWhen } from '../protection/use-limit-words.ts';

/** Why play is not open: until when, what that means, and where help is. */
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
  const words = useStateWords(now);
  const box = useRef<HTMLDivElement>(null);
  const isStopped = play.state !== 'open';
  useEffect(() => {
    if (isNew && isStopped) box.current?.scrollIntoView({ block: 'center' });
  }, [isNew, isStopped]);
  if (!isStopped) return null;
  const { title, badge, end, note } = words(play, revocable);
  const panel = (
    <Panel
      title={title}
      actions={
        badge === undefined ? undefined : <Badge tone={play.state === 'paused' ? 'warning' : 'danger'}>{badge}</Badge>
      }
    >
      <PlayFacts end={end} />
      <Text className={css.prose}>{note}</Text>
      <div className={css.actions}>
        {/* Without a limit, the next step is the button below that sets one. */}
        <PageLink page="responsibleGambling" {...buttonProps(play.state === 'unlimited' ? {} : { variant: 'brand' })}>
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

interface StateWords {
  readonly title: string;
  readonly badge?: string;
  readonly end: string;
  readonly note: string;
}

/** Returns the words about a state in which play is not open. */
function useStateWords(now: number): (play: PlayGuard, revocable: boolean) => StateWords {
  const { t } = useLingui();
  const when = useWhen(now);
  const help = t({
    id: 'limits.state.help',
    message: 'You do not have to do this alone. There are people who help free of charge and anonymously.',
  });
  return ({ state, until: moment, byRegister }, revocable) => {
    const until = moment ? when(moment) : undefined;
    const badge =
      until === undefined
        ? t({ id: 'limits.exclude.forGood', message: 'For good' })
        : t({ id: 'limits.until', message: `until ${until}` });
    if (state === 'unknown') {
      return {
        title: t({ id: 'limits.state.unknown', message: 'Play is not open at the moment' }),
        end: t({ id: 'limits.state.unknownEnd', message: 'By itself, as soon as the exclusion register has answered' }),
        note: t({
          id: 'limits.state.unknownWhy',
          message:
            'We have to ask the exclusion register whether you may play, and it has not answered. It is asked again and again: you have nothing to do but wait.',
        }),
      };
    }
    if (state === 'unlimited') {
      return {
        title: t({ id: 'limits.state.unlimited', message: 'First set a limit of deposits' }),
        end: t({ id: 'limits.state.unlimitedEnd', message: 'As soon as you have set one below' }),
        note: t({
          id: 'limits.state.unlimitedWhy',
          message:
            'The rules of our licence: nobody plays or pays in without a limit of their own for deposits. You choose the amount and the period. If you remove your last one, play closes again.',
        }),
      };
    }
    if (byRegister === true) {
      return {
        title: t({ id: 'limits.state.register', message: 'You are in the exclusion register' }),
        end: t({
          id: 'limits.state.registerEnd',
          message: 'When the register has taken you off its list. Ask there, not us.',
        }),
        note: help,
      };
    }
    if (state === 'paused') {
      const end = until ?? '';
      return {
        title: t({ id: 'limits.state.paused', message: 'Play is paused' }),
        badge,
        end: t({ id: 'limits.state.pausedEnd', message: `By itself: ${end}` }),
        note: help,
      };
    }
    return {
      title: t({ id: 'limits.state.excluded', message: 'You have excluded yourself' }),
      badge,
      end: revocable
        ? t({ id: 'limits.exclude.anyTime', message: 'Not by itself. You can ask us for the end at any time.' })
        : until === undefined
          ? t({ id: 'limits.exclude.never', message: 'Never. It is for good.' })
          : t({
              id: 'limits.exclude.end',
              message: `Not by itself. After ${until} you can ask us to open your account for play again.`,
            }),
      note: help,
    };
  };
}
