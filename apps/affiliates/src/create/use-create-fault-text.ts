import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@kvota/shell';

import { highestCredit } from '../money/move/move-amounts.ts';
import type { MoveFault } from '../money/move.ts';
import type { NameFault } from './user-name.ts';

/** Returns the text of a refused creation: what was not done, why, and what helps. */
export function useCreateFaultText(): (fault: MoveFault, username: string) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ code, seconds, cashCap }, username) => {
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
      case 'insufficientFunds':
        return t({
          id: 'agency.create.insufficientFunds',
          message:
            'Nobody was created: your credit is not enough for the opening credit. Choose a smaller amount, or none.',
        });
      case 'noWallet':
        return t({
          id: 'agency.create.noWallet',
          message:
            'Nobody was created: an opening credit in this currency is not possible. Choose another one, or none.',
        });
      case 'registerUnknown':
        return t({
          id: 'agency.create.register',
          message:
            'Nobody was created: the exclusion register is asked first. Create the player without an opening credit, and give credit a minute later.',
        });
      case 'limitRequired':
        return t({
          id: 'agency.create.limitRequired',
          message:
            'Nobody was created: players first set the limit of deposits that the licence requires. Create the player without an opening credit, and give credit afterwards.',
        });
      case 'creditTooHigh': {
        const most = formats.money(highestCredit);
        return t({
          id: 'agency.create.creditTooHigh',
          message: `Nobody was created: no wallet may hold more than ${most}. Choose a smaller amount.`,
        });
      }
      case 'cashCap': {
        const left = formats.money(cashCap?.left ?? '0.00');
        return t({
          id: 'agency.create.cashCap',
          message: `Nobody was created: ${left} is left of your cap of the day. Choose a smaller opening credit, or none.`,
        });
      }
      case 'notAllowed':
        return t({
          id: 'agency.create.notAllowed',
          message: 'Nobody was created: your account may not do this any more. Ask your employer.',
        });
      case 'treeTooDeep':
        return t({
          id: 'agency.create.treeTooDeep',
          message: 'Nobody was created: there is no further level for agents below you. You can create players.',
        });
      case 'agentBlocked':
        return t({
          id: 'agency.create.agentBlocked',
          message: 'Nobody was created: your own account is blocked. Ask the agent above you.',
        });
      case 'signInSpent':
        return t({
          id: 'agency.create.signInSpent',
          message:
            'Nobody was created: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
        });
      case 'tooManyUsers': {
        const minutes = String(Math.ceil((seconds ?? 3600) / 60));
        return t({
          id: 'agency.create.tooManyUsers',
          message: `Nobody was created: too many new users in a short time. Try again in ${minutes} minutes.`,
        });
      }
      default:
        return t({
          id: 'agency.create.other',
          message: 'Nobody was created: the server declined it. Try again, or ask support.',
        });
    }
  };
}

/** Returns the text about a name while it is typed. */
export function useNameFaultText(): (fault: NameFault) => string {
  const { t } = useLingui();
  return (fault) => {
    switch (fault) {
      case 'signs':
        return t({ id: 'agency.name.signs', message: 'Only letters from a to z, digits and _ . - are allowed.' });
      case 'start':
        return t({ id: 'agency.name.start', message: 'The name begins with a letter.' });
      case 'short':
        return t({ id: 'agency.name.short', message: 'At least 3 characters.' });
      case 'long':
        return t({ id: 'agency.name.long', message: 'At most 30 characters.' });
    }
  };
}
