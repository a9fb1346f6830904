import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { maintenanceStartedAtom, reloadGivenUpAtom } from '../../state/dialogs.ts';
import { inApp, pingOf, storyPeople, storyTime, textOf, worldOf, type WorldSetup } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';

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
type Player = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const page = (more: WorldSetup) => inApp({ modules: [sampleModule], page: 'betting', ...more });
const ping = pingOf(storyPeople.player, storyTime);

/** Neither a key nor a press beside it takes it away, and the focus does not leave it for the page. */
async function stays(dialog: HTMLElement, userEvent: Player): Promise<void> {
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null));
  for (const key of ['{Escape}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
  }
  await userEvent.click(document.documentElement);
  await expect(dialog).toBeVisible();
}

/** Ping reports a blocked account: a message that stays. */
export const Blocked: Story = {
  tags: ['both'],
  ...page({ answers: { ping: { ...ping, blocked: true } } }),
  play: async ({ loaded }) => {
    // Shown in the stack, and announced by the live region beside it.
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
    const pattern = new RegExp(textOf('maintenanceModeCountdown', { seconds: 'N' }).replace('N', '1:(30|29)'));
    const [message] = await screen.findAllByText(pattern);
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const MaintenanceStarted: Story = {
  name: 'Maintenance started [DLG-01]',
  ...page({ prepare: ({ host }) => host.store.set(maintenanceStartedAtom, true) }),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: textOf('maintenanceModeTitle') });
    await expect(dialog).toHaveAccessibleDescription(textOf('maintenanceModeStarted'));
    await stays(dialog, userEvent);
  },
};

/** The device is offline; the dialog goes when the connection is back. */
export const Offline: Story = {
  name: 'Offline [DLG-02]',
  ...page({}),
  play: async ({ userEvent, step }) => {
    window.dispatchEvent(new Event('offline'));
    const dialog = await screen.findByRole('alertdialog', { name: textOf('noConnectionTitle') });
    await expect(dialog).toHaveAccessibleDescription(textOf('noConnection'));
    await stays(dialog, userEvent);
    await step('back again', async () => {
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      window.dispatchEvent(new Event('offline'));
      await screen.findByRole('alertdialog');
    });
  },
};

/** The page was reloaded several times without success. */
export const ReloadGivenUp: Story = {
  ...page({ prepare: ({ host }) => host.store.set(reloadGivenUpAtom, 'connect-error') }),
  play: async ({ loaded, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: textOf('reload.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: textOf('reload.retry') }));
    await expect(worldOf({ loaded }).reload).toHaveBeenCalledWith('connect-error');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
