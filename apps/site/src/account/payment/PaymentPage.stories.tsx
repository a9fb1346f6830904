import { activeWalletAtom } from '@kvota/shell';
import { inApp, pingOf, storyPeople, textOf, worldOf, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Payment',
  tags: ['phone'],
  parameters: {
    docs: {
      description: {
        component:
          'Deposit and payments: no way of paying is connected yet, and the page says so; the wallets are there.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (setup: Partial<WorldSetup> = {}) => inApp({ modules, page: 'payin', ...setup });

/** [ROUTE-20] [WAL-01] [WAL-05] Wallets in several currencies, with the choice of the active one. */
export const Deposit: Story = {
  tags: ['both'],
  ...show(),
  globals: { session: 'player' },
  play: async ({ canvas, loaded, userEvent }) => {
    const { host } = worldOf({ loaded });
    await expect(await canvas.findByText(textOf('payment.noDeposit'))).toBeVisible();
    const table = within(canvas.getByRole('table', { name: textOf('payment.wallets') }));
    await expect(host.store.get(activeWalletAtom)?.currency).toBe('RSD');
    await userEvent.click(table.getByRole('button', { name: textOf('payment.chooseWallet', { currency: 'EUR' }) }));
    await expect(host.store.get(activeWalletAtom)?.currency).toBe('EUR');
  },
};

/** [WAL-07] [WAL-10] Wallets are those of the last ping; free bets are marked. */
export const FreeBets: Story = {
  ...show(),
  globals: { session: 'player' },
  play: async ({ canvas, loaded }) => {
    const world = worldOf({ loaded });
    const { wallets } = storyPeople.bonus;
    world.answer({ ping: { ...pingOf(undefined, world.clock.now()), wallets: [...wallets] } });
    await world.ping();
    await expect(await canvas.findByText('FREEBET-RSD')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(textOf('payment.bonus'))).toBeVisible());
  },
};

/** [ROUTE-34] [ROLE-04] Payments are for AL2 and in its menu. */
export const AL2: Story = {
  ...show({ page: 'accountPayment' }),
  globals: { session: 'al2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('payment.none'))).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: textOf('account.pages') }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(textOf('page.accountPayment'));
  },
};

/** [ROUTE-34] [ROLE-03] Without that role the address redirects to home, and there is no link. */
export const NotForOthers: Story = {
  ...show({ page: 'accountPayment' }),
  globals: { session: 'player' },
  play: async ({ canvas, loaded }) => {
    const { router } = worldOf({ loaded });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(\w\w)?$/));
    await expect(canvas.queryByText(textOf('payment.none'))).toBeNull();
  },
};
