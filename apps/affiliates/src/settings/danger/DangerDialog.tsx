import type { AgencyNode, AgencyStanding } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { Button, Dialog, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';

import { FindUser } from '../../frame/find/FindUser.tsx';
import { ActNotice } from '../../step-up/ActNotice.tsx';
import { StepUpActions, StepUpNotice } from '../../step-up/StepUpNotice.tsx';
import * as frame from '../../frame/frame.css.ts';
import type { DangerAct } from './kept-danger.ts';
import { useDanger } from './use-danger.ts';
import { useDangerFault } from './use-danger-fault.ts';

type Target = Pick<AgencyNode, 'id' | 'username'>;

/** Longest name that can be typed. */
const longestName = 60;

/** Asks for an act: a target for a move, and the typed name of the user for all that is hard to undo. */
export function DangerDialog(props: {
  readonly task: DangerAct['act'];
  readonly node: AgencyNode;
  readonly standing: AgencyStanding;
  readonly onDone: (act: DangerAct) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { task, node, standing, onDone, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const words = useTaskWords(node, standing);
  const faultText = useDangerFault();
  const danger = useDanger(node, (act) => {
    onDone(act);
    onClose();
  });
  const { state } = danger;
  const keptTo = 'act' in state && state.act.act === 'move' ? state.act.to : undefined;
  const [chosen, setChosen] = useState<Target | undefined>(keptTo);
  const [typed, setTyped] = useState('');
  const isBusy = state.status === 'sending';
  const isTyped = task === 'cancel' || typed.trim().toLowerCase() === node.username.toLowerCase();
  const act = actOf(task, standing, chosen);
  const close = (): void => {
    danger.drop();
    onClose();
  };
  const send = (): void => {
    if (state.status === 'lost') danger.send(state.act);
    else if (act && isTyped) danger.send(act);
  };
  const missing =
    act === undefined
      ? t({ id: 'agency.danger.choose', message: 'Choose an agent first' })
      : t({ id: 'agency.danger.type', message: 'Type the name first' });
  const lost = t({
    id: 'agency.danger.lost',
    message: 'No answer arrived, so it may be done already. Send it again: nothing happens twice.',
  });
  return (
    <Dialog
      open
      dismissible={!isBusy}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={words[task].title}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {t({ id: 'agency.cancel', message: 'Cancel' })}
          </Button>
          {state.status === 'step-up' ? (
            <StepUpActions
              need={state.need}
              onLeave={() => danger.leave(state.need)}
              onRetry={() => danger.send(state.act)}
            />
          ) : (
            <Button
              variant={task === 'close' ? 'danger' : 'brand'}
              type="submit"
              form={formId}
              busy={isBusy}
              disabledReason={state.status === 'lost' || (act && isTyped) ? undefined : missing}
            >
              {state.status === 'lost'
                ? t({ id: 'agency.money.sendAgain', message: 'Send again' })
                : words[task].submit}
            </Button>
          )}
        </>
      }
    >
      {state.status === 'step-up' ? (
        <StepUpNotice need={state.need} act={words[task].act(chosen?.username ?? '')} />
      ) : (
        <form
          id={formId}
          className={frame.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <ActNotice
            refused={state.status === 'refused' ? faultText(state.fault) : undefined}
            lost={state.status === 'lost' ? lost : undefined}
          />
          <Text>{words[task].text}</Text>
          {task === 'move' ? <ChooseTarget chosen={chosen} onChosen={setChosen} /> : null}
          {task === 'cancel' ? null : (
            <TextField
              label={t({ id: 'agency.danger.confirm', message: `Type ${node.username} to confirm` })}
              value={typed}
              onValueChange={setTyped}
              readOnly={isBusy}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={longestName}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}

function actOf(task: DangerAct['act'], standing: AgencyStanding, to: Target | undefined): DangerAct | undefined {
  const { version, move } = standing;
  if (task === 'close') return { act: 'close', version };
  if (task === 'cancel') return move ? { act: 'cancel', moveId: move.id } : undefined;
  return to && { act: 'move', version, to: { id: to.id, username: to.username } };
}

/** The new agent: a search, then the path to the one that was chosen. */
function ChooseTarget(props: {
  readonly chosen: Target | undefined;
  readonly onChosen: (node: AgencyNode | undefined) => void;
}): ReactElement {
  const { chosen, onChosen } = props;
  const { t } = useLingui();
  const [path, setPath] = useState<AgencyNode['path']>();
  if (chosen === undefined)
    return (
      <FindUser
        label={t({ id: 'agency.danger.newAgent', message: 'New agent above' })}
        isOffered={({ kind, closedAt }) => kind !== 'player' && !closedAt}
        onFound={(node) => {
          setPath(node.path);
          onChosen(node);
        }}
      />
    );
  return (
    <div className={frame.names}>
      <Text size="sm" tone="secondary">
        {t({ id: 'agency.danger.newAgent', message: 'New agent above' })}
      </Text>
      <div className={frame.line}>
        <Text as="span">{path ? path.map(({ username }) => username).join(' › ') : chosen.username}</Text>
        <Button size="sm" onClick={() => onChosen(undefined)}>
          {t({ id: 'agency.danger.other', message: 'Choose another' })}
        </Button>
      </div>
    </div>
  );
}

interface TaskWords {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** The act in words, for the notice about the sign-in. */
  readonly act: (to: string) => string;
}

function useTaskWords(
  { username, agentsBelow, playersBelow }: AgencyNode,
  { move }: AgencyStanding,
): Readonly<Record<DangerAct['act'], TaskWords>> {
  const { t } = useLingui();
  const formats = useFormats();
  const below = formats.number(agentsBelow + playersBelow);
  const to = move?.to?.username ?? '';
  const closeTitle = t({ id: 'agency.danger.closeTitle', message: `Close the account of ${username}?` });
  const cancelTitle = t({ id: 'agency.danger.cancelTitle', message: `Cancel the move of ${username}?` });
  return {
    close: {
      title: closeTitle,
      text: t({
        id: 'agency.danger.closeWarning',
        message: `${username} is signed out everywhere at once and never logs in again. The name stays taken. This cannot be undone.`,
      }),
      submit: t({ id: 'agency.danger.closeSubmit', message: 'Close for ever' }),
      act: () => closeTitle,
    },
    move: {
      title: t({ id: 'agency.danger.moveTitle', message: `Move ${username}` }),
      text:
        agentsBelow + playersBelow === 0
          ? t({
              id: 'agency.danger.moveAlone',
              message:
                'The new agent gives credit, limits and a plan from then on. Until the day ends it can be cancelled.',
            })
          : t({
              id: 'agency.danger.moveBranch',
              message: `Everybody below moves along: ${below}. The new agent gives credit, limits and a plan from then on. Until the day ends it can be cancelled.`,
            }),
      submit: t({ id: 'agency.danger.moveSubmit', message: 'Request the move' }),
      act: (target) => t({ id: 'agency.danger.moveAct', message: `Move ${username} below ${target}.` }),
    },
    cancel: {
      title: cancelTitle,
      text: t({ id: 'agency.danger.cancelText', message: `Then ${username} does not move below ${to}.` }),
      submit: t({ id: 'agency.danger.cancelMove', message: 'Cancel the move' }),
      act: () => cancelTitle,
    },
  };
}
