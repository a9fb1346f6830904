import { Button, TextArea } from '@kvota/ui';
import { useFormats } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type ReactNode } from 'react';

import type { Outcome } from './use-appearance.ts';
import * as css from './publish.css.ts';

/** How saving or publishing ended, and the way on. The draft is kept in every case. */
export function OutcomeNotice(props: {
  readonly outcome: Outcome;
  readonly onSignIn: () => void;
  readonly onFixAll: (() => void) | undefined;
  readonly onReason: (reason: string) => void;
  readonly onOver: (publication: number) => void;
}): ReactElement {
  const { outcome, onSignIn, onFixAll, onReason, onOver } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const [reason, setReason] = useState('');
  switch (outcome.kind) {
    case 'saved':
      return <Done text={t({ id: 'theme.outcome.saved', message: 'The version is saved. Players see no change.' })} />;
    case 'published':
      return (
        <Done
          text={t({ id: 'theme.outcome.published', message: 'Published. Open pages follow within three seconds.' })}
        />
      );
    case 'scheduled': {
      const when = formats.dateTime(outcome.from);
      return <Done text={t({ id: 'theme.outcome.scheduled', message: `Scheduled for ${when}.` })} />;
    }
    case 'cancelled':
      return (
        <Done text={t({ id: 'theme.outcome.cancelled', message: 'The schedule is cancelled. The version is kept.' })} />
      );
    case 'sign-in':
      return (
        <Question
          title={t({ id: 'theme.outcome.signIn', message: 'Publishing needs your password again' })}
          text={t({
            id: 'theme.outcome.signInWhy',
            message:
              'Your last login is more than five minutes ago. The draft and the tools are here when you come back.',
          })}
        >
          <Button size="sm" variant="brand" onClick={onSignIn}>
            {t({ id: 'theme.outcome.signInButton', message: 'Enter the password' })}
          </Button>
        </Question>
      );
    case 'newer': {
      const when = formats.dateTime(outcome.publication.at);
      const author = outcome.publication.author ?? '';
      return (
        <Question
          title={t({ id: 'theme.outcome.newer', message: 'Somebody published in the meantime' })}
          text={t({
            id: 'theme.outcome.newerWhy',
            message: `${author} published at ${when}. Your version is saved in the list below, and theirs is published.`,
          })}
        >
          <Button size="sm" variant="danger" onClick={() => onOver(outcome.publication.number)}>
            {t({ id: 'theme.outcome.over', message: 'Publish mine in its place' })}
          </Button>
        </Question>
      );
    }
    case 'contrast':
      return (
        <Question
          title={t({
            id: 'theme.outcome.contrast',
            message: plural(outcome.pairs.length, {
              one: '# pair of colours is hard to read',
              other: '# pairs of colours are hard to read',
            }),
          })}
          text={t({
            id: 'theme.outcome.contrastWhy',
            message: 'Fix them, or give a reason, which is kept with the publication.',
          })}
        >
          {onFixAll ? (
            <Button size="sm" variant="brand" onClick={onFixAll}>
              {t({ id: 'theme.contrast.fixAll', message: 'Fix all' })}
            </Button>
          ) : null}
          <TextArea
            className={css.full}
            label={t({ id: 'theme.outcome.reason', message: 'Reason' })}
            value={reason}
            onValueChange={setReason}
            rows={2}
            maxLength={500}
          />
          <Button
            size="sm"
            disabledReason={
              reason.trim() === '' ? t({ id: 'theme.outcome.noReason', message: 'Give a reason first' }) : undefined
            }
            onClick={() => onReason(reason.trim())}
          >
            {t({ id: 'theme.outcome.anyway', message: 'Publish as it is' })}
          </Button>
        </Question>
      );
    case 'faults':
      return (
        <Question
          title={t({ id: 'theme.outcome.faults', message: 'The server refused these values' })}
          text={outcome.places.slice(0, 8).join('\n')}
        />
      );
    case 'past':
      return (
        <Question
          title={t({ id: 'theme.outcome.past', message: 'This time is over' })}
          text={t({ id: 'theme.outcome.pastWhy', message: 'Choose a later time, or publish now.' })}
        />
      );
    case 'busy': {
      const { author } = outcome;
      return (
        <Question
          title={t({ id: 'theme.outcome.busy', message: 'Another version is scheduled' })}
          text={t({ id: 'theme.outcome.busyWhy', message: `${author} scheduled it. Cancel that schedule first.` })}
        />
      );
    }
    case 'offline':
      return (
        <Question
          title={t({ id: 'theme.outcome.offline', message: 'The server did not answer' })}
          text={t({
            id: 'theme.outcome.offlineWhy',
            message: 'Your draft is kept in this browser. Publish when you are online.',
          })}
        />
      );
    case 'forbidden':
      return (
        <Question
          title={t({ id: 'theme.outcome.forbidden', message: 'You may not publish any more' })}
          text={t({
            id: 'theme.outcome.forbiddenWhy',
            message: 'Your account has no AL2 role now. The draft stays in this browser.',
          })}
        />
      );
    case 'failed':
      return (
        <Question
          title={t({ id: 'theme.outcome.failed', message: 'This did not work' })}
          text={t({
            id: 'theme.outcome.failedWhy',
            message: 'Nothing was published, and your draft is kept. Try again.',
          })}
        />
      );
  }
}

function Done({ text }: { readonly text: string }): ReactElement {
  return (
    <p role="status" className={css.text}>
      {text}
    </p>
  );
}

function Question(props: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div role="alert" className={css.notice}>
      <p className={css.strong}>{props.title}</p>
      <p className={css.text}>{props.text}</p>
      {props.children === undefined ? null : <div className={css.answers}>{props.children}</div>}
    </div>
  );
}
