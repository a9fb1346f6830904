import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { drawnPicture } from '../../../fixtures/pictures.ts';

import { MenuArt } from '../menu-tile/MenuArt.tsx';
import { BannerCard } from './BannerCard.tsx';

const meta = {
  title: 'Kit/Home/Banner card',
  component: BannerCard,
  args: { slide: { id: 'derby', title: 'The derby tonight' } },
  argTypes: { slide: { control: false } },
  parameters: { docs: { description: { component: 'A single banner as a card.' } } },
} satisfies Meta<typeof BannerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: () => {
    return (
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }}>
        <BannerCard
          slide={{
            id: 'derby',
            tone: 'brand',
            title: 'The derby tonight',
            text: 'Crvena zvezda – Partizan at 18:45, with 214 markets',
            action: <Button>To the match</Button>,
            art: <MenuArt kind="betting" />,
          }}
        />
        <BannerCard
          slide={{ id: 'fruits', tone: 'casino', title: 'A hundred free spins', image: drawnPicture(1, 900, 400) }}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards).toHaveLength(2);
    await expect(within(canvasElement).getByRole('heading', { name: 'The derby tonight' })).toBeVisible();
  },
};
