import type { ContactTopic } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

import type { ContactFault, ContactField, SendFailure } from './contact-form.ts';

/** Returns the texts of the contact form. */
export function useContactTexts() {
  const { t } = useLingui();
  const topics: Record<ContactTopic, string> = {
    betting: t({ id: 'contact.topic.betting', message: 'Betting and tickets' }),
    casino: t({ id: 'contact.topic.casino', message: 'Casino games' }),
    account: t({ id: 'contact.topic.account', message: 'My account' }),
    payments: t({ id: 'contact.topic.payments', message: 'Payments' }),
    gambling: t({ id: 'contact.topic.gambling', message: 'Responsible gambling' }),
    privacy: t({ id: 'contact.topic.privacy', message: 'Privacy' }),
    other: t({ id: 'contact.topic.other', message: 'Something else' }),
  };
  const labels: Record<ContactField, string> = {
    name: t({ id: 'contact.name', message: 'Name' }),
    email: t({ id: 'contact.email', message: 'Email' }),
    topic: t({ id: 'contact.topic', message: 'What is it about?' }),
    message: t({ id: 'contact.message', message: 'Message' }),
  };
  const missing: Record<ContactField, string> = {
    name: t({ id: 'contact.name.missing', message: 'Tell us your name.' }),
    email: t({ id: 'contact.email.missing', message: 'Give an address that we can answer to.' }),
    topic: t({ id: 'contact.topic.missing', message: 'Choose a subject.' }),
    message: t({ id: 'contact.message.missing', message: 'Write a message.' }),
  };
  const malformed: Record<ContactField, string> = {
    ...missing,
    email: t({ id: 'contact.email.malformed', message: 'This is not an email address.' }),
  };
  const fault = (field: ContactField, is: ContactFault | undefined): string | undefined =>
    is === undefined ? undefined : (is === 'missing' ? missing : malformed)[field];
  const failure = ({ why }: SendFailure): string => {
    switch (why) {
      case 'offline':
        return t({
          id: 'contact.failed.offline',
          message: 'There is no connection. Your message is kept here: send it again later.',
        });
      case 'tooMany':
        return t({
          id: 'contact.failed.tooMany',
          message: 'Too many messages in a short time. Your message is kept here: try again in ten minutes.',
        });
      case 'refused':
        return t({
          id: 'contact.failed.refused',
          message: 'The message was not accepted. Please check the marked fields.',
        });
      case 'server':
        return t({
          id: 'contact.failed.server',
          message: 'The message could not be sent. It is kept here: try again.',
        });
    }
  };
  return { topics, labels, fault, failure };
}
