import type { AgencyNode } from '@kvota/contracts';
import { Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { DoneActions, PendingActions } from './MoneyActions.tsx';
import { MoneyDone } from './MoneyDone.tsx';
import { MoneyPending } from './MoneyPending.tsx';
import { MoneyTyped, TypedActions, type MoneyParts } from './MoneyTyped.tsx';
import type { MoveDirection } from './move.ts';
import { useMove } from './move/use-move.ts';
import { useMoveDraft } from './move/use-move-draft.ts';

interface MoneyDialogProps {
  /** A direct child of the agent. */
  readonly node: AgencyNode;
  /** `down` adds credit, `up` takes it back. An unfinished transfer with the user goes before it. */
  readonly direction: MoveDirection;
  readonly onClose: () => void;
}

/** Moves money between the agent and a direct child, once and with its true outcome (CALL-45, CALL-46). */
export function MoneyDialog({ node, direction: wanted, onClose }: MoneyDialogProps): ReactElement {
  const { t } = useLingui();
  const [state, send] = useMove(node);
  const direction = (state.status === 'draft' ? state.move?.direction : state.move.direction) ?? wanted;
  const draft = useMoveDraft(node, direction, state);
  const title =
    direction === 'down'
      ? t({ id: 'agency.addCredit', message: 'Add credit' })
      : t({ id: 'agency.takeCredit', message: 'Take credit' });
  const action = draft.basis === 'handed' ? t({ id: 'agency.money.record', message: 'Record repayment' }) : title;
  return (
    <Dialog
      open
      // While the answer may come at any moment, only it leads on.
      dismissible={state.status !== 'sending'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      {...contentOf({ state, send, draft, title: action, onClose })}
    />
  );
}

function contentOf(parts: MoneyParts): { readonly children: ReactElement; readonly actions?: ReactElement } {
  const { state, send, onClose } = parts;
  switch (state.status) {
    case 'done':
      return { children: <MoneyDone {...state} />, actions: <DoneActions {...state} onClose={onClose} /> };
    case 'asking':
    case 'waiting':
    case 'confirming':
    case 'step-up':
      return { children: <MoneyPending state={state} />, actions: <PendingActions {...{ state, send, onClose }} /> };
    case 'draft':
    case 'sending':
    case 'refused':
      return { children: <MoneyTyped {...parts} />, actions: <TypedActions {...parts} /> };
  }
}
