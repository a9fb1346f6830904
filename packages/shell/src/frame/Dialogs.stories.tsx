import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { maintenanceStartedAtom, reloadGivenUpAtom } from '../state/dialogs.ts';
import { inApp, pingOf, storyPeople, storyTime, textOf, worldOf, type WorldSetup } from '../story-world/index.ts';
import { sampleModule } from '../story-world/sample-module.tsx';

const meta = {
  title: 'Packages/shell/Dialogs',
  globals: { session: 'player' },
  parameters: {
    docs: {
      description: {
        component:
          'What stops the page, one at a time, the most pressing first: maintenance, no connection, and a page that could not be loaded again. A blocked account and the countdown to maintenance are told beside the page.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (more: WorldSetup) => inApp({ modules: [sampleModule], page: 'betting', ...more });
const ping = pingOf(storyPeople.player, storyTime);

/** Ping says that the account is blocked: a message that stays. */
export const Blocked: Story = {
  ...page({ answers: { ping: { ...ping, blocked: true } } }),
  play: async ({ loaded }) => {
    // Seen in the stack, and heard from the region beside it.
    const [message] = await screen.findAllByText(textOf('youAreBlocked'));
    await waitFor(() => expect(message).toBeVisible());
    const world = worldOf({ loaded });
    world.answer({ ping });
    await world.ping();
    await waitFor(() => expect(screen.queryAllByText(textOf('youAreBlocked'))).toHaveLength(0));
  },
};

/** Ping counts down to maintenance; between two pings the page counts by itself. */
export const MaintenanceCountdown: Story = {
  ...page({ answers: { ping: { ...ping, maintenanceMode: { timeLeft: 90 } } } }),
  play: async () => {
    const pattern = new RegExp(textOf('maintenanceModeCountdown', { seconds: 'N' }).replace('N', String.raw`(90|89)`));
    const [message] = await screen.findAllByText(pattern);
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const MaintenanceStarted: Story = {
  ...page({ prepare: ({ host }) => host.store.set(maintenanceStartedAtom, true) }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('maintenanceModeTitle') });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

/** The device is offline; the dialog goes when the connection is back. */
export const Offline: Story = {
  ...page({}),
  play: async ({ userEvent, step }) => {
    window.dispatchEvent(new Event('offline'));
    const dialog = await screen.findByRole('dialog', { name: textOf('noConnectionTitle') });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await step('back again', async () => {
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      window.dispatchEvent(new Event('offline'));
      await screen.findByRole('dialog');
    });
  },
};

/** The page was loaded anew several times without success. */
export const ReloadGivenUp: Story = {
  ...page({ prepare: ({ host }) => host.store.set(reloadGivenUpAtom, 'connect-error') }),
  play: async ({ loaded, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('reload.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('reload.retry') }));
    await expect(worldOf({ loaded }).reload).toHaveBeenCalledWith('connect-error');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
