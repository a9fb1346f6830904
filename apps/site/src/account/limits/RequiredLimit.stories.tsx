import type { PlayerLimit } from '@kvota/contracts';
import { inApp, textOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { cardOf, dialogOf } from '../story/limit-parts.ts';
import { protectionAnswers, storyDeposits, storyLimit, storyNext, storySingle } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Required limit',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'Limits under a licence that lets nobody play without a limit of deposits.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (limits: readonly PlayerLimit[]) =>
  inApp({
    modules,
    page: 'accountLimits',
    answers: protectionAnswers(limits, { state: 'open' }, undefined, { depositLimitRequired: true }),
  });

/** [OP-87] The last limit of deposits, where the licence requires one: the question and the waiting removal warn that play closes. */
export const RemoveLast: Story = {
  tags: ['both'],
  ...show([storyDeposits, storySingle]),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.remove') }));
    const dialog = await dialogOf('alertdialog', textOf('limits.removeAsk'));
    await waitFor(() => expect(dialog.getByText(textOf('limits.removeLast'))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: textOf('limits.removeYes') }));
    await expect(await card.findByText(textOf('limits.removeLast'))).toBeVisible();
    // One of stakes is not required.
    const single = await cardOf('limits.title.single');
    await userEvent.click(single.getByRole('button', { name: textOf('limits.remove') }));
    const other = await dialogOf('alertdialog', textOf('limits.removeAsk'));
    await expect(other.queryByText(textOf('limits.removeLast'))).toBeNull();
  },
};

/** [OP-87] The last required limit can be removed now: the warning is above the confirmation. */
export const RemoveLastReady: Story = {
  ...show([{ ...storyDeposits, next: storyNext(null, -2) }]),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await expect(card.getByText(textOf('limits.removeLast'))).toBeVisible();
    await expect(card.getByRole('button', { name: textOf('limits.confirm') })).toBeVisible();
  },
};

/** [OP-87] Another limit of deposits is enough, so the first one goes without a warning. */
export const RemoveOneOfTwo: Story = {
  ...show([storyDeposits, storyLimit('deposit', 'month', ['9000.00', '3400.00', '5600.00'])]),
  play: async () => {
    const card = await cardOf('limits.title.deposit.week');
    await userEvent.click(card.getByRole('button', { name: textOf('limits.remove') }));
    const dialog = await dialogOf('alertdialog', textOf('limits.removeAsk'));
    await waitFor(() => expect(dialog.getByRole('button', { name: textOf('limits.removeYes') })).toBeVisible());
    await expect(dialog.queryByText(textOf('limits.removeLast'))).toBeNull();
  },
};
