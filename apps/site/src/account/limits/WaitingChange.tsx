import type { PlayerLimit } from '@kvota/contracts';
import { onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Button, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';

import { ActFault } from '../protection/ActFault.tsx';
import { nameOf, waitingOf } from '../protection/limit-rules.ts';
import * as css from '../protection/limits.css.ts';
import { useLastLimitText, useWhen } from '../protection/use-limit-words.ts';
import { useConfirmLimit } from '../protection/use-protection.ts';

/** A change that waits: what comes when, with the buttons that take it or keep the limit. */
export function WaitingChange(props: {
  readonly limit: PlayerLimit;
  readonly now: number;
  /** True if the player cannot play without the limit. */
  readonly isLastRequired?: boolean;
}): ReactElement | null {
  const { limit, now, isLastRequired = false } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const formats = useFormats();
  const online = useAtomValue(onlineAtom);
  const when = useWhen(now);
  const lastText = useLastLimitText();
  const act = useConfirmLimit((_answer, { decision }) => {
    notify({
      id: 'limits',
      text:
        decision === 'keep'
          ? t({ id: 'limits.kept', message: 'Everything stays as it was.' })
          : t({ id: 'limits.taken', message: 'The change holds from now on.' }),
    });
  });
  const { next, kind } = limit;
  const waiting = waitingOf(limit, now);
  if (!next || waiting === undefined || waiting === 'dropped') return null;
  const [from, by] = [when(next.from), when(next.confirmBy)];
  const amount = next.amount
    ? formats.money(next.amount, limit.currency ?? undefined)
    : next.minutes
      ? formats.duration(next.minutes * 60)
      : '';
  const hours = next.night ? `${next.night.from} – ${next.night.to}` : '';
  const isOff = kind === 'off';
  const isReady = waiting === 'ready';
  const text = isOff
    ? isReady
      ? t({
          id: 'limits.on.ready',
          message: `You can switch it on now. Without your confirmation by ${by} it stays off.`,
        })
      : t({ id: 'limits.on.early', message: `You can switch it on from ${from}. It stays off until you confirm it.` })
    : hours !== ''
      ? isReady
        ? t({
            id: 'limits.night.ready',
            message: `You can change it to ${hours} now. Without your confirmation by ${by} it stays.`,
          })
        : t({
            id: 'limits.night.early',
            message: `You can change it to ${hours} from ${from}. Until you confirm it, it stays.`,
          })
      : amount !== ''
        ? isReady
          ? t({
              id: 'limits.raise.ready',
              message: `You can raise it to ${amount} now. Without your confirmation by ${by} the limit stays.`,
            })
          : t({
              id: 'limits.raise.early',
              message: `You can raise it to ${amount} from ${from}. The limit holds until you confirm it.`,
            })
        : isReady
          ? t({
              id: 'limits.drop.ready',
              message: `You can remove it now. Without your confirmation by ${by} the limit stays.`,
            })
          : t({
              id: 'limits.drop.early',
              message: `You can remove it from ${from}. The limit holds until you confirm it.`,
            });
  const send = (decision: 'take' | 'keep') => (): void => act.send({ ...nameOf(limit), decision });
  const offline = online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' });
  const isLast = isLastRequired && amount === '';
  return (
    <TicketNotice tone={isReady || isLast ? 'warning' : 'info'}>
      <div className={css.card}>
        <Text>{text}</Text>
        {isLast ? <Text>{lastText}</Text> : null}
        <div className={css.actions}>
          <Button size="sm" disabledReason={offline} busy={act.busy} onClick={send('keep')}>
            {isOff
              ? t({ id: 'limits.keepOff', message: 'Keep it off' })
              : t({ id: 'limits.keep', message: 'Keep my limit' })}
          </Button>
          {isReady ? (
            <Button size="sm" variant="ghost" disabledReason={offline} busy={act.busy} onClick={send('take')}>
              {t({ id: 'limits.confirm', message: 'Confirm' })}
            </Button>
          ) : null}
        </div>
        <ActFault act={act} />
      </div>
    </TicketNotice>
  );
}
