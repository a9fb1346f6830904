import { inApp, never, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { modules } from '../router.tsx';
import { servicesOf } from '../story/slip-of.ts';

const meta = {
  title: 'Apps/sportsbook/Match page',
  parameters: {
    docs: { description: { component: 'One match with all its markets, by groups, prematch or in play.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const match = (event: string) => ({ modules, page: 'betting', search: { event } }) as const;

/** Markets by groups; one of them put on the ticket. */
export const Prematch: Story = {
  ...inApp(match('4711')),
  play: async ({ canvas, loaded, userEvent, step }) => {
    const { slip } = await servicesOf(worldOf({ loaded }));
    await step('one group', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: textOf('group.goals') }));
      await waitFor(() => expect(canvas.queryByText(textOf('market.F.DC'))).toBeNull());
      await expect(canvas.getByText(textOf('market.F.GG'))).toBeVisible();
    });
    await step('both teams to score', async () => {
      const name = new RegExp(`${textOf('market.F.GG')}, ${textOf('outcome.yes')}`);
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(slip.getSnapshot().state.selections).toMatchObject([{ marketName: 'GG', odd: '1.80' }]);
    });
    await step('and back to the table', async () => {
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(textOf('match.back')) }));
      await expect(await canvas.findByText('Vojvodina')).toBeVisible();
    });
  },
};

export const AllMarkets: Story = { ...inApp(match('4711')) };

export const InPlay: Story = {
  ...inApp({ modules, page: 'liveBetting', search: { event: '5811' } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(/4:12/);
    worldOf({ loaded }).sockets.setCourse('5811', {
      results: { P: [60, 61] },
      matchPhase: { name: 'Q3', timeMin: null, clock: '3:58' },
    });
    await expect(await canvas.findByText(/3:58/)).toBeVisible();
  },
};

export const Gone: Story = {
  ...inApp(match('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(textOf('match.gone'))).toBeVisible();
  },
};

export const Loading: Story = { ...inApp({ ...match('4711'), answers: { matchOffer: never }, sockets: 'connecting' }) };
