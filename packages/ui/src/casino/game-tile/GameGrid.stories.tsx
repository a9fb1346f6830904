import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { drawnPicture } from '../../../fixtures/pictures.ts';

import { GameGrid } from './GameGrid.tsx';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

const meta = {
  title: 'Kit/Casino/Game grid',
  component: GameGrid,
  args: { label: 'Games' },
  parameters: {
    docs: { description: { component: 'The game tiles of a lobby: 250 pixels each, at least two in a row.' } },
  },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Night Fruits',
  'Petrol 7',
  'Golden Bat',
  'Sava Roulette',
  'Blackjack 21',
  'Knight Move',
  'Gems',
  'Comet',
];
const press = fn();

export const Lobby: Story = {
  name: 'Lobby [CONST-08]',
  render: (args) => {
    return (
      <GameGrid {...args}>
        {names.map((name, index) => (
          <GameTile
            key={name}
            name={name}
            provider={index % 2 ? 'Sava Games' : 'Dorćol Play'}
            image={index % 3 === 0 ? drawnPicture(index, 500, 312) : undefined}
            {...(index === 0 && { badge: 'New' })}
            {...(index === 3 && { jackpot: '1.284.330,50' })}
            disabledReason={index === 5 ? 'Maintenance until 18:00' : undefined}
            favourite={{ pressed: index === 1, label: 'Favourite', onPress: press }}
            play={{ label: 'Play', onPress: press }}
            demo={{ label: 'Demo', onPress: press }}
          />
        ))}
      </GameGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('article');
    if (!first || !second) throw new Error('Two tiles are missing');
    // Two tiles beside each other, even on a phone.
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top);
  },
};

/** Placeholders of the final size. */
export const Loading: Story = {
  render: (args) => (
    <GameGrid {...args}>
      {names.map((name) => (
        <GameTileSkeleton key={name} />
      ))}
    </GameGrid>
  ),
};
