import type { VoucherAnswer } from '@kvota/contracts';
import { useFormats } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import type { AmountBounds } from '../amount/voucher-amounts.ts';

/** Returns the text of bounds that an amount breaks, in the currency of its wallet (VOU-05). */
export function useBoundsText(): (bounds: AmountBounds, currency: string) => string {
  const { t } = useLingui();
  const formats = useFormats();
  return (bounds, currency) => {
    const [min, max] = [formats.money(bounds.min), formats.money(bounds.max)];
    return currency === 'RSD'
      ? t({ id: 'vouchers.bounds', message: `The amount must be from ${min} RSD to ${max} RSD.` })
      : t({ id: 'vouchers.boundsIn', message: `The amount must be from ${min} to ${max} ${currency}.` });
  };
}

/** The part of a refusal that its text needs. */
export type VoucherFault = Pick<VoucherAnswer, 'error' | 'textCode' | 'min' | 'max' | 'left' | 'limit' | 'until'>;

/** Returns the text of a refusal: what, why and what to do (ERR-03, ERR-04, OP-64). An unknown one has a general text. */
export function useVoucherFault(currency: string): (fault: VoucherFault) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const bounds = useBoundsText();
  const paused = (time: string) =>
    t({ id: 'vouchers.fault.paused', message: `You have paused playing until ${time}. The voucher stays valid.` });
  return ({ error, textCode, min, max, left: toStake, limit, until }) => {
    const other = t({ id: 'vouchers.fault', message: 'That did not work, and nothing was booked. Try again.' });
    if (error === 'voucherAmount' && typeof min === 'string' && typeof max === 'string')
      return bounds({ min, max }, currency);
    const byAgent = limit?.level === 'agent';
    const [rest, time] = [formats.money(limit?.left ?? '0.00'), formats.dateTime(limit?.until ?? '')];
    const left = `${rest} ${limit?.currency ?? currency}`;
    const missing = formats.money(toStake ?? '0.00', currency);
    const texts: Readonly<Record<string, string>> = {
      insufficientFunds: t({
        id: 'vouchers.fault.funds',
        message: 'Your credit is lower than this amount. Choose a lower one.',
      }),
      voucherWallet: t({
        id: 'vouchers.fault.bonus',
        message: 'Vouchers are not made from bonus money. Choose another wallet.',
      }),
      voucherPlayFirst: t({
        id: 'vouchers.fault.playFirst',
        message: `What you pay in is staked once before you make a voucher of it. ${missing} is still to be staked: play first, or choose a lower amount.`,
      }),
      voucherTooMany: t({
        id: 'vouchers.fault.tooMany',
        message: 'You have as many open vouchers as allowed, or reached the sum of a day. Take one back, or wait.',
      }),
      tooManyVouchers: t({
        id: 'vouchers.fault.pace',
        message: 'You made many vouchers within a minute. Wait a minute, then make the rest.',
      }),
      voucherUnknown: t({
        id: 'vouchers.fault.unknown',
        message: 'This voucher cannot be redeemed. Check the code: it may be mistyped, used already, or expired.',
      }),
      voucherUsedByYou: t({ id: 'vouchers.fault.yours', message: 'You have redeemed this voucher already.' }),
      voucherNotYours: t({
        id: 'vouchers.fault.maker',
        message: 'Here only the player who made a voucher can redeem it.',
      }),
      depositLimit: t({
        id: 'vouchers.fault.limit',
        message: `This voucher would exceed the limit that you have set for what you pay in: ${left} of it is left until ${time}. The voucher stays valid.`,
      }),
      rateUnknown: t({
        id: 'vouchers.fault.rate',
        message:
          'Your own limit of deposits counts all your wallets, and there is no exchange rate for the currency of this voucher today. The voucher stays valid; try again later.',
      }),
      voucherUsed: t({
        id: 'vouchers.fault.used',
        message: 'This voucher has been redeemed, so it cannot be taken back.',
      }),
      limitReached: byAgent
        ? t({ id: 'vouchers.fault.offAgent', message: 'Your agent has switched vouchers off. Ask the agent.' })
        : t({ id: 'vouchers.fault.off', message: 'Vouchers are switched off for your account. Ask support.' }),
      creditTooHigh: t({
        id: 'vouchers.fault.full',
        message: 'Your wallet cannot hold this amount. The voucher stays valid.',
      }),
      noWallet: t({ id: 'vouchers.fault.wallet', message: 'You have no wallet in this currency.' }),
      youAreBlocked: t({ id: 'vouchers.fault.blocked', message: 'Your account is blocked. Ask support.' }),
      playPaused: paused(formats.dateTime(until ?? '')),
      selfExcluded: t({
        id: 'vouchers.fault.excluded',
        message: 'You are excluded from playing. The voucher stays valid.',
      }),
      registerUnknown: t({
        id: 'vouchers.fault.register',
        message:
          'The exclusion register has not answered whether you may play. The voucher stays valid; try again in a minute.',
      }),
      limitRequired: t({
        id: 'vouchers.fault.limitRequired',
        message:
          'Here you pay in with a limit of your own for deposits. Set one in your account first. The voucher stays valid.',
      }),
      maintenance: t({
        id: 'vouchers.fault.maintenance',
        message: 'The site is under maintenance. Nothing was booked; try again later.',
      }),
    };
    return texts[error ?? ''] ?? texts[textCode ?? ''] ?? other;
  };
}
