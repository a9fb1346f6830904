import { newId, useHost } from '@kvota/shell';
import { Button, Dialog, Fact, FactList, Result, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { firstPassword } from '../../create/first-password.ts';
import { PrintCardButton } from '../../create/PrintCardButton.tsx';
import { ShownPassword } from '../../create/ShownPassword.tsx';
import { useSiteAddress } from '../../create/use-site-address.ts';
import { nameFaultOf } from '../../create/user-name.ts';
import * as css from '../../frame/frame.css.ts';
import { ActNotice } from '../../step-up/ActNotice.tsx';
import { StepUpActions, StepUpNotice } from '../../step-up/StepUpNotice.tsx';
import type { KeptStaff } from './kept-staff.ts';
import { draftFault, grantedBy, staffDraft, type StaffDraft } from './staff-draft.ts';
import type { StaffTask } from './staff-task.ts';
import { StaffForm } from './StaffForm.tsx';
import { useSaveStaff, type SaveState } from './use-save-staff.ts';
import { useStaffFault } from './use-staff-fault.ts';
import { useTaskWords } from './use-task-words.ts';

/** Creates, changes or switches off a staff account, or gives it a new password, which is shown once (OP-74). */
export function StaffDialog(props: {
  readonly task: StaffTask;
  /** The act that waits for a sign-in, if the dialog is open for it. */
  readonly kept: KeptStaff | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { task, kept, onClose } = props;
  const { t } = useLingui();
  const { notify } = useHost();
  const words = useTaskWords(task);
  const [password] = useState(() => firstPassword((bytes) => crypto.getRandomValues(bytes)));
  const [draft, setDraft] = useState<StaffDraft>(() => draftOf(task, kept));
  const { state, send, leave, change, drop } = useSaveStaff(password, ({ act }) => {
    // A password is shown before the dialog closes.
    if (act.act !== 'change') return;
    notify({ text: words.done });
    onClose();
  });
  const isFixed = state.status === 'sending' || state.status === 'lost';
  const isOpenEnded = !isFixed && state.status !== 'done';
  const close = (): void => {
    drop();
    onClose();
  };
  const submit = (): void => send(state.status === 'lost' ? state.act : actOf(task, draft));
  return (
    <Dialog
      open
      dismissible={isOpenEnded}
      tone={task.kind === 'off' ? 'danger' : 'brand'}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={words.title}
      actions={
        state.status === 'done' ? (
          <DoneActions state={state} password={password} onClose={onClose} />
        ) : state.status === 'step-up' ? (
          <>
            <Button onClick={change}>{t({ id: 'agency.money.change', message: 'Change' })}</Button>
            <StepUpActions need={state.need} onLeave={() => leave(state.need)} onRetry={() => send(state.act)} />
          </>
        ) : (
          <Actions task={task} draft={draft} state={state} onCancel={close} onSubmit={submit} />
        )
      }
    >
      {state.status === 'done' ? (
        <Done done={words.done} username={state.saved.username ?? draft.username} password={password} />
      ) : state.status === 'step-up' ? (
        <StepUpNotice need={state.need} act={words.title} password={state.act.act !== 'change'} />
      ) : (
        <div className={css.stack}>
          <Obstacle state={state} username={draft.username} />
          {words.text === undefined ? null : <Text>{words.text}</Text>}
          {task.kind === 'create' || task.kind === 'edit' ? (
            <StaffForm draft={draft} onDraft={setDraft} isNew={task.kind === 'create'} locked={isFixed} />
          ) : null}
          {state.status === 'lost' && (task.kind === 'create' || task.kind === 'password') ? (
            <ShownPassword password={password} />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function draftOf(task: StaffTask, kept: KeptStaff | undefined): StaffDraft {
  const given = kept?.act === 'password' ? undefined : kept;
  if (task.kind === 'create') return staffDraft(given);
  return { ...staffDraft(given ?? task.staff), username: task.staff.username };
}

/** Returns the act as it is sent, each time with another id. */
function actOf(task: StaffTask, draft: StaffDraft): KeptStaff {
  const granted = grantedBy(draft);
  if (task.kind === 'create') return { act: 'create', requestId: newId(), username: draft.username.trim(), ...granted };
  const { id: userId, version, active } = task.staff;
  if (task.kind === 'password') return { act: 'password', requestId: newId(), userId };
  const isActive = task.kind === 'edit' ? active : task.kind === 'on';
  return { act: 'change', userId, version, active: isActive, ...granted };
}

function Actions(props: {
  readonly task: StaffTask;
  readonly draft: StaffDraft;
  readonly state: SaveState;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}): ReactElement {
  const { task, draft, state, onCancel, onSubmit } = props;
  const { t } = useLingui();
  const words = useTaskWords(task);
  const isForm = task.kind === 'create' || task.kind === 'edit';
  const fault = isForm ? draftFault(draft) : undefined;
  const isNameless = task.kind === 'create' && nameFaultOf(draft.username) !== undefined;
  const reason = isNameless
    ? t({ id: 'agency.staff.nameless', message: 'Enter a name that fits.' })
    : fault === undefined
      ? undefined
      : t({ id: 'agency.staff.noCap', message: 'Enter a cap above zero for at least one currency.' });
  return (
    <>
      <Button disabled={state.status === 'sending'} onClick={onCancel}>
        {t({ id: 'agency.cancel', message: 'Cancel' })}
      </Button>
      <Button
        variant={task.kind === 'off' ? 'danger' : 'brand'}
        busy={state.status === 'sending'}
        disabledReason={state.status === 'lost' ? undefined : reason}
        onClick={onSubmit}
      >
        {state.status === 'lost' ? t({ id: 'agency.money.sendAgain', message: 'Send again' }) : words.submit}
      </Button>
    </>
  );
}

function Obstacle({ state, username }: { readonly state: SaveState; readonly username: string }): ReactElement {
  const { t } = useLingui();
  const faultText = useStaffFault();
  const lost = t({
    id: 'agency.staff.lost',
    message: 'No answer arrived, so it may be done already. Send it again: nothing happens twice.',
  });
  return (
    <ActNotice
      refused={state.status === 'refused' ? faultText(state.fault, username) : undefined}
      lost={state.status === 'lost' ? lost : undefined}
    />
  );
}

function Done(props: { readonly done: string; readonly username: string; readonly password: string }): ReactElement {
  const { done, username, password } = props;
  const { t } = useLingui();
  return (
    <Result>
      <TicketNotice tone="success">{done}</TicketNotice>
      <ShownPassword password={password} />
      <FactList>
        <Fact name={t({ id: 'agency.create.name', message: 'Name for the login' })} value={username} code />
      </FactList>
      <TicketNotice tone="warning">
        {t({
          id: 'agency.create.once',
          message: 'The password is shown only now. Print the card or write it down before you close.',
        })}
      </TicketNotice>
    </Result>
  );
}

function DoneActions(props: {
  readonly state: SaveState & { readonly status: 'done' };
  readonly password: string;
  readonly onClose: () => void;
}): ReactElement {
  const { state, password, onClose } = props;
  const { t } = useLingui();
  const address = useSiteAddress('agent');
  const created = { kind: 'staff', username: state.saved.username ?? '', password, at: state.at } as const;
  return (
    <>
      <PrintCardButton created={created} address={address} />
      <Button variant="brand" onClick={onClose}>
        {t({ id: 'agency.close', message: 'Close' })}
      </Button>
    </>
  );
}
