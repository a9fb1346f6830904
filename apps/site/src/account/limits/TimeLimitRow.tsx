import type { CallBody, Calls, PlayerLimit } from '@kvota/contracts';
import { onlineAtom, useHost } from '@kvota/shell';
import { Badge, Button, FieldRow } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';

import { ActFault } from '../protection/ActFault.tsx';
import type { LimitName } from '../protection/limit-rules.ts';
import { useSetLimit } from '../protection/use-protection.ts';
import { WaitingChange } from './WaitingChange.tsx';

type Value = Pick<CallBody<Calls['setPlayerLimit']>, 'minutes' | 'night'>;

/** A limit with its value, the choice of another one, and what waits. */
export function TimeLimitRow(props: {
  readonly title: string;
  readonly name: LimitName;
  readonly limit: PlayerLimit | undefined;
  readonly now: number;
  /** The value in force. */
  readonly held: string | undefined;
  readonly note: string | undefined;
  /** The chosen value; undefined if none is. */
  readonly wanted: Value | undefined;
  /** The value that removes the limit. */
  readonly none: Value;
  readonly children: ReactNode;
}): ReactElement {
  const { title, name, limit, now, held, note, wanted, none, children } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const online = useAtomValue(onlineAtom);
  const act = useSetLimit(({ limit: answered }) =>
    notify({
      id: 'limits',
      text: answered?.next
        ? t({ id: 'limits.time.waits', message: 'It waits, and your limit holds until you confirm the change.' })
        : t({ id: 'limits.taken', message: 'The change holds from now on.' }),
    }),
  );
  const offline = online ? undefined : t({ id: 'payment.offline', message: 'You are offline.' });
  const set = t({ id: 'limits.time.set', message: 'Set' });
  const remove = t({ id: 'limits.remove', message: 'Remove' });
  return (
    <FieldRow
      title={title}
      badge={
        held === undefined ? (
          <Badge>{t({ id: 'limits.notSet', message: 'Not set' })}</Badge>
        ) : (
          <Badge tone="warning">{held}</Badge>
        )
      }
      note={note}
      after={
        <>
          {limit === undefined ? null : <WaitingChange {...{ limit, now }} />}
          <ActFault act={act} />
        </>
      }
    >
      {children}
      <Button
        size="sm"
        aria-label={`${set}: ${title}`}
        busy={act.busy}
        disabledReason={offline ?? (wanted === undefined ? t({ id: 'limits.choose', message: 'Choose' }) : undefined)}
        onClick={() => {
          if (wanted !== undefined) act.send({ ...name, ...wanted });
        }}
      >
        {set}
      </Button>
      {limit === undefined || limit.next ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${remove}: ${title}`}
          busy={act.busy}
          disabledReason={offline}
          onClick={() => act.send({ ...name, ...none })}
        >
          {remove}
        </Button>
      )}
    </FieldRow>
  );
}
