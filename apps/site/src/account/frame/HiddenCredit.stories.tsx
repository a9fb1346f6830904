import { creditHiddenAtom, walletsAtom } from '@kvota/shell';
import {
  at,
  inApp,
  pingOf,
  pressButton,
  storyPeople,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { bonusAnswers, storyBonuses } from '../story/account-answers.ts';
import { cardOf } from '../story/limit-parts.ts';
import { line, listed, offered, one, review } from '../story/payment-samples.ts';
import { protectionAnswers, storyDeposits, storyLimit } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Hidden credit',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component: 'Hidden credit hides own money on every page of the account, with a button that shows it again.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (page: WorldSetup['page'], answers: Answers, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page, answers, prepare: ({ host }) => host.store.set(creditHiddenAtom, true), ...setup });
const cashier = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  show('payin', { paymentMethods: offered, ...listed(), ...answers }, setup);

/** Presses the button of the page. The header has one of the same name. */
const pressInPage = async (id: string): Promise<void> =>
  userEvent.click(await within(await screen.findByRole('main')).findByRole('button', { name: textOf(id) }));
const amountField = () => screen.findByRole('textbox', { name: new RegExp(`^${textOf('payment.amount')}`) });

/** Expects that own money is hidden everywhere in the document, and that none of the amounts is in it. */
async function expectHidden(...amounts: readonly string[]): Promise<void> {
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(main.getAllByText(/\*{4}/)[0]).toBeVisible());
  for (const amount of [...amounts, '12,480.00']) await expect(document.body).not.toHaveTextContent(amount);
}

/** [HEAD-07] What is free to be paid out, and why the rest is not. The page shows it again, and can hide it again. */
export const PayOut: Story = {
  tags: ['both'],
  ...cashier({}, { search: { show: 'out' } }),
  play: async ({ canvas }) => {
    await expectHidden('8,400.00', '2,000.00', '1,500.00');
    await pressInPage('wallet.show');
    await waitFor(() => expect(canvas.getByText(/8,400\.00/, { selector: 'strong' })).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(textOf('wallet.hide')));
    await pressInPage('wallet.hide');
    await expectHidden('8,400.00');
  },
};

/** [HEAD-07] [VOU-05] The bound that an amount breaks is shown once a wrong amount was sent, and not before. */
export const BoundOfPayOut: Story = {
  ...cashier({}, { search: { show: 'out' } }),
  play: async () => {
    await expectHidden('8,400.00');
    await userEvent.type(await amountField(), '9000');
    await expectHidden('8,400.00');
    await pressButton('payment.payOut');
    await waitFor(async () => expect(await amountField()).toHaveAccessibleDescription(/500\.00.+8,400\.00/));
  },
};

/** [HEAD-07] The rest of an own limit shows what was paid in. It is shown only when an amount is above it. */
export const OwnLimit: Story = {
  ...cashier(protectionAnswers([storyDeposits])),
  play: async ({ canvas }) => {
    await expectHidden('1,600.00');
    await userEvent.type(await amountField(), '2000');
    const take = textOf('payment.limit.take', { left: '1,600.00' });
    await waitFor(() => expect(canvas.getByRole('button', { name: take })).toBeVisible());
  },
};

/** [HEAD-07] Payments, an opened one, and the question before it is cancelled. */
export const Payments: Story = {
  tags: ['both'],
  ...cashier(
    {
      ...listed(review, line('partlyRefunded', { id: 'p2', amount: '750.00', takenBack: '250.00' })),
      ...one({ ...review, amount: '1000.00' }),
    },
    { search: { show: 'list', payment: 'p1' } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.state.partlyRefunded'))).toBeVisible();
    await expectHidden('1,000.00', '750.00', '250.00');
    await pressButton('payment.cancel');
    const dialog = await screen.findByRole('alertdialog', { name: textOf('payment.cancelAsk') });
    await expect(dialog).toHaveTextContent(/\*{4}/);
    await expect(dialog).not.toHaveTextContent('1,000.00');
  },
};

/** [HEAD-07] [ROUTE-34] The wallets of AL2. */
export const Wallets: Story = {
  tags: ['both'],
  ...show('accountPayment', { paymentMethods: offered, ...listed() }),
  globals: { session: 'al2' },
  play: async (context) => {
    const world = worldOf(context);
    world.answer({ ping: { ...pingOf(undefined, world.clock.now()), wallets: [...storyPeople.player.wallets] } });
    await world.ping();
    const table = within(await screen.findByRole('table', { name: textOf('payment.wallets') }));
    await waitFor(() => expect(table.getAllByText('****').length).toBeGreaterThan(5));
    await expectHidden();
  },
};

const voucher = {
  id: 'v3',
  kind: 'created' as const,
  state: 'open' as const,
  amount: '1000.00',
  currency: 'RSD',
  last4: '8713',
  createdAt: at(-3000),
  expiresAt: at(60 * 24 * 90),
  redeemedAt: null,
  endedAt: null,
};

/** [HEAD-07] [ROUTE-33] The list of vouchers, and the question before one is taken back. */
export const Vouchers: Story = {
  tags: ['both'],
  ...show('voucherHistory', { voucherHistory: { result: [voucher], totalPages: 1, rowCount: 1 } }),
  play: async () => {
    await expectHidden('1,000.00');
    await pressButton('vouchers.back');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/\*{4}/);
    await expect(dialog).toHaveTextContent('8713');
    await expect(dialog).not.toHaveTextContent('1,000.00');
  },
};

/** [HEAD-07] [VOU-02] The dialog with the reason why no voucher is made hides the credit, and shows it on request. */
export const TooLittleCredit: Story = {
  tags: ['both'],
  ...show('voucherHistory', { voucherHistory: { result: [], totalPages: 0, rowCount: 0 } }),
  play: async (context) => {
    const { store } = worldOf(context).host;
    await waitFor(() => expect(store.get(walletsAtom).length).toBeGreaterThan(0));
    store.set(walletsAtom, (wallets) => wallets.map((wallet) => ({ ...wallet, wallet_0: '99.99', wallet_1: '0.00' })));
    await pressButton('vouchers.create');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/\*{4}/);
    await expect(document.body).not.toHaveTextContent('99.99');
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('wallet.show') }));
    await waitFor(() => expect(dialog).toHaveTextContent('99.99'));
  },
};

/** [HEAD-07] [VOU-04] The amounts to choose do not end where the hidden credit ends. */
export const VoucherAmounts: Story = {
  ...show('voucherHistory', { voucherHistory: { result: [], totalPages: 0, rowCount: 0 } }),
  play: async (context) => {
    const { store } = worldOf(context).host;
    await waitFor(() => expect(store.get(walletsAtom).length).toBeGreaterThan(0));
    store.set(walletsAtom, (wallets) => wallets.map((wallet) => ({ ...wallet, wallet_0: '700.00', wallet_1: '0.00' })));
    await pressButton('vouchers.create');
    const steps = within(await screen.findByRole('group', { name: textOf('vouchers.quick') }));
    await waitFor(() => expect(steps.getByRole('button', { name: '5,000.00' })).toBeVisible());
    await expect(document.body).not.toHaveTextContent('700.00');
  },
};

/** [HEAD-07] [OP-87] What is used and left of limits. The amount of a limit is not hidden, because the player chose it. */
export const Limits: Story = {
  tags: ['both'],
  ...show(
    'accountLimits',
    protectionAnswers([storyDeposits, storyLimit('stakes', 'day', ['2000.00', '450.50', '1549.50'])]),
  ),
  play: async () => {
    const deposits = await cardOf('limits.title.deposit.week');
    await waitFor(() => expect(deposits.getByText(/5,000\.00/)).toBeVisible());
    await expect(deposits.queryByRole('progressbar')).toBeNull();
    await expectHidden('1,600.00', '3,400.00', '450.50', '1,549.50');
  },
};

/** [HEAD-07] Bonuses and their rest. */
export const Bonuses: Story = {
  ...show('accountBonuses', bonusAnswers(storyBonuses)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Kvota Start')).toBeVisible());
    await expectHidden('2,000.00', '1,250.00', '300.00');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
