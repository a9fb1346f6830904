import { Failure, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { modules } from '../router.tsx';
import { booked } from '../story/sample-answers.ts';
import { amountField, button, send, showIn } from './story/show-money.tsx';

const meta = {
  title: 'Apps/affiliates/Money dialog/Refused',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: 'Every refusal names what was not done, why, and what helps. What was typed stays.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = showIn(modules);

const refusal = (error: string): Story => ({
  ...show({ answers: { agencyAddCredit: { ErrorText: 'error', error } } }),
  play: async (context) => {
    await send(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
    // Nothing that was typed is lost.
    await expect(await amountField()).toHaveValue('2,000.00');
  },
});

export const RefusedFunds: Story = refusal('insufficientFunds');
export const RefusedNotChild: Story = refusal('notDirectChild');
export const RefusedNoWallet: Story = refusal('noWallet');
export const RefusedBlocked: Story = refusal('userBlocked');
export const RefusedRegisterSilent: Story = refusal('registerUnknown');
export const RefusedWithoutLimit: Story = refusal('limitRequired');
export const RefusedTooHigh: Story = refusal('creditTooHigh');
export const RefusedIdUsed: Story = refusal('requestIdUsed');

const problem = (failure: Failure, text: RegExp | undefined): Story => ({
  ...show({ answers: { agencyAddCredit: failure } }),
  play: async (context) => {
    await send(context);
    const alert = await screen.findByRole('alert');
    await expect(alert).toBeVisible();
    if (text) await expect(alert).toHaveTextContent(text);
  },
});

export const ProblemUnknownUser: Story = problem(new Failure(404, 'userUnknown'), undefined);
export const ProblemBlockedAgent: Story = problem(new Failure(403, 'agentBlocked'), undefined);
/** The seconds of the answer are in the text. */
export const ProblemTooMany: Story = problem(new Failure(429, 'tooManyTransfers', 17), /17/);

/** A refusal is followed by another attempt under another id. */
export const SentAfterRefusal: Story = {
  ...show(),
  play: async (context) => {
    const ids: string[] = [];
    const world = worldOf(context);
    world.answer({
      agencyAddCredit: ({ body }) => {
        ids.push(body.requestId);
        return ids.length === 1 ? { ErrorText: 'error', error: 'insufficientFunds' } : booked;
      },
    });
    await send(context);
    await screen.findByRole('alert');
    await context.userEvent.click(await button('agency.addCredit'));
    await screen.findByText(String(booked.transactionId));
    await expect(new Set(ids).size).toBe(2);
  },
};
