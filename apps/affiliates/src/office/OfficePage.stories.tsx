import { inApp, pingOf, storyPeople, storyTime, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { modules } from '../router.tsx';

const meta = {
  title: 'Apps/affiliates/Office',
  tags: ['phone'],
  globals: { session: 'agent' },
  parameters: {
    docs: {
      description: { component: "The agent's office: his own wallets, kept up to date by ping, and what is to come." },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'affiliatesOffice', config: { brand: 'Kvota Affiliates' } } as const;

/** The next ping brings another balance. */
export const Office: Story = {
  tags: ['both'],
  ...inApp(page, { checkFrame: true }),
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    await expect((await canvas.findAllByText(/112.640/))[0]).toBeVisible();
    const ping = pingOf(storyPeople.agent, storyTime + 3000);
    world.answer({ ping: { ...ping, wallets: ping.wallets.map((wallet) => ({ ...wallet, wallet_1: '20000.00' })) } });
    await world.ping();
    await expect((await canvas.findAllByText(/120.000/))[0]).toBeVisible();
  },
};

/** The button that hides the credit also hides the amounts of the office. */
export const MoneyHidden: Story = {
  ...inApp(page),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/112.640/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.hide') }));
    await expect(canvas.queryByText(/112.640/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textOf('wallet.show') }));
    await expect((await canvas.findAllByText(/112.640/))[0]).toBeVisible();
  },
};

/** Before the first ping the wallets are loading. */
export const WalletsLoading: Story = { ...inApp({ ...page, answers: { ping: pingOf(undefined, storyTime) } }) };

/** An account without the agent's role that opens the address is redirected to home. */
export const RefusedRole: Story = {
  ...inApp(page),
  globals: { session: 'player' },
  play: async ({ canvas, loaded }) => {
    await expect(worldOf({ loaded }).router.state.location.pathname).not.toMatch(/office/);
    await expect(canvas.getByText(textOf('affiliates.noAgent'))).toBeVisible();
  },
};
