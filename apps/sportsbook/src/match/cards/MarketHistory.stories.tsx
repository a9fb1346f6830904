import { inApp, never, serverError, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { modules } from '../../router.tsx';

const meta = {
  title: 'Apps/sportsbook/Odds history',
  parameters: {
    docs: {
      description: {
        component: 'How the odds of a market moved within a day, under the market, for those who ask.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { modules, page: 'betting', search: { event: '4711' } } as const;
const nameOf = (market: string): string => `${textOf('prices.history')}: ${textOf(market)}`;

/** Answers the calls for filters that wait. */
const waiting = new Set<() => void>();
const bothScore = {
  sport: 'F',
  code: 'GG',
  group: 'goals',
  table: 'GG',
  name: 'GG',
  markets: [{ market: 'GG', selections: ['yes', 'no'] }],
};

/** Opened by keyboard. Another market replaces it, and a second press closes it. */
export const Opened: Story = {
  tags: ['both'],
  ...inApp(page),
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: nameOf('market.F.1X2') });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await step('opened', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const table = await canvas.findByRole('table', { name: textOf('prices.day') });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const rows = within(table).getAllByRole('row').slice(1);
      await expect(rows).toHaveLength(3);
      // The current price.
      await expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
        '1.85',
        '3.40',
        '4.20',
      ]);
    });
    await step('another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: nameOf('market.F.GG') }));
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      const table = await canvas.findByRole('table', { name: textOf('prices.day') });
      await expect(within(table).getAllByRole('row')).toHaveLength(3);
    });
    await step('closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: nameOf('market.F.GG') }));
      await expect(canvas.queryByRole('table', { name: textOf('prices.day') })).toBeNull();
      await userEvent.click(button);
      await canvas.findByRole('table', { name: textOf('prices.day') });
    });
  },
};

/** The order of the cards comes after the player has opened the history: it stays open [MATCH-33]. */
export const OrderComesLate: Story = {
  name: 'Order comes late [MATCH-33]',
  ...inApp({ ...page, answers: { marketFilters: () => new Promise((done) => waiting.add(() => done([bothScore]))) } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nameOf('market.F.1X2') }));
    await canvas.findByRole('table', { name: textOf('prices.day') });
    await expect(canvas.queryByRole('tab', { name: textOf('group.goals') })).toBeNull();
    for (const answer of waiting) answer();
    await canvas.findByRole('tab', { name: textOf('group.goals') });
    await expect(canvas.getByRole('table', { name: textOf('prices.day') })).toBeVisible();
  },
};

export const Loading: Story = {
  ...inApp({ ...page, answers: { priceHistory: never } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nameOf('market.F.1X2') }));
    await expect(await canvas.findByText(textOf('prices.loading'))).toBeInTheDocument();
  },
};

export const None: Story = {
  ...inApp({ ...page, answers: { priceHistory: { result: [] } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nameOf('market.F.1X2') }));
    await expect(await canvas.findByText(textOf('prices.none'))).toBeVisible();
  },
};

/** The server does not answer; a retry succeeds. */
export const Broken: Story = {
  ...inApp({ ...page, answers: { priceHistory: serverError } }),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nameOf('market.F.1X2') }));
    await expect(await canvas.findByText(textOf('prices.failed'))).toBeVisible();
    worldOf({ loaded }).answer({ priceHistory: { result: [] } });
    await userEvent.click(canvas.getByRole('button', { name: textOf('action.retry') }));
    await expect(await canvas.findByText(textOf('prices.none'))).toBeVisible();
  },
};

/** The same without a retry: the story ends with the failure. */
export const BrokenForGood: Story = {
  ...inApp({ ...page, answers: { priceHistory: serverError } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nameOf('market.F.1X2') }));
    await expect(await canvas.findByText(textOf('prices.failed'))).toBeVisible();
  },
};
