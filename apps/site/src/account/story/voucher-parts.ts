import { at, textOf } from '@kvota/shell/story-world';
import { screen } from 'storybook/test';

/** The list of a player without vouchers. */
export const noVouchers = { result: [], totalPages: 0, rowCount: 0 };

/** The answer to a voucher of 1,000 dinars that was made. */
export const madeVoucher = {
  ErrorText: 'ok',
  textCode: 'voucherCreated',
  voucher: '0000 - 0799 - 2739 - 8713',
  newCredit: '11480.00',
  amount: '1000.00',
  currency: 'RSD',
  currencyId: 941,
  id: 'v9',
  expiresAt: at(60 * 24 * 180),
};

/** Finds the field of the amount. Its name ends with the currency. */
export const voucherAmount = (): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: new RegExp(`^${textOf('vouchers.amount')}`) });
