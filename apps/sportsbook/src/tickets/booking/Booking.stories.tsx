import { inApp, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { useServices } from '../../offer/services.ts';
import { modules } from '../../router.tsx';
import { inSlip } from '../../story/in-slip.tsx';
import { threePicks } from '../../story/slip-of.ts';
import { EnterCode } from './EnterCode.tsx';

const meta = {
  title: 'Apps/sportsbook/Booking',
  tags: ['phone'],
  globals: { session: 'visitor' },
  parameters: {
    docs: {
      description: {
        component: 'A code of eight signs carries a slip to another device, a friend or the shop, and back from there.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Requests a code from the menu of the ticket. */
async function make({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: textOf('slip.menu') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: textOf('booking.make') }));
  return within(await screen.findByRole('dialog', { name: textOf('booking.title') }));
}

/** The code, the code as a picture, and its expiry. */
export const Made: Story = {
  tags: ['both'],
  ...inSlip({ picks: threePicks }),
  play: async (context) => {
    const dialog = await make(context);
    await expect(await dialog.findByText('K7QF-3M2P')).toBeVisible();
    await expect(dialog.getByRole('img', { name: textOf('booking.qr') })).toBeVisible();
    await expect(dialog.getByRole('button', { name: textOf('booking.copy') })).toBeVisible();
  },
};

/** No code could be made; a retry succeeds. */
export const NotMade: Story = {
  ...inSlip({ picks: threePicks, answers: { bookSlip: serverError } }),
  play: async (context) => {
    const dialog = await make(context);
    await expect(await dialog.findByRole('heading', { name: textOf('booking.notMade') })).toBeVisible();
    worldOf(context).answer({ bookSlip: { ErrorText: 'ok', code: 'K7QF3M2P', expiresAt: '2026-12-21T17:30:00Z' } });
    await context.userEvent.click(dialog.getByRole('button', { name: textOf('action.retry') }));
    await expect(await dialog.findByText('K7QF-3M2P')).toBeVisible();
  },
};

/** The button alone, without the offer around it. */
function Door() {
  const services = useServices();
  return services ? <EnterCode services={services} /> : null;
}

/** A mistyped code is reported; the right one, in any spelling, loads its selections. */
export const Entered: Story = {
  ...inApp({ modules, page: 'betting', part: Door }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('booking.enter') }));
    const dialog = within(await screen.findByRole('dialog', { name: textOf('booking.enter') }));
    const code = dialog.getByRole('textbox', { name: textOf('booking.code') });
    await userEvent.type(code, 'zzzz-zzzz');
    await userEvent.click(dialog.getByRole('button', { name: textOf('booking.load') }));
    await expect(await dialog.findByText(textOf('booking.unknown'))).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, 'k7qf 3m2p');
    await userEvent.click(dialog.getByRole('button', { name: textOf('booking.load') }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: textOf('booking.enter') })).toBeNull());
  },
};
