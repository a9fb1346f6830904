import type { AgencyNode, AgencyStanding } from '@kvota/contracts';
import { lazyPart, onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Button, Heading, Panel, Skeleton, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

import { standingQuery } from '../../data/settings-queries.ts';
import { keptWaiting } from '../../step-up/kept-act.ts';
import * as frame from '../../frame/frame.css.ts';
import * as css from './danger.css.ts';
import { dangerActOf, KeptDanger, type DangerAct } from './kept-danger.ts';
import { ObstacleList } from './ObstacleList.tsx';

const DangerDialog = lazyPart(() => import('./DangerDialog.tsx'), 'DangerDialog');

/** The acts that are hard or impossible to undo: move to another agent, and close the account (OP-74). */
export function DangerSection({ node }: { readonly node: AgencyNode }): ReactElement | null {
  const { t } = useLingui();
  const { api, tabStorage } = useHost();
  const query = useQuery(standingQuery(api, node.id));
  const standing = query.data;
  const [task, setTask] = useState<DangerAct['act'] | undefined>(
    () => keptWaiting(tabStorage, dangerActOf(node.id), KeptDanger)?.data.act,
  );
  const done = useDone(node.username);
  // Nothing that the caller could do, or that others have asked for.
  if (standing && !standing.mayClose && !standing.mayMove && standing.closedAt === null && standing.move === null)
    return null;
  return (
    <Panel>
      <div className={frame.stack}>
        <Heading level={2} size="md">
          {t({ id: 'agency.danger.title', message: 'Move and close' })}
        </Heading>
        {standing ? (
          <Acts standing={standing} onTask={setTask} />
        ) : query.isError ? (
          <div className={css.act}>
            <TicketNotice tone="danger">
              {t({ id: 'agency.danger.failed', message: 'It could not be loaded what can be done here.' })}
            </TicketNotice>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              {t({ id: 'agency.again', message: 'Try again' })}
            </Button>
          </div>
        ) : (
          <Skeleton height={160} />
        )}
      </div>
      <Suspense>
        {task && standing ? (
          <DangerDialog
            key={task}
            task={task}
            node={node}
            standing={standing}
            onDone={done}
            onClose={() => setTask(undefined)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

function Acts(props: {
  readonly standing: AgencyStanding;
  readonly onTask: (task: DangerAct['act']) => void;
}): ReactElement {
  const { standing, onTask } = props;
  const { closedAt, move, mayMove, mayClose } = standing;
  const { t } = useLingui();
  const formats = useFormats();
  if (closedAt !== null) {
    const when = formats.dateTime(closedAt);
    return (
      <TicketNotice>
        {t({
          id: 'agency.danger.closedText',
          message: `Closed on ${when}. Nobody logs in with it and it gets no money. Its history stays. A closed account is not opened again; create a new one.`,
        })}
      </TicketNotice>
    );
  }
  return (
    <div className={css.acts}>
      {mayMove || move ? <MoveAct standing={standing} onTask={onTask} /> : null}
      {mayClose ? <CloseAct standing={standing} onTask={onTask} /> : null}
    </div>
  );
}

function Act(props: { readonly title: string; readonly text?: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={css.act} aria-label={props.title}>
      <Heading level={3} size="md">
        {props.title}
      </Heading>
      {props.text === undefined ? null : (
        <Text size="sm" tone="secondary">
          {props.text}
        </Text>
      )}
      {props.children}
    </section>
  );
}

/** Why a button is closed: without a network, or until something is settled. */
function useReason(blocked: boolean): string | undefined {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const offline = t({ id: 'agency.needsNetwork', message: 'You are offline' });
  const first = t({ id: 'agency.danger.first', message: 'First clear what is in the list' });
  return online ? (blocked ? first : undefined) : offline;
}

type ActProps = Parameters<typeof Acts>[0];

function MoveAct({ standing, onTask }: ActProps): ReactElement {
  const { parent, move, moving, mayMove } = standing;
  const { t } = useLingui();
  const formats = useFormats();
  const moveReason = useReason(moving.length > 0);
  const cancelReason = useReason(false);
  const title = t({ id: 'agency.danger.move', message: 'Move to another agent' });
  if (move) {
    const due = formats.dateTime(move.dueAt);
    const name = move.to?.username ?? '';
    return (
      <Act title={title}>
        <TicketNotice tone="warning">
          {move.to
            ? t({
                id: 'agency.danger.movesTo',
                message: `Waiting: moves below ${name} when the day ends, ${due}.`,
              })
            : t({
                id: 'agency.danger.movesAway',
                message: `Waiting: an agent above you moves this user out of your branch when the day ends, ${due}.`,
              })}
        </TicketNotice>
        {move.mayCancel ? (
          <Button onClick={() => onTask('cancel')} disabledReason={cancelReason}>
            {t({ id: 'agency.danger.cancelMove', message: 'Cancel the move' })}
          </Button>
        ) : null}
      </Act>
    );
  }
  const above = parent?.username ?? '';
  return (
    <Act
      title={title}
      text={t({
        id: 'agency.danger.moveText',
        message: `Now below ${above}. The user moves with everybody below, when the day ends. Tickets and figures of before stay where they were sold.`,
      })}
    >
      <ObstacleList
        title={t({ id: 'agency.danger.moveFirst', message: `First clear with ${above}:` })}
        obstacles={moving}
      />
      {mayMove ? (
        <Button onClick={() => onTask('move')} disabledReason={moveReason}>
          {t({ id: 'agency.danger.moveOpen', message: 'Move…' })}
        </Button>
      ) : null}
    </Act>
  );
}

function CloseAct({ standing, onTask }: ActProps): ReactElement {
  const { closing } = standing;
  const { t } = useLingui();
  const reason = useReason(closing.length > 0);
  return (
    <Act
      title={t({ id: 'agency.danger.close', message: 'Close the account' })}
      text={t({
        id: 'agency.danger.closeText',
        message: 'For ever: nobody logs in with it any more. Only an empty account can be closed. Its history stays.',
      })}
    >
      <ObstacleList
        title={t({ id: 'agency.danger.closeFirst', message: 'Still on the account:' })}
        obstacles={closing}
      />
      <Button variant="danger" onClick={() => onTask('close')} disabledReason={reason}>
        {t({ id: 'agency.danger.closeOpen', message: 'Close the account…' })}
      </Button>
    </Act>
  );
}

/** Reports that an act is done. */
function useDone(username: string): (act: DangerAct) => void {
  const { t } = useLingui();
  const { notify } = useHost();
  return (act) => {
    const to = act.act === 'move' ? act.to.username : '';
    const texts: Readonly<Record<DangerAct['act'], string>> = {
      close: t({ id: 'agency.danger.closeDone', message: `The account of ${username} is closed.` }),
      move: t({ id: 'agency.danger.moveDone', message: `${username} moves below ${to} when the day ends.` }),
      cancel: t({ id: 'agency.danger.cancelDone', message: `${username} stays where it is.` }),
    };
    notify({ text: texts[act.act] });
  };
}
