import { useLingui } from '@lingui/react/macro';

import type { StaffTask } from './staff-task.ts';

/** The words of a dialog about the staff. */
interface TaskWords {
  readonly title: string;
  readonly text: string | undefined;
  readonly submit: string;
  readonly done: string;
}

/** Returns the words of an act on the staff. */
export function useTaskWords(task: StaffTask): TaskWords {
  const { t } = useLingui();
  const username = task.kind === 'create' ? '' : task.staff.username;
  const save = t({ id: 'agency.settings.save', message: 'Save' });
  switch (task.kind) {
    case 'create':
      return {
        title: t({ id: 'agency.staff.new', message: 'New staff account' }),
        text: undefined,
        submit: t({ id: 'agency.create.submit', message: 'Create' }),
        done: t({ id: 'agency.staff.created', message: 'The account was created.' }),
      };
    case 'edit':
      return {
        title: t({ id: 'agency.staff.edit', message: `Rights of ${username}` }),
        text: undefined,
        submit: save,
        done: t({ id: 'agency.staff.saved', message: `The rights of ${username} were saved.` }),
      };
    case 'off':
      return {
        title: t({ id: 'agency.staff.off', message: `Switch ${username} off?` }),
        text: t({
          id: 'agency.staff.offText',
          message: 'The account is signed out everywhere at once, and cannot log in. You can switch it on again.',
        }),
        submit: t({ id: 'agency.staff.offSubmit', message: 'Switch off' }),
        done: t({ id: 'agency.staff.offDone', message: `${username} is switched off.` }),
      };
    case 'on':
      return {
        title: t({ id: 'agency.staff.on', message: `Switch ${username} on?` }),
        text: t({
          id: 'agency.staff.onText',
          message: 'The account can log in again, with the same password and rights.',
        }),
        submit: t({ id: 'agency.staff.onSubmit', message: 'Switch on' }),
        done: t({ id: 'agency.staff.onDone', message: `${username} is switched on.` }),
      };
    case 'password':
      return {
        title: t({ id: 'agency.reset.title', message: `New password for ${username}` }),
        text: t({
          id: 'agency.reset.text',
          message: `The old password ends, and ${username} is signed out on every device. Hand the new one over in person.`,
        }),
        submit: t({ id: 'agency.reset.submit', message: 'Replace the password' }),
        done: t({ id: 'agency.reset.done', message: `${username} has a new password and is signed out everywhere.` }),
      };
  }
}
