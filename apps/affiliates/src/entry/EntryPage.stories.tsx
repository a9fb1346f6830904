import { accountOpenAtom } from '@kvota/shell';
import { inApp, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { modules } from '../router.tsx';

const meta = {
  title: 'Apps/affiliates/Entry',
  parameters: {
    docs: {
      description: {
        component: 'Where an agent begins: sign in, or go on to the office. Whoever is no agent is told so.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'home', config: { brand: 'Kvota Affiliates' } } as const;

export const Visitor: Story = {
  tags: ['both'],
  ...inApp(page),
  globals: { session: 'visitor' },
  play: async ({ canvas, loaded, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: textOf('session.login') }));
    await expect(worldOf({ loaded }).login).toHaveBeenCalledOnce();
  },
};

/** An account without the agent's role is refused and offered a way back. */
export const NoAgent: Story = {
  ...inApp(page),
  globals: { session: 'player' },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByText(textOf('affiliates.noAgent'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf('session.logout') }));
    await expect(worldOf({ loaded }).logout).toHaveBeenCalledOnce();
  },
};

export const Agent: Story = {
  ...inApp(page),
  globals: { session: 'agent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: textOf('affiliates.toOffice') }));
    await expect(
      await canvas.findByRole('heading', { name: textOf('agency.office.title', { name: 'agencija-centar' }) }),
    ).toBeVisible();
  },
};

/** The drawer leads to the office from every page. */
export const AgentInDrawer: Story = {
  ...inApp({ ...page, prepare: ({ host }) => host.store.set(accountOpenAtom, true) }),
  globals: { session: 'agent' },
  play: async ({ loaded, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: textOf('account.title') }));
    await userEvent.click(await drawer.findByRole('link', { name: textOf('page.affiliatesOffice') }));
    await expect(
      await screen.findByRole('heading', { name: textOf('agency.office.title', { name: 'agencija-centar' }) }),
    ).toBeVisible();
    await expect(worldOf({ loaded }).router.state.location.pathname).toMatch(/\/affiliates\/office$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
