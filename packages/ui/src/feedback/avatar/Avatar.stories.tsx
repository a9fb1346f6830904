import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawnPicture } from '../../../fixtures/pictures.ts';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Kit/Signals/Avatar',
  component: Avatar,
  args: { name: 'marko petrović', size: 56 },
  parameters: {
    docs: {
      description: {
        component: 'A person as a picture or as the initials of the name. The name itself is next to it.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};

export const Picture: Story = { args: { src: drawnPicture(2, 112, 112) } };

/** If a picture fails to load, the letters remain. */
export const PictureLost: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Names: Story = {
  render: () => (
    <StoryRow>
      {['marko_93', 'Ђорђе Илић', 'Γιώργος', 'Ana-Maria de la Cruz', 'Łukasz'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </StoryRow>
  ),
};
