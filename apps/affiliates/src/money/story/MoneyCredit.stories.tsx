import { textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { booked } from '../../story/sample-answers.ts';
import { amountField, button, send, showIn } from './show-money.tsx';

const meta = {
  title: 'Apps/affiliates/Money dialog/On credit',
  tags: ['both', 'phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: {
        component: 'An agent with a credit line gets credit without cash, and repays the debt with credit or in cash.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = showIn(modules);
const basis = (id: string) => screen.findByRole('radio', { name: new RegExp(`^${textOf(id)}`) });
const dialog = () => within(screen.getByRole('dialog'));

/** [CALL-45] The debt before and after is beside both balances. The receipt has the debt of the platform. */
export const Lent: Story = {
  ...show({ node: 'agent' }),
  play: async (context) => {
    const bases: (string | undefined)[] = [];
    worldOf(context).answer({
      agencyAddCredit: ({ body }) => {
        bases.push(body.basis);
        return { ...booked, debt: '14000.00' };
      },
    });
    await context.userEvent.click(await basis('agency.basis.credit'));
    await context.userEvent.type(await amountField(), '2000');
    await expect(await screen.findByText(/14,000/)).toBeVisible();
    await context.userEvent.click(await button('agency.addCredit'));
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
    await expect(screen.getByText(/14,000/)).toBeVisible();
    await expect(bases).toEqual(['credit']);
  },
};

/** More than is left of the line is named before it is sent, with the limit and what is used. Cash is not limited by it. */
export const AboveLine: Story = {
  ...show({ node: 'agent' }),
  play: async ({ userEvent }) => {
    await userEvent.type(await amountField(), '38000,01');
    await expect(await button('agency.addCredit')).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await basis('agency.basis.credit'));
    await waitFor(async () => expect(await amountField()).toHaveAttribute('aria-invalid', 'true'));
    await expect(dialog().getAllByText(/12,000.*50,000.*38,000/)[0]).toBeVisible();
    await expect(await button('agency.addCredit')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The platform refuses what looked possible: the line as it is now, and what helps. Another basis can be chosen. */
export const LineRefused: Story = {
  ...show({
    node: 'agent',
    answers: {
      agencyAddCredit: {
        ErrorText: 'error',
        error: 'creditLine',
        lineUse: { limit: '50000.00', used: '49000.00', left: '1000.00' },
      },
    },
  }),
  play: async (context) => {
    await context.userEvent.click(await basis('agency.basis.credit'));
    await send(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/49,000.*50,000.*1,000/);
    await context.userEvent.click(await basis('agency.basis.cash'));
    await expect(await basis('agency.basis.cash')).toBeChecked();
  },
};

/** The setting was switched off meanwhile. */
export const CreditOff: Story = {
  tags: ['!both'],
  ...show({ node: 'agent', answers: { agencyAddCredit: { ErrorText: 'error', error: 'creditOff' } } }),
  play: async (context) => {
    await context.userEvent.click(await basis('agency.basis.credit'));
    await send(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** [CALL-46] Credit that comes back lowers the debt. */
export const TakenForDebt: Story = {
  ...show({ node: 'agent', direction: 'up', answers: { agencyDecCredit: { ...booked, debt: '10000.00' } } }),
  play: async (context) => {
    await context.userEvent.click(await basis('agency.basis.repay'));
    await send(context, '2000', 'agency.takeCredit');
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
    await expect(screen.getByText(/10,000/)).toBeVisible();
  },
};

/** [CALL-46] Cash that was handed over lowers the debt, and moves no credit. */
export const RepaidInCash: Story = {
  ...show({ node: 'agent', direction: 'up' }),
  play: async (context) => {
    const sent: string[] = [];
    worldOf(context).answer({
      agencyRepay: ({ body }) => {
        sent.push(body.amount);
        return { ...booked, ownCredit: null, debt: '10000.00' };
      },
    });
    await context.userEvent.click(await basis('agency.transfers.repaid'));
    await context.userEvent.type(await amountField(), '12000,01');
    await waitFor(async () => expect(await amountField()).toHaveAttribute('aria-invalid', 'true'));
    await context.userEvent.clear(await amountField());
    await send(context, '2000', 'agency.money.record');
    await expect(await screen.findByText(String(booked.transactionId))).toBeVisible();
    await expect(screen.getByText(/12,000/)).toBeVisible();
    await expect(dialog().queryByText(textOf('agency.money.own'))).toBeNull();
    await expect(sent).toEqual(['2000.00']);
  },
};

/** A player has no line where credit is for agents: only cash. */
export const NoChoice: Story = {
  tags: ['!both'],
  ...show(),
  play: async () => {
    await amountField();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
