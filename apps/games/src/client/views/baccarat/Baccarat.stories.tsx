import type { BaccaratState, Round } from '@kvota/games';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { seedWhere } from '../../testing/story-api.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { baccarat } from '../../testing/story-games.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const seedOf = (fits: (state: BaccaratState) => boolean): number =>
  seedWhere(baccarat, ({ state }: Round) => fits(state as BaccaratState), 'table', {
    bets: [{ on: 'player', amount: 1000 }],
  });

const meta = {
  title: 'Apps/games/Baccarat',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    game: baccarat,
    seed: seedOf(({ winner, player, banker }) => winner === 'banker' && player.length + banker.length === 6),
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = async (canvasElement: HTMLElement, side: string): Promise<HTMLElement> => {
  await waitFor(() => expect(canvasElement.querySelector(`button[data-side="${side}"]`)).not.toBeNull());
  return partOf(canvasElement, `button[data-side="${side}"]`);
};
const deal = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(partOf(canvasElement, '[data-primary]'));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase="presented"]')).not.toBeNull());
  await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
};

/** Both third cards. The banker returns 19 to 20, and the coup is a bead of the road. */
export const BankerThirds: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await boxOf(canvasElement, 'banker'));
    await deal(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).toHaveTextContent('1.95');
    const road = within(canvasElement).getByRole('list', { name: textOf('games.baccarat.road') });
    await expect(within(road).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** [CAS-35] A tie returns bets on the sides: the whole stake, and no win. */
export const TieReturns: Story = {
  args: { seed: seedOf(({ winner }) => winner === 'tie'), still: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await boxOf(canvasElement, 'player'));
    await userEvent.click(await boxOf(canvasElement, 'banker'));
    await deal(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).toHaveAttribute('data-result', 'part');
  },
};
