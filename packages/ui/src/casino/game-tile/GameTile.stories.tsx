import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../../../fixtures/pictures.ts';
import { GameTile, type GameTileProps } from './GameTile.tsx';

const play = fn();
const demo = fn();
const favour = fn();

function Hearted(props: GameTileProps): ReactElement {
  const [pressed, setPressed] = useState(props.favourite?.pressed ?? false);
  return (
    <GameTile
      {...props}
      favourite={
        props.favourite && {
          ...props.favourite,
          pressed,
          onPress: () => {
            props.favourite?.onPress();
            setPressed(!pressed);
          },
        }
      }
    />
  );
}

const meta = {
  title: 'Kit/Casino/Game tile',
  component: GameTile,
  args: {
    name: 'Night Fruits',
    provider: 'Sava Games',
    image: drawnPicture(1, 500, 312),
    favourite: { pressed: false, label: 'Favourite', onPress: favour },
    play: { label: 'Play', onPress: play },
    demo: { label: 'Demo', onPress: demo },
  },
  argTypes: { favourite: { control: false }, play: { control: false }, demo: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A game: its picture and a favourite button. Play and Demo appear on hover and focus, or below the picture on touch screens.',
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 250 }}>{Story()}</div>],
  render: (args) => <Hearted {...args} />,
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Play, Demo, favourite. */
export const Picture: Story = {
  play: async ({ canvasElement }) => {
    play.mockClear();
    favour.mockClear();
    const tile = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('svg text')).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveBeenCalledOnce();
    const [, , heart] = tile.getAllByRole('button');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(favour).toHaveBeenCalledOnce();
  },
};

/** Without a picture the tile is drawn, always the same for the same game. */
export const Drawn: Story = { args: { image: undefined } };

/** If a picture fails to load, the drawing stays. */
export const PictureLost: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg text')).toBeInTheDocument();
  },
};

export const NewGame: Story = { args: { badge: 'New' } };

export const Jackpot: Story = { args: { jackpot: '1.284.330,50 RSD', badge: 'Hot', badgeTone: 'casino' } };

export const Favourite: Story = { args: { favourite: { pressed: true, label: 'Favourite', onPress: favour } } };

/** Closed for now: the reason replaces the buttons, and the favourite button still works. */
export const Maintenance: Story = {
  args: { disabledReason: 'Maintenance until 18:00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};

export const LongNames: Story = {
  args: {
    name: 'The Incredible Adventures of the Golden Pharaoh II',
    provider: 'Dorćol Play Interactive',
    jackpot: '98.112.284.330,50 RSD',
  },
};
