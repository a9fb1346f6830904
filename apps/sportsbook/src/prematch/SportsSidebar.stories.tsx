import { inApp, never, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

import { modules } from '../router.tsx';
import { servicesOf } from '../story/slip-of.ts';
import { currentFiltersAtom } from './filters/stored-filters.ts';
import { SportsSidebar } from './SportsSidebar.tsx';

const meta = {
  title: 'Apps/sportsbook/Sidebar',
  parameters: {
    docs: {
      description: { component: 'The left sidebar of prematch betting: time range, sports, countries and leagues.' },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Column(): ReactElement {
  return (
    <div style={{ maxWidth: 280 }}>
      <SportsSidebar />
    </div>
  );
}

const part = {
  modules,
  page: 'betting',
  part: Column,
  prepare: async (world: Parameters<typeof servicesOf>[0]) => void (await servicesOf(world)),
} as const;

/** Sport, country, league; the button beside the sport clears the choice. */
export const ChooseLeagues: Story = {
  tags: ['both'],
  ...inApp(part),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const filters = () => worldOf({ loaded }).host.store.get(currentFiltersAtom);
    await step('the sport of the table is open: its countries have leagues', async () => {
      const sport = await canvas.findByRole('button', { name: new RegExp(`^${textOf('sport.F')}`) });
      await expect(sport).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${textOf('country.England')}`) }));
    });
    await step('a league narrows the offer', async () => {
      const league = await canvas.findByRole('button', { name: /^Premier League/ });
      await userEvent.click(league);
      await expect(league).toHaveAttribute('aria-pressed', 'true');
      await expect(filters().leagues).toEqual(['F-en-1']);
    });
    await step('and all are back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(textOf('offer.resetLeagues')) }));
      await expect(filters().leagues).toEqual([]);
    });
  },
};

export const AnotherSport: Story = {
  ...inApp(part),
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${textOf('sport.B')}`) }));
    await expect(worldOf({ loaded }).host.store.get(currentFiltersAtom).sport).toBe('B');
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^${textOf('country.Adriatic')}`) }),
    ).toBeVisible();
  },
};

export const Loading: Story = { ...inApp({ ...part, answers: { allSports: never } }) };
