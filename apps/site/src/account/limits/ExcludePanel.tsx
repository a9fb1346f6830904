import type { PlayGuard } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import { Button, Checkbox, Dialog, Panel, RadioGroup, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactElement } from 'react';

import { ActFault } from '../protection/ActFault.tsx';
import { exclusionEnd, exclusionsOf, type ExclusionMonths } from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { PlayFacts } from './PlayFacts.tsx';
import { useExclusionLength, useWhen } from '../protection/use-limit-words.ts';
import { useExclude } from '../protection/use-protection.ts';

/** Excludes the player from play, in a dialog with what happens and a consent. */
export function ExcludePanel(props: {
  readonly play: PlayGuard;
  readonly now: number;
  /** True if the end of an exclusion can be asked for at any time. */
  readonly revocable: boolean;
  readonly onExcluded: () => void;
}): ReactElement | null {
  const { play, now, revocable, onExcluded } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const choices = exclusionsOf(play, now);
  const first = choices[0];
  if (first === undefined) return null;
  return (
    <Panel
      title={
        play.state === 'excluded' && play.byRegister !== true
          ? t({ id: 'limits.exclude.longer', message: 'Make the exclusion longer' })
          : t({ id: 'limits.exclude', message: 'Exclude myself' })
      }
    >
      <Text tone="secondary" className={css.prose}>
        {revocable
          ? t({
              id: 'limits.exclude.hintRevocable',
              message:
                'For when a pause is not enough: from six months to for good. It does not end by itself: you ask for the end, a day passes, and two of our people decide.',
            })
          : t({
              id: 'limits.exclude.hint',
              message:
                'For when a pause is not enough: from six months to for good. It cannot be taken back, and it does not end by itself.',
            })}
      </Text>
      <div className={css.actions}>
        <Button onClick={() => setOpen(true)}>{t({ id: 'limits.exclude.open', message: 'Exclude myself …' })}</Button>
      </div>
      {open ? (
        <ExcludeDialog
          {...{ choices, now, first, revocable }}
          onClose={() => setOpen(false)}
          onExcluded={() => {
            setOpen(false);
            onExcluded();
          }}
        />
      ) : null}
    </Panel>
  );
}

function ExcludeDialog(props: {
  readonly choices: readonly ExclusionMonths[];
  readonly first: ExclusionMonths;
  readonly now: number;
  readonly revocable: boolean;
  readonly onClose: () => void;
  readonly onExcluded: () => void;
}): ReactElement {
  const { choices, first, now, revocable, onClose, onExcluded } = props;
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const length = useExclusionLength();
  const when = useWhen(now);
  const [months, setMonths] = useState(first);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const consent = useRef<HTMLDivElement>(null);
  const act = useExclude(onExcluded);
  const end = exclusionEnd(months, now);
  const until = end === undefined ? undefined : when(end);
  return (
    <Dialog
      open
      tone="danger"
      onOpenChange={(open) => !open && !act.busy && onClose()}
      title={t({ id: 'limits.exclude.title', message: 'Exclude myself from play' })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t({ id: 'limits.exclude.no', message: 'Leave it' })}
          </Button>
          <Button
            variant="danger"
            busy={act.busy}
            disabledReason={online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' })}
            onClick={() => {
              setTried(true);
              if (agreed) act.send({ months });
              // On a low screen it is below the edge of the dialog.
              else consent.current?.querySelector<HTMLElement>('[role="checkbox"]')?.focus();
            }}
          >
            {t({ id: 'limits.exclude.yes', message: 'Exclude me now' })}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <RadioGroup
          label={t({ id: 'limits.exclude.howLong', message: 'For how long?' })}
          value={String(months)}
          onValueChange={(value) => {
            setMonths(choices.find((choice) => String(choice) === value) ?? null);
            // The consent is to one length.
            setAgreed(false);
            act.forget();
          }}
          items={choices.map((choice) => ({ value: String(choice), label: length(choice) }))}
        />
        <PlayFacts
          end={
            revocable
              ? t({ id: 'limits.exclude.anyTime', message: 'Not by itself. You can ask us for the end at any time.' })
              : until === undefined
                ? t({ id: 'limits.exclude.never', message: 'Never. It is for good.' })
                : t({
                    id: 'limits.exclude.end',
                    message: `Not by itself. After ${until} you can ask us to open your account for play again.`,
                  })
          }
        />
        <div ref={consent}>
          <Checkbox
            checked={agreed}
            onCheckedChange={setAgreed}
            label={
              revocable
                ? t({
                    id: 'limits.exclude.agreeRevocable',
                    message: 'I understand that this does not end by itself.',
                  })
                : until === undefined
                  ? t({
                      id: 'limits.exclude.agreeForGood',
                      message: 'I understand that this cannot be taken back.',
                    })
                  : t({
                      id: 'limits.exclude.agree',
                      message: `I understand that this cannot be taken back before ${until}.`,
                    })
            }
            error={
              tried && !agreed
                ? t({ id: 'limits.exclude.agreeNeeded', message: 'Tick this if you want to exclude yourself.' })
                : undefined
            }
          />
        </div>
        <ActFault act={act} />
      </div>
    </Dialog>
  );
}
