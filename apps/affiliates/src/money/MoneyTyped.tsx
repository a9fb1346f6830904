import { newId, onlineAtom, useFormats, useHost } from '@kvota/shell';
import { Button, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import { useAmount } from '../frame/use-currency.ts';
import { ActNotice } from '../step-up/ActNotice.tsx';
import { MoneyForm } from './MoneyForm.tsx';
import { highestCredit } from './move/move-amounts.ts';
import type { MoveEvent, MoveState } from './move.ts';
import { useFaultText } from './move/use-fault-text.ts';
import type { MoveDraft } from './move/use-move-draft.ts';

/** Props that the parts of the dialog share. */
export interface MoneyParts {
  readonly state: MoveState;
  readonly send: (event: MoveEvent) => void;
  readonly draft: MoveDraft;
  readonly title: string;
  readonly onClose: () => void;
}

function useSubmit({ state, send, draft }: MoneyParts): () => void {
  const { store, serverNow } = useHost();
  return () => {
    const { node, wallet, amount, note, direction, basis } = draft;
    const when = { online: store.get(onlineAtom), now: serverNow() };
    if (state.status === 'draft' && state.again && state.move) {
      send({ type: 'submit', move: state.move, ...when });
      return;
    }
    if (state.status !== 'draft' && state.status !== 'refused') return;
    if (draft.fault !== undefined || !wallet || amount === null) return;
    if (state.status === 'refused') send({ type: 'renew', requestId: newId() });
    send({
      type: 'submit',
      move: {
        userId: node.id,
        username: node.username,
        direction,
        currencyId: wallet.currency_id,
        currency: wallet.currency,
        amount,
        note: note.trim(),
        ...(basis !== 'cash' && { basis }),
      },
      ...when,
    });
  };
}

/** Returns why the draft cannot be sent, in words; undefined if it can. */
function useDraftProblem(draft: MoveDraft): string | undefined {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  const faultText = useFaultText();
  const { fault, node, direction, wallet, available } = draft;
  const { username } = node;
  const currency = wallet?.currency ?? '';
  const shown = (amount: string | undefined): string => money(amount ?? '0.00', currency);
  const has = available === undefined ? '' : formats.money(available, currency);
  switch (fault) {
    case undefined:
      return undefined;
    case 'amountMissing':
      return t({ id: 'agency.money.amountMissing', message: 'Enter an amount above zero.' });
    case 'insufficientFunds':
      return direction === 'down'
        ? t({ id: 'agency.money.ownShort', message: `Your credit is ${has}. Choose a smaller amount.` })
        : t({ id: 'agency.money.childShort', message: `${username} has ${has}. Choose a smaller amount.` });
    case 'creditTooHigh': {
      const most = formats.money(highestCredit, currency);
      return t({
        id: 'agency.money.tooHigh',
        message: `No wallet may hold more than ${most}. Choose a smaller amount.`,
      });
    }
    case 'creditLine': {
      const [owed, limit, left] = [shown(draft.line?.debt), shown(draft.line?.limit), shown(draft.line?.left)];
      return t({
        id: 'agency.money.lineShort',
        message: `${username} owes ${owed} of a credit line of ${limit}, so ${left} is left. Choose a smaller amount, or raise the line in the user settings.`,
      });
    }
    case 'aboveDebt': {
      const owed = shown(draft.line?.debt);
      return t({ id: 'agency.money.aboveDebt', message: `${username} owes ${owed}. Choose a smaller amount.` });
    }
    case 'notDirectChild':
    case 'userBlocked':
    case 'noWallet':
      return faultText({ code: fault }, { username, direction, currency });
  }
}

const faultsOfAmount: readonly string[] = ['insufficientFunds', 'creditTooHigh', 'creditLine', 'aboveDebt'];

/** The form, with the obstacles of the transfer. */
export function MoneyTyped(parts: MoneyParts): ReactElement {
  const { state, draft } = parts;
  const { t } = useLingui();
  const faultText = useFaultText();
  const submit = useSubmit(parts);
  const problem = useDraftProblem(draft);
  const { fault } = draft;
  const again = state.status === 'draft' && state.again;
  const ofAmount = fault !== undefined && faultsOfAmount.includes(fault);
  const beforeAll = fault === 'notDirectChild' || fault === 'userBlocked' || fault === 'noWallet';
  const { username } = draft.node;
  const neverArrived = t({
    id: 'agency.money.neverArrived',
    message: 'The transfer did not arrive, and nothing was moved. You can send the same one again.',
  });
  return (
    <>
      <ActNotice
        refused={state.status === 'refused' ? faultText(state.fault, state.move) : undefined}
        lost={again ? neverArrived : undefined}
      />
      {beforeAll && !again ? <TicketNotice tone="warning">{problem}</TicketNotice> : null}
      <MoneyForm
        key={username}
        draft={draft}
        problem={ofAmount && state.status !== 'refused' && !again ? problem : undefined}
        busy={state.status === 'sending'}
        locked={again}
        onEnter={submit}
      />
    </>
  );
}

/** Sends the transfer, or leaves it. */
export function TypedActions(parts: MoneyParts): ReactElement {
  const { state, send, draft, title, onClose } = parts;
  const { t } = useLingui();
  const submit = useSubmit(parts);
  const problem = useDraftProblem(draft);
  const again = state.status === 'draft' && state.again;
  const sending = state.status === 'sending';
  return (
    <>
      {again ? (
        <Button
          onClick={() => {
            send({ type: 'renew', requestId: newId() });
            onClose();
          }}
        >
          {t({ id: 'agency.money.discard', message: 'Do not send' })}
        </Button>
      ) : (
        <Button disabled={sending} onClick={onClose}>
          {t({ id: 'agency.cancel', message: 'Cancel' })}
        </Button>
      )}
      <Button variant="brand" busy={sending} disabledReason={sending || again ? undefined : problem} onClick={submit}>
        {again ? t({ id: 'agency.money.sendAgain', message: 'Send again' }) : title}
      </Button>
    </>
  );
}
