import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { inApp, textOf, worldOf } from '../../story-world/index.ts';
import { sampleModule } from '../../story-world/sample-module.tsx';

const meta = {
  title: 'Packages/shell/Notices',
  parameters: {
    docs: {
      description: {
        component:
          'Snackbars of the shell and the modules: green unless a tone is given, gone by themselves only with a time above 0.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();
const tones = ['success', 'error', 'info', 'blue-grey'] as const;

export const Tones: Story = {
  tags: ['both'],
  ...inApp({
    modules: [sampleModule],
    page: 'betting',
    prepare: ({ host }) => {
      const texts = ['ticketPaymentText', 'snackbarRejected', 'snackbarMustLogin', 'snackbarServerBusy'];
      for (const [index, id] of texts.entries()) host.notify({ id, text: textOf(id), tone: tones[index] ?? 'success' });
    },
  }),
  play: async () => {
    const [last] = await screen.findAllByText(textOf('snackbarServerBusy'));
    await waitFor(() => expect(last).toBeVisible());
  },
};

/** One with something to do about it; a second one under its name takes its place. */
export const WithAction: Story = {
  ...inApp({
    modules: [sampleModule],
    page: 'betting',
    prepare: ({ host }) => {
      const action = { label: textOf('ui.retry'), onPress: press };
      host.notify({ id: 'login', tone: 'error', text: textOf('session.loginFailed'), action });
    },
  }),
  play: async ({ loaded, userEvent }) => {
    press.mockClear();
    const { host } = worldOf({ loaded });
    await userEvent.click(await screen.findByRole('button', { name: textOf('ui.retry') }));
    await expect(press).toHaveBeenCalledOnce();
    host.notify({ id: 'login', text: textOf('ticketPaymentText') });
    await screen.findAllByText(textOf('ticketPaymentText'));
    await waitFor(() => expect(screen.queryAllByText(textOf('session.loginFailed'))).toHaveLength(0));
  },
};
