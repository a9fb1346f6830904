import type { AgencyUserSettings, StepUp } from '@kvota/contracts';
import { newId, useHost } from '@kvota/shell';
import { Button, Dialog, Result, Text, TicketNotice } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';

import { firstPassword } from '../create/first-password.ts';
import { ShownPassword } from '../create/ShownPassword.tsx';
import { settingsQuery } from '../data/settings-queries.ts';
import { callFault } from '../money/move/call-fault.ts';
import type { MoveFault } from '../money/move.ts';
import { ActNotice } from '../step-up/ActNotice.tsx';
import { StepUpActions, StepUpNotice } from '../step-up/StepUpNotice.tsx';
import { useReturn, useStepUp } from '../step-up/use-step-up.ts';
import { KeptReset, resetActOf } from './kept-reset.ts';
import * as css from '../frame/frame.css.ts';

/** `lost`: no answer arrived, so the password may hold already. The same request is sent again. */
type ResetState =
  | { readonly status: 'asking' | 'sending' | 'lost' | 'done' }
  | { readonly status: 'refused'; readonly fault: MoveFault }
  /** Nothing was done, and the same request may be sent after a sign-in (SEC-23). */
  | { readonly status: 'step-up'; readonly need: StepUp };

interface ResetDialogProps {
  readonly settings: AgencyUserSettings;
  readonly onClose: () => void;
}

/** Gives a user a new password, and shows it once. */
export function ResetDialog({ settings, onClose }: ResetDialogProps): ReactElement {
  const { t } = useLingui();
  const { state, password, send, leave, drop } = useReset(settings.userId);
  const { username } = settings;
  const isBusy = state.status === 'sending';
  const isDone = state.status === 'done';
  // The password is shown only here, and after a lost answer it may hold already.
  const isOpenEnded = state.status === 'asking' || state.status === 'refused' || state.status === 'step-up';
  const close = (): void => {
    drop();
    onClose();
  };
  return (
    <Dialog
      open
      dismissible={isOpenEnded}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t({ id: 'agency.reset.title', message: `New password for ${username}` })}
      actions={
        isDone ? (
          <Button variant="brand" onClick={onClose}>
            {t({ id: 'agency.close', message: 'Close' })}
          </Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={close}>
              {t({ id: 'agency.cancel', message: 'Cancel' })}
            </Button>
            {state.status === 'step-up' ? (
              <StepUpActions need={state.need} onLeave={() => leave(state.need)} onRetry={send} />
            ) : (
              <Button variant="brand" busy={isBusy} onClick={send}>
                {state.status === 'lost'
                  ? t({ id: 'agency.money.sendAgain', message: 'Send again' })
                  : t({ id: 'agency.reset.submit', message: 'Replace the password' })}
              </Button>
            )}
          </>
        )
      }
    >
      {isDone ? (
        <Done username={username} password={password} />
      ) : state.status === 'step-up' ? (
        <StepUpNotice
          need={state.need}
          act={t({ id: 'agency.reset.act', message: `New password for ${username}.` })}
          password
        />
      ) : (
        <Question state={state} username={username} password={password} />
      )}
    </Dialog>
  );
}

function Question(props: {
  readonly state: ResetState;
  readonly username: string;
  readonly password: string;
}): ReactElement {
  const { state, username, password } = props;
  const { t } = useLingui();
  const faultText = useResetFaultText();
  const lost = t({
    id: 'agency.reset.lost',
    message: 'No answer arrived, so the new password may hold already. Send it again: it is the same one.',
  });
  return (
    <div className={css.stack}>
      <ActNotice
        refused={state.status === 'refused' ? faultText(state.fault) : undefined}
        lost={state.status === 'lost' ? lost : undefined}
      />
      {state.status === 'lost' ? <NewPassword password={password} /> : null}
      <Text>
        {t({
          id: 'agency.reset.text',
          message: `The old password ends, and ${username} is signed out on every device. Hand the new one over in person.`,
        })}
      </Text>
    </div>
  );
}

function Done({ username, password }: { readonly username: string; readonly password: string }): ReactElement {
  const { t } = useLingui();
  return (
    <Result>
      <TicketNotice tone="success">
        {t({ id: 'agency.reset.done', message: `${username} has a new password and is signed out everywhere.` })}
      </TicketNotice>
      <NewPassword password={password} />
      <TicketNotice tone="warning">
        {t({
          id: 'agency.reset.once',
          message: 'The password is shown only now. Write it down before you close.',
        })}
      </TicketNotice>
    </Result>
  );
}

function NewPassword({ password }: { readonly password: string }): ReactElement {
  const { t } = useLingui();
  return <ShownPassword password={password} note={t({ id: 'agency.reset.password', message: 'New password' })} />;
}

/** Sends one password under one id, however often it is sent. After a sign-in it is another password: none is stored. */
function useReset(userId: string) {
  const { api, queryClient } = useHost();
  const waiting = useStepUp(resetActOf(userId), KeptReset);
  const { kept } = waiting;
  const [state, setState] = useState<ResetState>(() =>
    kept ? { status: 'step-up', need: kept.need } : { status: 'asking' },
  );
  const [password] = useState(() => firstPassword((bytes) => crypto.getRandomValues(bytes)));
  const [firstId] = useState(() => kept?.data.requestId ?? newId());
  const requestId = useRef(firstId);
  const isSending = useRef(false);
  const run = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending' });
    try {
      const answer = await api.agencyResetPassword({ body: { requestId: requestId.current, userId, password } });
      if (answer.ErrorText === 'ok') setState({ status: 'done' });
      else {
        // The answer to an id stays the same, so another attempt needs another one.
        requestId.current = newId();
        setState({ status: 'refused', fault: { code: answer.error ?? 'failed' } });
      }
      waiting.drop();
      void queryClient.invalidateQueries({ queryKey: settingsQuery(api, userId).queryKey });
    } catch (error) {
      const need = waiting.guard(error, { requestId: requestId.current });
      const fault = need === 'spent' ? { code: 'signInSpent' } : callFault(error);
      if (need !== undefined && need !== 'spent') setState({ status: 'step-up', need });
      else setState(fault ? { status: 'refused', fault } : { status: 'lost' });
    } finally {
      isSending.current = false;
    }
  };
  useReturn(waiting, () => void run());
  return { state, password, send: () => void run(), leave: waiting.leave, drop: waiting.drop };
}

function useResetFaultText(): (fault: MoveFault) => string {
  const { t } = useLingui();
  return ({ code, seconds }) => {
    if (code === 'tooManyPasswords') {
      const minutes = String(Math.ceil((seconds ?? 3600) / 60));
      return t({
        id: 'agency.reset.tooMany',
        message: `Nothing was changed: too many new passwords in a short time. Try again in ${minutes} minutes.`,
      });
    }
    if (code === 'signInSpent')
      return t({
        id: 'agency.reset.signInSpent',
        message:
          'Nothing was changed: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
      });
    if (code === 'accountOfUser')
      return t({
        id: 'agency.reset.ownAccount',
        message: 'Nothing was changed: the user made this account, and changes the password alone.',
      });
    if (code === 'accountClosed')
      return t({ id: 'agency.danger.closed', message: 'Nothing was changed: the account is closed already.' });
    if (code === 'notDirectChild')
      return t({
        id: 'agency.reset.other',
        message: 'Nothing was changed: only the agent directly above gives a new password.',
      });
    return t({
      id: 'agency.reset.declined',
      message: 'Nothing was changed: the server declined it. Try again, or ask support.',
    });
  };
}
