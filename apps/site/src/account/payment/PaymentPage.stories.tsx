import type { PaymentLine } from '@kvota/contracts';
import { activeWalletAtom } from '@kvota/shell';
import {
  at,
  inApp,
  noAnswer,
  pingOf,
  pressButton,
  serverError,
  storyPeople,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { line, listed, offered, one, review, rsd } from '../story/payment-samples.ts';
import { protectionAnswers, storyDeposits, storyLimit } from '../story/protection-answers.ts';
import { expectInView } from '../story/expect-in-view.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Payment',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'The cashier: ways to pay in and out, and payments with their line of time.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page: 'payin', answers: { paymentMethods: offered, ...listed(), ...answers }, ...setup });
const opened = (payment: PaymentLine, answers: Answers = {}) =>
  show({ ...one(payment), ...answers }, { search: { payment: payment.id } });

const amountField = () => screen.findByRole('textbox', { name: new RegExp(`^${textOf('payment.amount')}`) });
const turnTo = async (id: string): Promise<void> =>
  userEvent.click(await screen.findByRole('tab', { name: textOf(id) }));

/** [ROUTE-20] Ways to pay in with bounds and usual times. An amount out of bounds is named, and stays. */
export const Deposit: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas }) => {
    await userEvent.type(await amountField(), '50');
    await pressButton('payment.payIn');
    await waitFor(async () => expect(await amountField()).toHaveAccessibleDescription(/200\.00.+300,000\.00/));
    await expect(await amountField()).toHaveValue('50.00');
    await expect(canvas.getByRole('radio', { name: new RegExp(textOf('payment.method.bank')) })).not.toBeChecked();
  },
};

/** [OP-87] The form names what an own limit leaves, before it is pressed, and offers that amount instead of a higher one. */
export const OwnLimit: Story = {
  tags: ['both'],
  ...show({ ...protectionAnswers([storyDeposits]), paymentMethods: offered }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,600\.00/)).toBeVisible());
    await userEvent.type(await amountField(), '2000');
    await userEvent.click(
      await canvas.findByRole('button', { name: textOf('payment.limit.take', { left: '1,600.00' }) }),
    );
    await expect(await amountField()).toHaveValue('1,600.00');
  },
};

/** [OP-87] Nothing is left of an own limit of deposits. */
export const OwnLimitUsedUp: Story = {
  ...show({ ...protectionAnswers([storyLimit('deposit', 'day', ['500.00', '500.00', '0.00'])]) }),
  play: async ({ canvas }) => {
    const [before] = textOf('payment.limit.used', { until: '|' }).split('|');
    await waitFor(() => expect(canvas.getByText(new RegExp(before ?? ''))).toBeVisible());
  },
};

/** [OP-87] The licence requires a limit of deposits, and the player has none: the refusal has the way to it. */
export const LimitRequired: Story = {
  ...show({ paymentInit: { ErrorText: 'refused', error: 'limitRequired' } }),
  play: async () => {
    await userEvent.type(await amountField(), '500');
    await pressButton('payment.payIn');
    await expect(await screen.findByText(textOf('payment.fault.limitRequired'))).toBeVisible();
    await expect(screen.getByRole('link', { name: textOf('payment.setLimit') })).toBeVisible();
    await expect(await amountField()).toHaveValue('500.00');
  },
};

/** [OP-87, CALL-59] The limit over all operators is full: the refusal names it, what is left, and until when. Nothing is paid. */
export const CentralLimit: Story = {
  tags: ['both'],
  ...show({
    paymentInit: {
      ErrorText: 'error',
      error: 'centralLimit',
      central: { value: '1000.00', currency: 'EUR', left: '120.00', until: '2026-11-30T23:00:00Z' },
    },
  }),
  play: async () => {
    await userEvent.type(await amountField(), '20000');
    await pressButton('payment.payIn');
    const refusal = await screen.findByRole('alert');
    await expect(refusal).toHaveTextContent(/1,000\.00.+120\.00/);
    await expect(await amountField()).toHaveValue('20,000.00');
  },
};

/** [OP-87, CALL-59] On the smallest phone a refusal is wholly above the bar at the bottom. */
export const RefusedOnSmallestPhone: Story = {
  ...CentralLimit,
  tags: [],
  globals: { session: 'player', viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.type(await amountField(), '20000');
    window.scrollTo({ top: 0 });
    await pressButton('payment.payIn');
    await expectInView(await screen.findByRole('alert'));
  },
};

/** [OP-87, CALL-59] The same refusal of an authority that does not name the rest. */
export const CentralLimitUnnamed: Story = {
  ...show({ paymentInit: { ErrorText: 'error', error: 'centralLimit' } }),
  play: async () => {
    await userEvent.type(await amountField(), '20000');
    await pressButton('payment.payIn');
    await expect(await screen.findByText(textOf('payment.fault.central'))).toBeVisible();
  },
};

const paymentInit = fn();

/** [CALL-59] A deposit that was begun goes on; without a page of the provider its state is shown and followed. */
export const Begun: Story = {
  ...show({
    paymentInit: ({ body }) => {
      paymentInit(body);
      return { ErrorText: 'ok', paymentId: 'p1', state: 'processing' };
    },
    ...one(line('processing')),
  }),
  play: async ({ canvas }) => {
    paymentInit.mockClear();
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(textOf('payment.method.bank')) }));
    await userEvent.type(await amountField(), '1000');
    await pressButton('payment.payIn');
    await expect(await canvas.findByText(textOf('payment.text.processing'))).toBeVisible();
    await expect(paymentInit).toHaveBeenCalledOnce();
    await expect(paymentInit).toHaveBeenCalledWith(
      expect.objectContaining({ direction: 'deposit', amount: '1000.00', method: 'bank', ...rsd, locale: 'en' }),
    );
  },
};

let answers = 0;

/** [CALL-59] [SEC-10] After a lost answer the same request is sent again, with the same id. */
export const LostAnswer: Story = {
  ...show({
    paymentInit: ({ body }) => {
      paymentInit(body);
      answers += 1;
      return answers === 1 ? noAnswer : { ErrorText: 'ok', paymentId: 'p1', state: 'processing' };
    },
    ...one(line('processing')),
  }),
  play: async ({ canvas }) => {
    paymentInit.mockClear();
    answers = 0;
    await userEvent.type(await amountField(), '1000');
    await pressButton('payment.payIn');
    await pressButton('payment.askAgain');
    await expect(await canvas.findByText(textOf('payment.text.processing'))).toBeVisible();
    const ids = paymentInit.mock.calls.map(([{ requestId }]) => requestId);
    await expect(ids).toHaveLength(2);
    await expect(new Set(ids).size).toBe(1);
  },
};

/** [CALL-59] The money that is free to be paid out, and why the rest is not; a refusal names what to do, and the amount stays. */
export const Withdrawal: Story = {
  tags: ['both'],
  ...show(
    { paymentInit: { ErrorText: 'refused', error: 'withdrawPlayFirst', left: '2000.00' } },
    { search: { show: 'out' } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/8,400\.00/, { selector: 'strong' })).toBeVisible();
    await userEvent.type(await amountField(), '8400');
    await pressButton('payment.payOut');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/2,000\.00/);
    await expect(await amountField()).toHaveValue('8,400.00');
  },
};

/** [CALL-59] A refusal is about the wallet that was asked from, and leaves with it. */
export const OtherWallet: Story = {
  ...show({ paymentInit: { ErrorText: 'refused', error: 'paymentAmount', min: '200.00', max: '900.00' } }),
  play: async ({ canvas }) => {
    await userEvent.type(await amountField(), '1000');
    await pressButton('payment.payIn');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/900\.00/);
    await userEvent.click(canvas.getByRole('combobox', { name: textOf('payment.wallet') }));
    await userEvent.click(await screen.findByRole('option', { name: 'EUR' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: textOf('payment.wallet') }));
    await userEvent.click(await screen.findByRole('option', { name: 'RSD' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** [CALL-59] Less is free than the least amount: the button gives the reason. */
export const NothingFree: Story = {
  ...show(
    { paymentMethods: { ...offered, withdrawable: [{ ...rsd, free: '499.99', playFirst: '0.00', onItsWay: '0.00' }] } },
    { search: { show: 'out' } },
  ),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: textOf('payment.payOut') });
    await expect(send).toHaveAccessibleDescription(textOf('payment.tooLow'));
  },
};

/** [CALL-59] The player is back from the provider, and the bank is silent: a state with a way on. */
export const Unanswered: Story = {
  tags: ['both'],
  ...opened(line('unanswered', { redirectUrl: 'https://pay.example/p1' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.text.unanswered'))).toBeVisible();
    const onward = canvas.getByRole('link', { name: textOf('payment.goOn') });
    await expect(onward).toHaveAttribute('href', 'https://pay.example/p1');
  },
};

/** [CALL-59] A page that is no address of the web is not linked. */
export const HostilePage: Story = {
  ...opened(line('redirected', { redirectUrl: 'javascript:alert(1)' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.text.redirected'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: textOf('payment.goOn') })).toBeNull();
  },
};

/** [CALL-59] The bank refused: what to do, and the form for another try. */
export const Declined: Story = {
  ...opened(line('failed', { reason: 'declined', endedAt: at(-1) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.failed.declined'))).toBeVisible();
    await expect(await amountField()).toBeVisible();
  },
};

/** [CALL-59] A withdrawal in review is cancelled after a question. */
export const Cancel: Story = {
  tags: ['both'],
  ...opened(review, {
    paymentCancel: {
      ErrorText: 'ok',
      payment: line('cancelled', { ...review, state: 'cancelled' }),
      serverTime: at(0),
    },
  }),
  play: async ({ canvas, loaded }) => {
    await pressButton('payment.cancel');
    const dialog = within(await screen.findByRole('alertdialog', { name: textOf('payment.cancelAsk') }));
    worldOf({ loaded }).answer(one({ ...review, state: 'cancelled', canCancel: false, canLock: false }));
    await userEvent.click(dialog.getByRole('button', { name: textOf('payment.cancel') }));
    await expect(await canvas.findByText(textOf('payment.text.cancelled'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('payment.lock') })).toBeNull();
  },
};

/** [CALL-59] A locked withdrawal cannot be cancelled any more. */
export const Locked: Story = {
  ...opened({ ...review, canCancel: false, canLock: false, locked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.locked'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('payment.cancel') })).toBeNull();
  },
};

/** [CALL-59] The list, and one of it opened. */
export const List: Story = {
  tags: ['both'],
  ...show(
    {
      ...listed(review, line('succeeded', { id: 'p2', booked: '1000.00' }), line('chargedBack', { id: 'p3' })),
      ...one(review),
    },
    { search: { show: 'list' } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.state.chargedBack'))).toBeVisible();
    const [open] = canvas.getAllByRole('button', { name: textOf('payment.open') });
    if (open === undefined) throw new Error('No payment can be opened.');
    await userEvent.click(open);
    await expect(await canvas.findByText(textOf('payment.text.review'))).toBeVisible();
  },
};

/** [CALL-59] No payments yet. */
export const Empty: Story = {
  ...show({}, { search: { show: 'list' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.empty'))).toBeVisible();
  },
};

/** [ROUTE-20] No way to pay is open for the wallets. */
export const NoWay: Story = {
  ...show({ paymentMethods: { methods: [], withdrawable: [], cancel: 'never' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.noWay'))).toBeVisible();
  },
};

/** [ROUTE-20] The ways to pay could not be loaded, and are asked for again. */
export const Failed: Story = {
  ...show({ paymentMethods: serverError }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(textOf('payment.methodsFailed'))).toBeVisible();
    worldOf({ loaded }).answer({ paymentMethods: offered });
    await pressButton('ui.retry');
    await expect(await amountField()).toBeVisible();
  },
};

/** [CALL-59] An address with the payment of another user. */
export const NotOwn: Story = {
  ...show(
    { paymentStatus: { ErrorText: 'refused', error: 'paymentUnknown', serverTime: at(0) } },
    { search: { payment: 'p9' } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.unknown'))).toBeVisible();
    await pressButton('payment.close');
    await waitFor(() => expect(canvas.queryByText(textOf('payment.unknown'))).toBeNull());
  },
};

/** [ROUTE-34] [ROLE-04] [WAL-01] [WAL-05] Payments of AL2, with the wallets and the choice of the active one. */
export const AL2: Story = {
  ...show({}, { page: 'accountPayment' }),
  globals: { session: 'al2' },
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    world.answer({ ping: { ...pingOf(undefined, world.clock.now()), wallets: [...storyPeople.player.wallets] } });
    await world.ping();
    await turnTo('payment.all');
    const menu = within(canvas.getByRole('navigation', { name: textOf('account.pages') }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(textOf('page.accountPayment'));
    const table = within(canvas.getByRole('table', { name: textOf('payment.wallets') }));
    await userEvent.click(
      await table.findByRole('button', { name: textOf('payment.chooseWallet', { currency: 'EUR' }) }),
    );
    await expect(world.host.store.get(activeWalletAtom)?.currency).toBe('EUR');
  },
};

/** [WAL-07] [WAL-10] Wallets are those of the last ping; free bets are marked. */
export const FreeBets: Story = {
  ...show({}, { page: 'accountPayment' }),
  globals: { session: 'al2' },
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    const { wallets } = storyPeople.bonus;
    world.answer({ ping: { ...pingOf(undefined, world.clock.now()), wallets: [...wallets] } });
    await world.ping();
    await expect(await canvas.findByText('FREEBET-RSD')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(textOf('payment.bonus'))).toBeVisible());
  },
};

/** [ROUTE-34] [ROLE-03] Without that role the address redirects to home, and there is no link. */
export const NotForOthers: Story = {
  ...show({}, { page: 'accountPayment' }),
  play: async ({ canvas, loaded }) => {
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(\w\w)?$/));
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
