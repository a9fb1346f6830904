import type { PaymentLine } from '@kvota/contracts';
import { onlineAtom } from '@kvota/shell';
import {
  at,
  inApp,
  never,
  noAnswer,
  serverError,
  textOf,
  worldOf,
  type Answers,
  type WorldSetup,
} from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../../router.tsx';
import { line, listed, offered, one, review } from '../../story/payment-samples.ts';
import '../../pages.ts';

const meta = {
  title: 'Apps/site/Account/Payment/States',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: { docs: { description: { component: 'Each state of a payment: what it means, and what to do.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page: 'payin', answers: { paymentMethods: offered, ...listed(), ...answers }, ...setup });
const opened = (payment: PaymentLine, answers: Answers = {}) =>
  show({ ...one(payment), ...answers }, { search: { payment: payment.id } });

const withdrawal = (state: PaymentLine['state'], more: Partial<PaymentLine> = {}): PaymentLine =>
  line(state, { ...review, state, canCancel: false, canLock: false, ...more });

/** Shows a payment, and expects the name of its state and the text about it. */
const state = (payment: PaymentLine, id: string, values?: Record<string, unknown>): Story => ({
  ...opened(payment),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(textOf(id, values))).toBeVisible());
    await expect(canvas.getAllByText(textOf(`payment.state.${payment.state}`))[0]).toBeVisible();
  },
});
const failed = (reason: PaymentLine['reason'], id: string): Story =>
  state(line('failed', { reason, endedAt: at(-1) }), id);

/** [CALL-59] The provider has not answered yet where the player pays. */
export const Created = state(line('created'), 'payment.text.created');
/** [CALL-59] The money is in the wallet. */
export const Succeeded: Story = {
  tags: ['both'],
  ...state(line('succeeded', { booked: '1000.00', endedAt: at(-1) }), 'payment.text.succeeded'),
};
/** [CALL-59] The time to pay is over. */
export const Expired = state(line('expired', { endedAt: at(-1) }), 'payment.text.expired');
/** [CALL-59] A part of a deposit went back. */
export const PartlyRefunded = state(
  line('partlyRefunded', { booked: '1000.00', takenBack: '250.00' }),
  'payment.text.partlyRefunded',
  { back: '250.00' },
);
/** [CALL-59] A deposit went back. */
export const Refunded: Story = {
  tags: ['both'],
  ...state(line('refunded', { booked: '1000.00', takenBack: '1000.00' }), 'payment.text.refunded', {
    back: '1,000.00',
  }),
};
/** [CALL-59] The bank took a deposit back. */
export const ChargedBack = state(
  line('chargedBack', { booked: '1000.00', takenBack: '1000.00' }),
  'payment.text.chargedBack',
  { back: '1,000.00' },
);

/** [CALL-59] Each reason of a failed deposit names what to do. */
export const FailedFunds = failed('funds', 'payment.failed.funds');
export const FailedAbandoned = failed('abandoned', 'payment.failed.abandoned');
export const FailedCentralLimit = failed('centralLimit', 'payment.failed.central');
export const FailedLimit = failed('limit', 'payment.failed.limit');
export const FailedOther = failed(null, 'payment.failed.other');

/** [CALL-59] A withdrawal was approved, was sent, arrived. */
export const Approved = state(withdrawal('approved'), 'payment.text.approved');
export const Sending = state(withdrawal('sending'), 'payment.text.sending');
export const Paid: Story = {
  tags: ['both'],
  ...state(
    withdrawal('paid', {
      steps: [
        { state: 'review', at: at(-180) },
        { state: 'approved', at: at(-60) },
        { state: 'sending', at: at(-50) },
        { state: 'paid', at: at(-5) },
      ],
    }),
    'payment.text.paid',
  ),
};
/** [CALL-59] A withdrawal that could not be paid out, and one that the bank sent back. */
export const FailedWithdrawal = state(withdrawal('failed'), 'payment.failed.withdrawal');
export const Returned = state(withdrawal('returned'), 'payment.text.returned');

/** [CALL-59] A refused withdrawal shows the note of the operator. */
export const Rejected: Story = {
  tags: ['both'],
  ...opened(withdrawal('rejected', { note: 'PB-40 / 2026' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(textOf('payment.text.rejected'))).toBeVisible());
    await expect(canvas.getByText(/PB-40 \/ 2026/)).toBeVisible();
  },
};

/** [CALL-59] Money that came after the time to pay was added. */
export const Late: Story = {
  ...opened(line('succeeded', { booked: '1000.00', late: true })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(textOf('payment.late'))).toBeVisible());
  },
};

/** [CALL-59] An open payment moves on by itself, and the list under it is fetched again. */
export const MovesOn: Story = {
  ...opened(line('processing')),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByText(textOf('payment.text.processing'))).toBeVisible());
    worldOf({ loaded }).answer(one(line('succeeded', { booked: '1000.00' })));
    await waitFor(() => expect(canvas.getByText(textOf('payment.text.succeeded'))).toBeVisible(), { timeout: 6000 });
  },
};

/** [CALL-59] An opened payment is loading. */
export const Loading: Story = {
  ...show({ paymentStatus: never }, { search: { payment: 'p1' } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: textOf('payment.in') })).toBeVisible());
    await expect(canvas.queryByText(textOf('payment.unknown'))).toBeNull();
  },
};

/** [CALL-59] An opened payment could not be loaded, and is asked for again. */
export const NotLoaded: Story = {
  ...show({ paymentStatus: serverError }, { search: { payment: 'p1' } }),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByText(textOf('payment.viewFailed'))).toBeVisible());
    worldOf({ loaded }).answer(one(line('succeeded')));
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await waitFor(() => expect(canvas.getByText(textOf('payment.text.succeeded'))).toBeVisible());
  },
};

const answer = async (act: 'cancel' | 'lock'): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: textOf(`payment.${act}`) }));
  const dialog = await screen.findByRole('alertdialog', { name: textOf(`payment.${act}Ask`) });
  await userEvent.click(within(dialog).getByRole('button', { name: textOf(`payment.${act}`) }));
};

/** [CALL-59] A withdrawal is locked after a question, and cannot be cancelled then. */
export const Lock: Story = {
  tags: ['both'],
  ...opened(review, {
    paymentLock: { ErrorText: 'ok', payment: { ...review, locked: true }, serverTime: at(0) },
  }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(textOf('payment.text.review'))).toBeVisible();
    worldOf({ loaded }).answer(one({ ...review, canCancel: false, canLock: false, locked: true }));
    await answer('lock');
    await waitFor(() => expect(canvas.getByText(textOf('payment.locked'))).toBeVisible());
    await expect(canvas.queryByRole('button', { name: textOf('payment.cancel') })).toBeNull();
  },
};

/** [CALL-59] It has gone too far to be cancelled. */
export const CancelRefused: Story = {
  ...opened(review, { paymentCancel: { ErrorText: 'refused', error: 'paymentFinal', serverTime: at(0) } }),
  play: async () => {
    await answer('cancel');
    await waitFor(() => expect(screen.getAllByText(textOf('payment.final'))[0]).toBeVisible());
  },
};

/** [CALL-59] No answer arrived to a cancellation: the state decides. */
export const CancelLost: Story = {
  ...opened(review, { paymentCancel: noAnswer }),
  play: async () => {
    await answer('cancel');
    await waitFor(() => expect(screen.getAllByText(textOf('payment.noAnswer'))[0]).toBeVisible());
  },
};

/** [CALL-59] The list is loading, could not be loaded, has a second page. */
export const ListLoading: Story = {
  ...show({ paymentList: never }, { search: { show: 'list' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: textOf('payment.list') })).toBeVisible();
    await expect(canvas.queryByText(textOf('payment.empty'))).toBeNull();
  },
};
export const ListFailed: Story = {
  ...show({ paymentList: serverError }, { search: { show: 'list' } }),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByText(textOf('payment.listFailed'))).toBeVisible());
    worldOf({ loaded }).answer(listed());
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await waitFor(() => expect(canvas.getByText(textOf('payment.empty'))).toBeVisible());
  },
};
export const SecondPage: Story = {
  ...show(
    {
      paymentList: ({ query }) => ({
        result: [line('paid', { id: `p${query['page']}`, amount: query['page'] === '2' ? '2222.00' : '1111.00' })],
        totalPages: 2,
        rowCount: 21,
      }),
    },
    { search: { show: 'list' } },
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,111\.00/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.nextPage') }));
    await waitFor(() => expect(canvas.getByText(/2,222\.00/)).toBeVisible());
  },
};

/** [ROUTE-20] The ways to pay are loading. */
export const WaysLoading: Story = {
  ...show({ paymentMethods: never }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: textOf('payment.in') })).toBeVisible());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** [NET-01] Offline, the form and the list stay with the time of their data, and nothing can be sent. */
export const Offline: Story = {
  tags: ['both'],
  ...show(listed(review), { search: { show: 'in' } }),
  play: async ({ canvas, loaded }) => {
    const send = await canvas.findByRole('button', { name: textOf('payment.payIn') });
    const { store } = worldOf({ loaded }).host;
    store.set(onlineAtom, false);
    await waitFor(() => expect(send).toHaveAccessibleDescription(textOf('payment.offline')));
    const [before] = textOf('account.offline', { time: '|' }).split('|');
    await waitFor(() => expect(canvas.getByText(new RegExp(before ?? ''))).toBeVisible());
    store.set(onlineAtom, true);
  },
};
