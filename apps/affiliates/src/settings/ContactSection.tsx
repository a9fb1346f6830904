import type { AgencyUserSettings } from '@kvota/contracts';
import { Fact, FactList, Heading, Panel, Text, TextField } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

import * as css from '../frame/frame.css.ts';
import { useMay } from '../frame/rights/use-may.ts';
import { contactFields, isChanged, withTyped, type ContactField } from './contact-draft.ts';
import { SaveActions, SaveNotice } from './SaveParts.tsx';
import * as own from './settings.css.ts';
import { useContactForm } from './use-contact-form.ts';
import { useContactWords } from './use-contact-words.ts';

/** Contact of a user: a form for the parent, facts for everybody else. */
export function ContactSection({ settings }: { readonly settings: AgencyUserSettings }): ReactElement {
  const { t } = useLingui();
  const may = useMay();
  // All fields are saved together, and a masked one cannot be.
  const mayUsers = may('users') && may('pii');
  return (
    <Panel>
      <div className={css.stack}>
        <Heading level={2} size="md">
          {t({ id: 'agency.settings.contact', message: 'Contact' })}
        </Heading>
        {settings.mayChange && mayUsers ? <ContactInputs settings={settings} /> : <ContactFacts settings={settings} />}
      </div>
    </Panel>
  );
}

function ContactFacts({ settings }: { readonly settings: AgencyUserSettings }): ReactElement {
  const { t } = useLingui();
  const words = useContactWords();
  return (
    <>
      <FactList>
        {contactFields.map((field) => (
          <Fact key={field} name={words.field(field)} value={settings[field] === '' ? '–' : settings[field]} />
        ))}
      </FactList>
      <Text size="sm" tone="secondary">
        {settings.mayChange
          ? t({ id: 'agency.settings.noRight', message: 'Your account has no right to change this.' })
          : settings.isOwnAccount
            ? t({ id: 'agency.settings.ownAccount', message: 'The user made this account, and changes it alone.' })
            : t({ id: 'agency.settings.parentOnly', message: 'Only the agent directly above changes this.' })}
      </Text>
    </>
  );
}

function ContactInputs({ settings }: { readonly settings: AgencyUserSettings }): ReactElement {
  const { t } = useLingui();
  const words = useContactWords();
  const form = useContactForm(settings);
  const typed = withTyped(isChanged(form.draft) ? form.draft.base : settings, form.draft);
  const theirs = form.conflicts.map((field) => `${words.field(field)}: ${settings[field] || '–'}`);
  const input = (field: ContactField): ReactElement => (
    <TextField
      key={field}
      label={words.field(field)}
      value={typed[field]}
      onValueChange={(text) => form.type(field, text)}
      readOnly={form.saving}
      autoComplete="off"
      inputMode={field === 'phone' ? 'tel' : field === 'email' ? 'email' : 'text'}
      error={form.faultOf(field)}
    />
  );
  return (
    <form
      className={css.stack}
      aria-label={t({ id: 'agency.settings.contact', message: 'Contact' })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <SaveNotice theirs={theirs} problem={form.problem} />
      <div className={own.fields}>{contactFields.map(input)}</div>
      <SaveActions changed={isChanged(form.draft)} saving={form.saving} onDiscard={form.discard} />
    </form>
  );
}
