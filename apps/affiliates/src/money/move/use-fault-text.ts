import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import { useAmount } from '../../frame/use-currency.ts';
import { highestCredit } from './move-amounts.ts';
import type { MoveDirection, MoveFault } from '../move.ts';

/** The subject of a fault: with whom money was to move, and which way. */
export interface FaultSubject {
  readonly username: string;
  readonly direction: MoveDirection;
  readonly currency: string;
}

/** Returns the text of a fault: what was not done, why, and what helps. */
export function useFaultText(): (fault: MoveFault, subject: FaultSubject) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const money = useAmount();
  return ({ code, seconds, cashCap, line }, { username, direction, currency }) => {
    const shown = (amount: string | undefined): string => money(amount, currency);
    switch (code) {
      case 'insufficientFunds':
        return direction === 'down'
          ? t({
              id: 'agency.fault.ownCredit',
              message:
                'Nothing was moved: your credit is not enough. Choose a smaller amount, or ask for credit first.',
            })
          : t({
              id: 'agency.fault.childCredit',
              message: `Nothing was moved: ${username} does not have that much any more. Choose a smaller amount.`,
            });
      case 'notDirectChild':
        return t({
          id: 'agency.fault.notDirectChild',
          message: `Nothing was moved: ${username} is not directly below you. The agent directly above has to do it.`,
        });
      case 'noWallet':
        return t({
          id: 'agency.fault.noWallet',
          message: `Nothing was moved: you both need a wallet in ${currency}. Choose another currency.`,
        });
      case 'userBlocked':
        return t({
          id: 'agency.fault.userBlocked',
          message: `Nothing was moved: ${username} is blocked and gets no credit. Unblock the user first; taking credit back is possible.`,
        });
      case 'depositLimit':
        return t({
          id: 'agency.fault.depositLimit',
          message: `Nothing was moved: the amount would exceed a limit that ${username} has set. Choose a smaller amount.`,
        });
      case 'selfExcluded':
        return t({
          id: 'agency.fault.selfExcluded',
          message: `Nothing was moved: ${username} is excluded from playing at their own wish and gets no credit. Taking credit back is possible.`,
        });
      case 'registerUnknown':
        return t({
          id: 'agency.fault.register',
          message: `Nothing was moved: the exclusion register has not answered about ${username}. It is being asked; try again in a minute.`,
        });
      case 'limitRequired':
        return t({
          id: 'agency.fault.limitRequired',
          message: `Nothing was moved: ${username} has not set the limit of deposits that the licence requires. Ask for that first; taking credit back is possible.`,
        });
      case 'creditTooHigh': {
        const most = formats.money(highestCredit, currency);
        return t({
          id: 'agency.fault.creditTooHigh',
          message: `Nothing was moved: no wallet may hold more than ${most}. Choose a smaller amount.`,
        });
      }
      case 'cashCap': {
        const left = formats.money(cashCap?.left ?? '0.00', currency);
        const until = cashCap === undefined ? '–' : formats.dateTime(cashCap.until);
        return t({
          id: 'agency.fault.cashCap',
          message: `Nothing was moved: ${left} is left of your cap of the day, until ${until}. Choose a smaller amount, or ask your employer.`,
        });
      }
      case 'notAllowed':
        return t({
          id: 'agency.fault.notAllowed',
          message: 'Nothing was moved: your account may not do this any more. Ask your employer.',
        });
      case 'creditLine': {
        const [owed, limit, left] = [shown(line?.used), shown(line?.limit), shown(line?.left)];
        return t({
          id: 'agency.fault.creditLine',
          message: `Nothing was moved: ${username} owes ${owed} of a credit line of ${limit}, so ${left} is left. Choose a smaller amount, or raise the line in the user settings.`,
        });
      }
      case 'creditOff':
        return t({
          id: 'agency.fault.creditOff',
          message: `Nothing was moved: the operator allows no credit line for ${username}. Choose cash as the basis.`,
        });
      case 'aboveDebt': {
        const owed = shown(line?.used);
        return t({
          id: 'agency.fault.aboveDebt',
          message: `Nothing was moved: the debt of ${username} is ${owed}. Choose a smaller amount.`,
        });
      }
      case 'statementUnknown':
        return t({
          id: 'agency.fault.statementUnknown',
          message: 'Nothing was moved: there is no closed statement for this period. Load the page again.',
        });
      case 'paidAlready':
        return t({
          id: 'agency.fault.paidAlready',
          message: 'Nothing was moved: less is open than you want to pay. Look at what is open now.',
        });
      case 'signInSpent':
        return t({
          id: 'agency.fault.signInSpent',
          message:
            'Nothing was moved: the server asks for another login, although you have logged in twice. Try again later, or ask support.',
        });
      case 'requestIdUsed':
        return t({
          id: 'agency.fault.requestIdUsed',
          message:
            'This transfer was already used for something else. Look at your transfers before you send it again.',
        });
      case 'userUnknown':
        return t({
          id: 'agency.fault.userUnknown',
          message: `Nothing was moved: ${username} is no longer in your branch. Load the list of users again.`,
        });
      case 'agentBlocked':
        return t({
          id: 'agency.fault.agentBlocked',
          message: 'Nothing was moved: your own account is blocked. Ask the agent above you.',
        });
      case 'tooManyTransfers': {
        const wait = String(seconds ?? 60);
        return t({
          id: 'agency.fault.tooManyTransfers',
          message: `Nothing was moved: too many transfers in a short time. Try again in ${wait} seconds.`,
        });
      }
      default:
        return t({
          id: 'agency.fault.other',
          message: 'Nothing was moved: the server declined the transfer. Try again, or ask support.',
        });
    }
  };
}
