import type { ExclusionEnd } from '@kvota/contracts';
import { onlineAtom, PageLink } from '@kvota/shell';
import { Button, buttonProps, ConfirmDialog, Fact, FactList, Panel, Text } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';

import { ActFault, Offline } from '../protection/ActFault.tsx';
import * as css from '../protection/limits.css.ts';
import { useEndReason, useWhen } from '../protection/use-limit-words.ts';
import { useAskEnd, useWithdrawEnd } from '../protection/use-protection.ts';

interface EndingProps {
  readonly end: ExclusionEnd;
  readonly now: number;
}

/** How the exclusion can end: when it is asked for, or what becomes of the request. Nothing if it is for good. */
export function EndingPanel({ end, now }: EndingProps): ReactElement | null {
  const { t } = useLingui();
  const when = useWhen(now);
  if (end.state === 'never') return null;
  const from = end.from ? when(end.from) : '';
  return (
    <Panel title={t({ id: 'limits.ending', message: 'How the exclusion ends' })}>
      {end.state === 'early' ? (
        <Text tone="secondary" className={css.prose}>
          {t({
            id: 'limits.ending.early',
            message: `You can ask for the end from ${from} on. Until then the exclusion holds, and nobody can end it.`,
          })}
        </Text>
      ) : end.state === 'refused' ? (
        <RefusedEnd {...{ end, now }} />
      ) : end.state === 'open' ? (
        <AskEnd now={now} />
      ) : (
        <AskedEnd {...{ end, now }} />
      )}
    </Panel>
  );
}

/** Asks for the end, after a question. */
function AskEnd({ now }: Pick<EndingProps, 'now'>): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const when = useWhen(now);
  const [open, setOpen] = useState(false);
  const act = useAskEnd(() => setOpen(false));
  const reviewFrom = when(now + 86_400_000);
  return (
    <>
      <Text tone="secondary" className={css.prose}>
        {t({
          id: 'limits.ending.hint',
          message:
            'It does not end by itself. If you ask for the end, you stay excluded for another 24 hours, and then until two of our people have agreed. You can take the request back until then. They may also refuse it.',
        })}
      </Text>
      <div className={css.actions}>
        <Button
          onClick={() => {
            act.forget();
            setOpen(true);
          }}
        >
          {t({ id: 'limits.ending.ask', message: 'Ask for the end …' })}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t({ id: 'limits.ending.question', message: 'Ask for the end of the exclusion?' })}
        confirmLabel={t({ id: 'limits.ending.yes', message: 'Ask for the end' })}
        busy={act.busy}
        onConfirm={() => {
          if (online) act.send({});
        }}
      >
        <div className={css.card}>
          <Text tone="secondary">
            {t({
              id: 'limits.ending.questionHint',
              message: `Nothing changes before ${reviewFrom}. Then two of our people decide. If you have doubts, leave the exclusion as it is: it protects you.`,
            })}
          </Text>
          {online ? null : <Offline />}
          <ActFault act={act} />
        </div>
      </ConfirmDialog>
    </>
  );
}

/** A request that waits, or that two people decide about. It can be taken back. */
function AskedEnd({ end, now }: EndingProps): ReactElement {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const when = useWhen(now);
  const act = useWithdrawEnd();
  const [reviewFrom, lapsesAt] = [end.reviewFrom ? when(end.reviewFrom) : '', end.lapsesAt ? when(end.lapsesAt) : ''];
  return (
    <>
      <FactList>
        <Fact
          name={t({ id: 'limits.ending.asked', message: 'You asked' })}
          value={end.askedAt ? when(end.askedAt) : ''}
        />
        <Fact
          name={t({ id: 'limits.ending.now', message: 'Now' })}
          value={
            end.state === 'waiting'
              ? t({
                  id: 'limits.ending.waiting',
                  message: `You have time to think until ${reviewFrom}. You stay excluded.`,
                })
              : t({
                  id: 'limits.ending.review',
                  message: 'Our people have your request. You stay excluded until two of them have agreed.',
                })
          }
        />
        <Fact
          name={t({ id: 'limits.ending.then', message: 'Then' })}
          value={
            end.state === 'waiting'
              ? t({
                  id: 'limits.ending.thenReview',
                  message:
                    'Two of our people decide together. If both agree, you can play again. You see here how it was decided, and get a message.',
                })
              : t({
                  id: 'limits.ending.thenLapse',
                  message: `You see here how it was decided, and get a message. Without a decision by ${lapsesAt} the exclusion goes on, and you can ask again.`,
                })
          }
        />
      </FactList>
      <div className={css.actions}>
        <Button
          busy={act.busy}
          disabledReason={online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' })}
          onClick={() => act.send({})}
        >
          {t({ id: 'limits.ending.withdraw', message: 'Take the request back' })}
        </Button>
      </div>
      <ActFault act={act} />
    </>
  );
}

/** A request that was refused: why, and from when on the player can ask again. */
function RefusedEnd({ end, now }: EndingProps): ReactElement {
  const { t } = useLingui();
  const when = useWhen(now);
  const reasonOf = useEndReason();
  const from = end.from ? when(end.from) : '';
  return (
    <>
      <FactList>
        <Fact
          name={t({ id: 'limits.ending.refusedAt', message: 'Refused' })}
          value={end.refusedAt ? when(end.refusedAt) : ''}
        />
        <Fact name={t({ id: 'limits.ending.why', message: 'Why' })} value={reasonOf(end.reason ?? 'other')} />
        <Fact
          name={t({ id: 'limits.ending.then', message: 'Then' })}
          value={t({
            id: 'limits.ending.again',
            message: `You stay excluded. You can ask again from ${from} on.`,
          })}
        />
      </FactList>
      <div className={css.actions}>
        <PageLink page="contactUs" {...buttonProps()}>
          {t({ id: 'limits.ending.contact', message: 'Write to support' })}
        </PageLink>
        <PageLink page="responsibleGambling" {...buttonProps()}>
          {t({ id: 'limits.help.open', message: 'Where there is help' })}
        </PageLink>
      </div>
    </>
  );
}
