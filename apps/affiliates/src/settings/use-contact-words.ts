import { useLingui } from '@lingui/react/macro';

import type { ContactField } from './contact-draft.ts';

/** Names of the fields of a contact, and texts about faults in them. */
export function useContactWords() {
  const { t } = useLingui();
  const fields: Readonly<Record<ContactField, string>> = {
    firstName: t({ id: 'agency.settings.firstName', message: 'First name' }),
    lastName: t({ id: 'agency.settings.lastName', message: 'Last name' }),
    phone: t({ id: 'agency.settings.phone', message: 'Phone' }),
    email: t({ id: 'agency.settings.email', message: 'E-mail' }),
  };
  const faults = {
    invalidEmail: t({ id: 'agency.settings.invalidEmail', message: 'This is no e-mail address.' }),
    invalidPhone: t({ id: 'agency.settings.invalidPhone', message: 'A phone number has 6 to 15 digits.' }),
  };
  return {
    field: (field: ContactField): string => fields[field],
    fault: (fault: keyof typeof faults): string => faults[fault],
  };
}
