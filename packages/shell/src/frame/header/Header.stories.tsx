import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { inApp, storyPeople, textOf, worldOf, type WorldSetup } from '../../story-world/index.ts';
import { pingOf, storyTime } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Packages/shell/Header',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Logo, menu, clock, language, and for a player the wallet, ticket history and account. Which of them show depends on who is signed in and on the width.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const header = (more: WorldSetup = {}) =>
  inApp({ modules: [sampleModule], page: 'betting', part: () => <Header hasSidebar />, ...more });

export const Visitor: Story = {
  tags: ['both'],
  ...header(),
  globals: { session: 'visitor' },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf('session.login') }));
    await expect(worldOf({ loaded }).login).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: textOf('frame.history') })).toBeNull();
  },
};

/** Two wallets: the credit of the active one, hidden with the eye, exchanged with the menu. */
export const Player: Story = {
  ...header(),
  globals: { session: 'player' },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('button', { name: textOf('session.login') })).toBeNull();
    await step('the cashier beside the wallet', async () => {
      const payIn = await canvas.findByRole('link', { name: textOf('wallet.payIn') });
      await expect(payIn).toHaveAttribute('href', expect.stringMatching(/\/payin$/));
    });
    await step('the other wallet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /12.480/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /EUR/ }));
      await waitFor(() => expect(canvas.getByText(/125[.,]50/)).toBeVisible());
    });
    await step('nobody looks over the shoulder', async () => {
      await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.hide') }));
      await expect(canvas.queryByText(/125[.,]50/)).toBeNull();
      await expect(canvas.getByText('****')).toBeVisible();
    });
  },
};

export const BonusWallet: Story = { ...header(), globals: { session: 'bonus' } };

export const Agent: Story = { ...header(), globals: { session: 'agent' } };

export const AL2: Story = { ...header(), globals: { session: 'al2' } };

/** Before the first ping nothing is known of the wallet, and nothing is claimed. */
export const WalletUnknown: Story = {
  ...header({ answers: { ping: pingOf(undefined, storyTime) } }),
  globals: { session: 'player' },
};

/** A long name and a large credit stay within their places. */
export const LargeCredit: Story = {
  ...header({
    answers: {
      ping: {
        ...pingOf(undefined, storyTime),
        wallets: storyPeople.agent.wallets.map((wallet) => ({ ...wallet, wallet_0: '1234567890.00' })),
      },
    },
  }),
  globals: { session: 'agent', viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const amount = await canvas.findByText(/^1\D234\D580\D530\D00$/);
    const range = document.createRange();
    range.selectNodeContents(amount);
    const { right } = range.getBoundingClientRect();
    const history = canvas.getByRole('button', { name: textOf('frame.history') });
    await expect(right).toBeLessThanOrEqual(history.getBoundingClientRect().left);
  },
};

/** A disabled item is shown with the reason. */
export const ClosedCasino: Story = {
  ...header({ answers: { statusSettings: [{ key: 'casinoIndefiniteDisabled', value: true }] } }),
  globals: { viewport: { value: 'w1264' } },
  play: async ({ canvas }) => {
    const closed = canvas.getByText(textOf('menu.casino')).closest('a, button, span[role]');
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
  },
};

export const At360: Story = { ...header(), globals: { viewport: { value: 'w360' } } };
export const At768: Story = { ...header(), globals: { viewport: { value: 'w768' } } };
export const At1264: Story = { ...header(), globals: { viewport: { value: 'w1264' } } };
export const At1701: Story = { ...header(), globals: { viewport: { value: 'w1701' } } };
