import { contactTopics } from '@kvota/contracts';
import { newId, onlineAtom, sessionAtom } from '@kvota/shell';
import { Button, EmptyState, Panel, Select, Text, TextArea, TextField } from '@kvota/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactElement } from 'react';

import { longest, shownFaults, type ContactEvent, type ContactState } from './contact-form.ts';
import * as css from './contact.css.ts';
import { useContactForm } from './use-contact-form.ts';
import { useContactTexts } from './use-contact-texts.ts';

/** A message to the operator. It is validated while it is typed, and kept until it has arrived. */
export function ContactForm(): ReactElement {
  const session = useAtomValue(sessionAtom);
  // The key belongs to one user, so nobody sees the text of another.
  return <FormOf key={session.status === 'visitor' ? '' : session.id} />;
}

function FormOf(): ReactElement {
  const { t } = useLingui();
  const [state, dispatch] = useContactForm();
  return (
    <Panel title={t({ id: 'contact.write', message: 'Write to us' })} className={css.panel}>
      {state.phase.name === 'sent' ? (
        <Sent reference={state.phase.reference} onAgain={() => dispatch({ type: 'again' })} />
      ) : (
        <Fields state={state} dispatch={dispatch} />
      )}
    </Panel>
  );
}

function Fields(props: {
  readonly state: ContactState;
  readonly dispatch: (event: ContactEvent) => void;
}): ReactElement {
  const { state, dispatch } = props;
  const { t } = useLingui();
  const texts = useContactTexts();
  const online = useAtomValue(onlineAtom);
  const form = useRef<HTMLFormElement>(null);
  const { draft, phase } = state;
  const faults = shownFaults(state);
  const sending = phase.name === 'sending';
  const text = (field: 'name' | 'email' | 'message') => ({
    label: texts.labels[field],
    value: draft[field],
    maxLength: longest[field],
    readOnly: sending,
    error: texts.fault(field, faults[field]),
    onValueChange: (value: string) => dispatch({ type: 'change', change: { [field]: value } }),
    // An empty field that was only focused has no error yet.
    onBlur: () => (draft[field] === '' ? undefined : dispatch({ type: 'leave', field })),
  });
  const send = (): void => {
    dispatch({ type: 'send', newId: newId() });
    // When the errors are rendered, the first of them takes the focus.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] button')?.focus(),
    );
  };
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={css.pair}>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <div data-fault={faults.topic}>
        <Select
          label={texts.labels.topic}
          value={draft.topic}
          onValueChange={(topic) => dispatch({ type: 'change', change: { topic } })}
          items={contactTopics.map((topic) => ({ value: topic, label: texts.topics[topic] }))}
          placeholder={t({ id: 'contact.topic.choose', message: 'Choose' })}
          error={texts.fault('topic', faults.topic)}
        />
      </div>
      <TextArea
        {...text('message')}
        rows={5}
        hint={t({ id: 'contact.message.hint', message: 'If it is about a ticket, give its number.' })}
      />
      <div role="alert" className={css.alert}>
        {phase.name === 'failed' ? <Text>{texts.failure(phase.failure)}</Text> : null}
      </div>
      <div className={css.actions}>
        <Button
          type="submit"
          variant="brand"
          busy={sending}
          disabledReason={
            online ? undefined : t({ id: 'contact.offline', message: 'You are offline. What you wrote is kept.' })
          }
        >
          {phase.name === 'failed' ? (
            <Trans id="contact.sendAgain">Send again</Trans>
          ) : (
            <Trans id="contact.send">Send</Trans>
          )}
        </Button>
      </div>
    </form>
  );
}

function Sent({ reference, onAgain }: { readonly reference: string; readonly onAgain: () => void }): ReactElement {
  const { t } = useLingui();
  const again = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone, so the confirmation takes it and is announced.
  useEffect(() => again.current?.focus(), []);
  return (
    <div role="status">
      <EmptyState
        art="history"
        headingLevel={3}
        title={t({ id: 'contact.sent', message: 'Your message has arrived' })}
        actions={
          <Button ref={again} onClick={onAgain}>
            <Trans id="contact.again">Write another one</Trans>
          </Button>
        }
      >
        {t({ id: 'contact.sentHint', message: `We answer by email. Your reference: ${reference}` })}
      </EmptyState>
    </div>
  );
}
