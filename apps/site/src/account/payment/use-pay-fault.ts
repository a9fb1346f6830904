import type { ReachedLimit } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import type { PayBounds } from './payment-rules.ts';
import type { BegunAnswer } from './use-begin-payment.ts';
import { useWayName } from './use-payment-words.ts';

/** Returns the text of bounds that an amount breaks. */
export function useBoundsText(): (bounds: PayBounds, currency: string) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (bounds, currency) => {
    const [min, max] = [formats.money(bounds.min, currency), formats.money(bounds.max, currency)];
    return t({ id: 'payment.bounds', message: `The amount must be from ${min} to ${max}.` });
  };
}

/** Returns the text of a limit of deposits that the player has set: what is left of it, and until when. */
function useDepositLimitText(currency: string): (limit: ReachedLimit) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ key, value, left, until, currency: own }) => {
    const code = own ?? currency;
    const [most, rest] = [formats.money(value ?? '0.00', code), formats.money(left ?? '0.00', code)];
    const time = formats.dateTime(until ?? '');
    if (key === 'depositDay')
      return t({
        id: 'payment.fault.limitDay',
        message: `You have limited what you pay in to ${most} a day. Until ${time}, ${rest} of it is left. Choose a lower amount, or look at the limits in your account.`,
      });
    if (key === 'depositWeek')
      return t({
        id: 'payment.fault.limitWeek',
        message: `You have limited what you pay in to ${most} a week. Until ${time}, ${rest} of it is left. Choose a lower amount, or look at the limits in your account.`,
      });
    return t({
      id: 'payment.fault.limitMonth',
      message: `You have limited what you pay in to ${most} a month. Until ${time}, ${rest} of it is left. Choose a lower amount, or look at the limits in your account.`,
    });
  };
}

/** Returns the text of the limit over all operators: what is left of it, and until when. */
function useCentralLimitText(): (central: NonNullable<BegunAnswer['central']>) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return ({ value, currency, left, until }) => {
    const [most, rest] = [formats.money(value, currency), formats.money(left, currency)];
    const time = formats.dateTime(until);
    return t({
      id: 'payment.fault.centralLeft',
      message: `Nothing was booked: by law you may pay in ${most} a month at all operators together. Until ${time}, ${rest} of it is left. Choose a lower amount, or wait until then.`,
    });
  };
}

/** Returns the text of where money goes back to first, and how much of it. */
function useReturnFirstText(currency: string): (first: NonNullable<BegunAnswer['returnFirst']>) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const wayName = useWayName();
  return ({ method, last4, left }) => {
    const [way, rest] = [wayName(method, last4), formats.money(left, currency)];
    return t({
      id: 'payment.fault.returnFirst',
      message: `Nothing was booked: money goes back first to where it came from. Up to ${rest} goes back this way: ${way}.`,
    });
  };
}

/** Returns the text of a refusal: what, why and what to do. An unknown one has a general text. */
export function usePayFault(currency: string): (fault: BegunAnswer) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const bounds = useBoundsText();
  const limitText = useDepositLimitText(currency);
  const centralText = useCentralLimitText();
  const returnFirstText = useReturnFirstText(currency);
  return ({ error, min, max, left, limit, central, returnFirst, until }) => {
    if (error === 'paymentAmount' && typeof min === 'string' && typeof max === 'string')
      return bounds({ min, max }, currency);
    if (error === 'depositLimit' && limit) return limitText(limit);
    if (error === 'centralLimit' && central) return centralText(central);
    if (error === 'instrumentNeeded' && returnFirst) return returnFirstText(returnFirst);
    const time = formats.dateTime(until ?? '');
    const missing = formats.money(left ?? '0.00', currency);
    const texts: Readonly<Record<string, string>> = {
      insufficientFunds: t({
        id: 'payment.fault.funds',
        message: 'Your credit is lower than this amount. Choose a lower one.',
      }),
      withdrawPlayFirst: t({
        id: 'payment.fault.playFirst',
        message: `Deposits are staked once before they are paid out. ${missing} is still to be staked; choose a lower amount.`,
      }),
      rateUnknown: t({
        id: 'payment.fault.rate',
        message:
          'Nothing was booked: your own limit of deposits counts all your wallets, and there is no exchange rate for this currency today. Choose another wallet, or try again later.',
      }),
      paymentMethod: t({
        id: 'payment.fault.method',
        message: 'This way to pay is not open for your wallet. Choose another one.',
      }),
      paymentWallet: t({
        id: 'payment.fault.bonus',
        message: 'Bonus money is neither paid in nor out. Choose another wallet.',
      }),
      paymentTooMany: t({
        id: 'payment.fault.tooMany',
        message: 'You have as many withdrawals under way as allowed. Wait until one has ended.',
      }),
      tooManyPayments: t({
        id: 'payment.fault.pace',
        message: 'You began many payments within a minute. Wait a minute, then try again.',
      }),
      noWallet: t({ id: 'payment.fault.wallet', message: 'You have no wallet in this currency. Choose another one.' }),
      youAreBlocked: t({ id: 'payment.fault.blocked', message: 'Your account is blocked. Ask support.' }),
      playPaused: t({
        id: 'payment.fault.paused',
        message: `You have paused playing, and nothing was booked. You can pay in again from ${time}.`,
      }),
      selfExcluded: t({
        id: 'payment.fault.excluded',
        message: 'You are excluded from playing, so nothing is paid in. Your money can be paid out.',
      }),
      registerUnknown: t({
        id: 'payment.fault.register',
        message:
          'Nothing was booked: the exclusion register has not answered whether you may pay in. Try again in a minute. Your money can be paid out.',
      }),
      limitRequired: t({
        id: 'payment.fault.limitRequired',
        message: 'Nothing was booked: here you pay in with a limit of your own for deposits. Set one first.',
      }),
      centralLimit: t({
        id: 'payment.fault.central',
        message:
          'Nothing was booked: this amount is above what you may still pay in at all operators together this month. Choose a lower amount, or wait for the next month.',
      }),
      maintenance: t({
        id: 'payment.fault.maintenance',
        message: 'The site is under maintenance, and nothing was booked. Try again later.',
      }),
    };
    return (
      texts[error ?? ''] ??
      t({ id: 'payment.fault', message: 'That did not work, and nothing was booked. Try again, or ask support.' })
    );
  };
}
