import { inApp, never, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { modules } from '../router.tsx';

const meta = {
  title: 'Apps/sportsbook/Match tracker',
  parameters: {
    docs: {
      description: {
        component: 'One match alone, without a frame, to be embedded: `/match3?event=5811`.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const match = (event: string) => ({ modules, page: 'match3', search: { event } }) as const;

/** It is shown without a frame, and follows the match. */
export const InPlay: Story = {
  tags: ['both'],
  ...inApp(match('5811')),
  play: async ({ canvas, loaded }) => {
    const { sockets } = worldOf({ loaded });
    const events = await canvas.findByRole('list', { name: textOf('match.events') });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /1\.58/ })).toBeNull();
    sockets.updateMatch('5811', { results: { P: [61, 61] } });
    await waitFor(() => expect(events.firstElementChild).toHaveTextContent('61:61'));
  },
};

/** The match ends while it is shown: the last score stays. */
export const Ends: Story = {
  ...inApp(match('5811')),
  play: async ({ canvas, loaded }) => {
    const { sockets, answer } = worldOf({ loaded });
    await canvas.findByText(/4:12/);
    answer({ liveMatchOffer: { result: [] } });
    sockets.removeMatch('5811');
    await expect(await canvas.findByText(textOf('phase.F'))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Crvena zvezda – Olympiacos Πειραιώς');
    await expect(canvas.queryByText(/4:12/)).toBeNull();
  },
};

export const BeforeTheStart: Story = {
  ...inApp(match('4711')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('tracker.before'))).toBeVisible();
  },
};

/** The match has ended, or never existed. */
export const Unknown: Story = {
  ...inApp(match('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('tracker.gone'))).toBeVisible();
  },
};

export const NoMatch: Story = {
  ...inApp({ modules, page: 'match3' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('tracker.noMatch'))).toBeVisible();
  },
};

export const Loading: Story = {
  ...inApp({ ...match('5811'), answers: { liveMatchOffer: never }, sockets: 'connecting' }),
};

export const Broken: Story = {
  ...inApp({ ...match('1'), answers: { liveMatchOffer: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: textOf('action.retry') });
    worldOf({ loaded }).answer({ liveMatchOffer: { result: [] } });
    await userEvent.click(retry);
    await expect(await canvas.findByText(textOf('tracker.gone'))).toBeVisible();
  },
};

/** While the sockets are disconnected, the content is dimmed and stays. */
export const Stale: Story = {
  ...inApp(match('5811')),
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText(/4:12/);
    worldOf({ loaded }).sockets.setStatus('offline');
    await waitFor(() => expect(canvasElement.querySelector('[data-stale]')).not.toBeNull());
  },
};
