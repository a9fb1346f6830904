import { inApp, never, serverError, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { modules } from '../../router.tsx';
import { bonusAnswers, storyBonuses } from '../story/account-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Bonuses',
  tags: ['phone'],
  globals: { session: 'bonus' },
  parameters: {
    docs: {
      description: { component: 'Free bets that the player was given, with what is left of each and until when.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (setup: Partial<WorldSetup> = {}, bonuses = storyBonuses) =>
  inApp({ modules, page: 'accountBonuses', answers: bonusAnswers(bonuses), ...setup });

/**
 * [ROUTE-37] [ROUTE-38] [ROUTE-39] Leads from all bonuses to the periodic and the regular ones, each at its address.
 */
export const All: Story = {
  tags: ['both'],
  ...show(),
  play: async ({ canvas, loaded, userEvent }) => {
    const { router } = worldOf({ loaded });
    const count = (wanted: number) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(wanted));
    await count(4);
    await userEvent.click(canvas.getByRole('link', { name: textOf('bonuses.periodic') }));
    await count(2);
    await expect(router.state.location.pathname).toMatch(/\/account\/bonuses\/periodic$/);
    await expect(canvas.getByText('Kvota 47/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: textOf('bonuses.regular') }));
    await waitFor(() => expect(canvas.getByText('Derbi')).toBeVisible());
    await expect(router.state.location.pathname).toMatch(/\/account\/bonuses\/regular$/);
  },
};

export const Periodic: Story = show({ page: 'accountBonusesPeriodic' });
export const Regular: Story = show({ page: 'accountBonusesRegular' });
export const Empty: Story = {
  ...show({}, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('bonuses.none'))).toBeVisible();
  },
};
export const Loading: Story = show({ answers: { bonuses: never } });
export const Broken: Story = {
  ...show({ answers: { bonuses: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByText(textOf('bonuses.failed'))).toBeVisible();
    worldOf({ loaded }).answer(bonusAnswers(storyBonuses));
    await userEvent.click(canvas.getByRole('button', { name: textOf('ui.retry') }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};
