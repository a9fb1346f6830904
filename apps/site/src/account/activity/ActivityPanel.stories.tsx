import { creditHiddenAtom, onlineAtom } from '@kvota/shell';
import { inApp, never, serverError, textOf, worldOf, type Answers, type WorldSetup } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';
import { protectionAnswers, storyActivity } from '../story/protection-answers.ts';
import '../pages.ts';

const meta = {
  title: 'Apps/site/Account/Activity',
  tags: ['phone'],
  globals: { session: 'player' },
  parameters: {
    docs: { description: { component: 'What a player paid and played, on the page of limits.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const show = (answers: Answers = {}, setup: Partial<WorldSetup> = {}) =>
  inApp({ modules, page: 'accountLimits', answers: { ...protectionAnswers([]), ...answers }, ...setup });

const panel = async () => {
  const heading = await screen.findByRole('heading', { name: textOf('activity.title') });
  const section = heading.closest('section');
  if (!section) throw new Error('The heading is in no panel.');
  return within(section);
};

/** [OP-87] Paid in and out, stakes and returns, by product and of all time. */
export const Activity: Story = {
  tags: ['both'],
  ...show(),
  play: async () => {
    const own = await panel();
    await expect(await own.findByText('12,500.00')).toBeVisible();
    await expect(own.getAllByText(textOf('activity.net')).length).toBeGreaterThanOrEqual(2);
    await expect(own.getByText(textOf('limits.product.casinoLive'))).toBeVisible();
    await expect(own.getByText('17,000.00')).toBeVisible();
    await expect(own.getByText('10 h 55 min')).toBeVisible();
  },
};

const asked = fn();
const answer = (query: unknown) => {
  asked(query);
  return { result: [storyActivity], since: '2025-03-02T09:30:00Z', serverTime: '2026-11-21T18:00:00Z' };
};

/** [OP-87] Another period is asked for from the server. */
export const AnotherPeriod: Story = {
  ...show({ playerActivity: ({ query }) => answer(query) }),
  play: async () => {
    const own = await panel();
    await own.findByText('12,500.00');
    asked.mockClear();
    await userEvent.click(own.getByRole('button', { name: new RegExp(textOf('transactions.period')) }));
    await userEvent.click(await screen.findByRole('button', { name: textOf('activity.months12') }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const [{ from }] = asked.mock.calls.at(-1) as [{ from: string }];
    await expect(from.slice(0, 7)).toBe('2025-11');
  },
};

/** [HEAD-07] Hidden credit hides the amounts, and nothing is saved. */
export const Hidden: Story = {
  ...show({}, { prepare: ({ host }) => host.store.set(creditHiddenAtom, true) }),
  play: async () => {
    const own = await panel();
    await expect((await own.findAllByText('****')).length).toBeGreaterThan(5);
    await expect(own.queryByText('12,500.00')).toBeNull();
  },
};

export const Empty: Story = {
  ...show({
    playerActivity: {
      result: [],
      since: '2026-11-20T09:30:00Z',
      serverTime: '2026-11-21T18:00:00Z',
    },
  }),
  play: async () => {
    await expect(await (await panel()).findByText(textOf('activity.none'))).toBeVisible();
  },
};

export const Loading: Story = show({ playerActivity: never });

/** [OP-87] Offline the last statement stays, with its time. */
export const Offline: Story = {
  ...show(),
  play: async ({ loaded }) => {
    const own = await panel();
    await own.findByText('12,500.00');
    const { store } = worldOf({ loaded }).host;
    store.set(onlineAtom, false);
    await waitFor(() =>
      expect(own.getByText('12,500.00').closest('[data-stale]') ?? screen.getAllByText(/offline/i)[0]).toBeVisible(),
    );
    store.set(onlineAtom, true);
  },
};

export const Failed: Story = {
  ...show({ playerActivity: serverError }),
  play: async () => {
    await expect(await (await panel()).findByText(textOf('activity.failed'))).toBeVisible();
  },
};
