import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { listed, offered, review } from '../story/payment-samples.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Payment/Return first',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'Money goes back first to the card or account it came from.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paymentInit = fn();
const waysOut = offered.methods
  .filter(({ direction }) => direction === 'withdrawal')
  .map((way) => ({ ...way, code: 'card' }));
const returnFirst = { method: 'card', last4: '1111', left: '1500.00' };

/** [WAL-11] A withdrawal to another way names what goes back first, and fills it in when it is pressed. */
export const Refused: Story = {
  tags: ['both'],
  ...inApp({
    modules,
    page: 'payin',
    search: { show: 'out' },
    answers: {
      paymentMethods: { ...offered, methods: [...offered.methods, ...waysOut] },
      ...listed(),
      paymentInit: ({ body }) => {
        paymentInit(body);
        return { ErrorText: 'refused', error: 'instrumentNeeded', returnFirst };
      },
    },
  }),
  play: async ({ canvas }) => {
    paymentInit.mockClear();
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(textOf('payment.method.bank')) }));
    const amount = screen.getByRole('textbox', { name: new RegExp(`^${textOf('payment.amount')}`) });
    await userEvent.type(amount, '5000');
    const send = screen.getByRole('button', { name: textOf('payment.payOut') });
    await userEvent.click(send);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/1,500\.00.*…\u20601111/);
    await userEvent.click(within(alert).getByRole('button', { name: textOf('payment.chooseThis') }));
    await expect(canvas.getByRole('radio', { name: new RegExp(textOf('payment.method.card')) })).toBeChecked();
    await expect(amount).toHaveValue('1,500.00');
    await userEvent.click(send);
    await expect(paymentInit).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'card', amount: '1500.00' }));
  },
};

/** [WAL-11] A payment names the card or account by the end of its number. */
export const Listed: Story = {
  ...inApp({
    modules,
    page: 'payin',
    answers: { paymentMethods: offered, ...listed({ ...review, last4: '1111' }) },
    search: { show: 'list' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/…\u20601111/)).toBeVisible();
  },
};
