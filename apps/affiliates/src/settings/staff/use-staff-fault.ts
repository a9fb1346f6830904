import { useLingui } from '@lingui/react/macro';

import type { MoveFault } from '../../money/move.ts';

/** Returns the text of a refused act on the staff: what was not done, why, and what helps. */
export function useStaffFault(): (fault: MoveFault, username: string) => string {
  const { t } = useLingui();
  return ({ code, seconds }, username) => {
    switch (code) {
      case 'nameTaken':
        return t({
          id: 'agency.create.nameTaken',
          message: `Nobody was created: the name ${username} is taken. Choose another one.`,
        });
      case 'invalidName':
        return t({
          id: 'agency.create.invalidName',
          message: 'Nobody was created: the name is not allowed. Use 3 to 30 letters, digits or _ . -',
        });
      case 'staffFull':
        return t({ id: 'agency.staff.full', message: 'Nobody was created: there are 50 accounts, which is the most.' });
      case 'staffChanged':
        return t({
          id: 'agency.staff.changed',
          message: 'Nothing was saved: somebody else has changed the account meanwhile. Close and open it again.',
        });
      case 'signInSpent':
        return t({
          id: 'agency.reset.signInSpent',
          message:
            'Nothing was changed: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
        });
      case 'tooManyPasswords': {
        const minutes = String(Math.ceil((seconds ?? 3600) / 60));
        return t({
          id: 'agency.staff.tooMany',
          message: `Nothing was changed: too many changes in a short time. Try again in ${minutes} minutes.`,
        });
      }
      default:
        return t({
          id: 'agency.reset.declined',
          message: 'Nothing was changed: the server declined it. Try again, or ask support.',
        });
    }
  };
}
