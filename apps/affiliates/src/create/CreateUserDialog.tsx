import { PageLink, useFormats, useHost } from '@kvota/shell';
import { Button, buttonProps, Dialog } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';

import { ActNotice } from '../step-up/ActNotice.tsx';
import { StepUpActions, StepUpNotice } from '../step-up/StepUpNotice.tsx';
import { CreatedCard } from './CreatedCard.tsx';
import { CreateForm } from './CreateForm.tsx';
import { keptUser } from './kept-user.ts';
import { PrintCardButton } from './PrintCardButton.tsx';
import { useCreateDraft, type CreateDraft } from './use-create-draft.ts';
import { useCreateFaultText } from './use-create-fault-text.ts';
import { useSiteAddress } from './use-site-address.ts';
import { useCreateUser, type CreatedUser, type CreateState } from './use-create-user.ts';

/** Creates a player or an agent below the caller, and ends with a card to hand over (CALL-51). */
export function CreateUserDialog(props: {
  readonly onClose: () => void;
  readonly onCreated?: (userId: string) => void;
}): ReactElement {
  const { onClose, onCreated } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const { tabStorage } = useHost();
  const [kept] = useState(() => keptUser(tabStorage));
  const draft = useCreateDraft(kept);
  const creation = useCreateUser(onCreated, draft.password);
  const { state, send } = creation;
  const submit = (): void => {
    const user = state.status === 'lost' ? state.user : draft.user;
    if (user) send(user);
  };
  // The shown password is lost with the dialog, so that a press outside must not close it.
  const isOpenEnded = state.status === 'editing' || state.status === 'refused' || state.status === 'step-up';
  const close = (): void => {
    if (state.status === 'step-up') creation.change();
    onClose();
  };
  const address = useSiteAddress(draft.kind);
  const currency = draft.wallet?.currency;
  const { username } = draft;
  const opening = draft.amount === null ? undefined : formats.money(draft.amount, currency);
  const actText =
    opening === undefined
      ? t({ id: 'agency.create.act', message: `New user: ${username}.` })
      : t({ id: 'agency.create.actOpening', message: `New user: ${username}, opening credit ${opening}.` });
  return (
    <Dialog
      open
      dismissible={isOpenEnded}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t({ id: 'agency.create.title', message: 'New user' })}
      actions={
        state.status === 'done' ? (
          <DoneActions created={state.created} address={address} onClose={onClose} />
        ) : state.status === 'step-up' ? (
          <>
            <Button onClick={creation.change}>{t({ id: 'agency.money.change', message: 'Change' })}</Button>
            <StepUpActions need={state.need} onLeave={() => creation.leave(state.need)} onRetry={creation.retry} />
          </>
        ) : (
          <FormActions {...{ state, draft, submit, onClose }} />
        )
      }
    >
      {state.status === 'done' ? (
        <CreatedCard created={state.created} address={address} currency={currency} />
      ) : state.status === 'step-up' ? (
        <StepUpNotice need={state.need} act={actText} password />
      ) : (
        <>
          <Obstacle state={state} name={draft.username} />
          <CreateForm draft={draft} locked={state.status === 'sending' || state.status === 'lost'} onEnter={submit} />
        </>
      )}
    </Dialog>
  );
}

function Obstacle({ state, name }: { readonly state: CreateState; readonly name: string }): ReactElement {
  const { t } = useLingui();
  const faultText = useCreateFaultText();
  const lost = t({
    id: 'agency.create.lost',
    message: 'No answer arrived, so the user may exist already. Send it again: nobody is created twice.',
  });
  return (
    <ActNotice
      refused={state.status === 'refused' ? faultText(state.fault, name) : undefined}
      lost={state.status === 'lost' ? lost : undefined}
    />
  );
}

function FormActions(props: {
  readonly state: CreateState;
  readonly draft: CreateDraft;
  readonly submit: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const { state, draft, submit, onClose } = props;
  const { t } = useLingui();
  const sending = state.status === 'sending';
  const lost = state.status === 'lost';
  const missing = t({ id: 'agency.create.missing', message: 'Enter a name that fits, and an amount you have.' });
  return (
    <>
      <Button disabled={sending} onClick={onClose}>
        {lost ? t({ id: 'agency.close', message: 'Close' }) : t({ id: 'agency.cancel', message: 'Cancel' })}
      </Button>
      <Button
        variant="brand"
        busy={sending}
        disabledReason={draft.user || sending || lost ? undefined : missing}
        onClick={submit}
      >
        {lost
          ? t({ id: 'agency.money.sendAgain', message: 'Send again' })
          : t({ id: 'agency.create.submit', message: 'Create' })}
      </Button>
    </>
  );
}

function DoneActions(props: {
  readonly created: CreatedUser;
  readonly address: string | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const { created, address, onClose } = props;
  const { t } = useLingui();
  const { userId } = created;
  return (
    <>
      {userId === '' ? null : (
        <PageLink page="affiliatesUser" params={{ id: userId }} {...buttonProps()}>
          {t({ id: 'agency.create.open', message: 'Open the user' })}
        </PageLink>
      )}
      <PrintCardButton created={created} address={address} />
      <Button variant="brand" onClick={onClose}>
        {t({ id: 'agency.close', message: 'Close' })}
      </Button>
    </>
  );
}
