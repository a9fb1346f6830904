import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../../fixtures/pictures.ts';
import { GameTile } from '../game-tile/GameTile.tsx';
import { LiveStrip, type LiveStripProps, type StripMark } from './LiveStrip.tsx';

const colors = ['red', 'black', 'green'] as const;
const wheel: StripMark[] = [17, 32, 0, 5, 26, 11, 36, 7, 20, 1, 14, 29].map((number, at) => ({
  id: String(at),
  text: String(number),
  look: number === 0 ? 'green' : (colors[at % 2] ?? 'red'),
}));

const meta = {
  title: 'Kit/Casino/Live strip',
  component: LiveStrip,
  tags: ['both'],
  args: {
    description: 'Bets are open. Last results, the newest first: 17 red, 32 black, 0 green',
    phase: 'Bets are open',
    open: true,
    seconds: '0:12',
    marks: wheel,
  },
  argTypes: { marks: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The running round of a table at the foot of its tile. Readers get one description, which does not count the seconds.',
      },
    },
  },
  render: (args: LiveStripProps) => (
    <div style={{ maxWidth: 250 }}>
      <GameTile
        name="Palace Live Roulette"
        provider="Stakes 10–5.000"
        image={drawnPicture(2, 500, 312)}
        live={<LiveStrip {...args} />}
        play={{ label: 'Play', onPress: () => {} }}
      />
    </div>
  ),
} satisfies Meta<typeof LiveStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roulette: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/17 red, 32 black/)).toBeInTheDocument();
    await expect(canvas.getByText('0:12').closest('[aria-hidden]')).not.toBeNull();
  },
};

export const Curve: Story = {
  args: {
    phase: 'Running',
    open: false,
    seconds: undefined,
    marks: ['1.24', '18.90', '2.00', '1.00', '3.41'].map((text, at) => ({
      id: String(at),
      text: `${text}×`,
      look: at === 1 ? 'high' : 'plain',
    })),
  },
};

/** All numbers of the last draw. */
export const Draw: Story = {
  args: {
    phase: 'Next round',
    open: false,
    seconds: '0:08',
    whole: true,
    marks: Array.from({ length: 20 }, (_, at) => ({ id: String(at), text: String(1 + at * 4), look: 'bare' })),
  },
};

/** The table cannot be asked: no time is shown, because it could be wrong. */
export const Lost: Story = { args: { phase: 'No connection to the table', open: false, seconds: undefined } };

/** A table that has just begun. */
export const NoResults: Story = { args: { marks: [] } };

export const Pending: Story = { args: { pending: true } };
