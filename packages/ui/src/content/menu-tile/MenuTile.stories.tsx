import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiveBadge } from '../../feedback/live-badge/LiveBadge.tsx';
import { MenuTile, MenuTileGrid } from './MenuTile.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Home/Menu tile',
  component: MenuTile,
  args: { kind: 'casino', title: 'Casino', note: '640 games' },
  argTypes: { render: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'A link from home to a part of the site. The drawing is beside or above the text, never behind it.',
      },
    },
  },
} satisfies Meta<typeof MenuTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { href: '#casino' },
  render: (args) => (
    <MenuTileGrid>
      <MenuTile {...args} />
    </MenuTileGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#casino');
  },
};

/** All tiles of home, with a badge and a closed one. */
export const Home: Story = {
  name: 'Home [HEAD-17]',
  render: () => {
    return (
      <MenuTileGrid>
        <MenuTile kind="betting" title={productText('Betting')} note="1,204 matches today" href="#betting" />
        <MenuTile
          kind="live"
          title={productText('Live')}
          note="38 matches in play"
          badge={<LiveBadge>{productText('Live')}</LiveBadge>}
          href="#live"
        />
        <MenuTile kind="casino" title={productText('Casino')} note="640 games" href="#casino" />
        <MenuTile kind="casino_live" title={productText('Live casino')} note="24 tables" href="#casino-live" />
        <MenuTile kind="virtuals" title={productText('Virtuals')} note="A round every three minutes" href="#virtuals" />
        <MenuTile kind="casino" title={productText('Poker')} disabledReason="Opens again soon" />
      </MenuTileGrid>
    );
  },
  play: async ({ canvasElement }) => {
    // No text overlaps a drawing, in any language and at any width.
    for (const tile of canvasElement.querySelectorAll('[data-kind]:not([data-kind="betting"])')) {
      const words = [...tile.querySelectorAll('span span span')].map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getBoundingClientRect();
      });
      const art = tile.querySelector('svg')?.getBoundingClientRect();
      const free = words.every(
        (word) =>
          !art || word.right <= art.left + art.width * 0.3 || word.top >= art.bottom - 1 || word.bottom <= art.top,
      );
      await expect(free, tile.textContent).toBe(true);
    }
  },
};

const press = fn();

/** It keeps its place, gives the reason, and cannot be followed. */
export const Closed: Story = {
  args: { title: 'Virtuals', kind: 'virtuals', disabledReason: 'Opens again soon', onClick: press },
  render: (args) => (
    <MenuTileGrid>
      <MenuTile {...args} />
    </MenuTileGrid>
  ),
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('button');
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await expect(tile).toHaveTextContent('Opens again soon');
    await userEvent.click(tile);
    await expect(press).not.toHaveBeenCalled();
  },
};

/** One row, for pages with other main content. */
export const Compact: Story = {
  render: () => {
    return (
      <MenuTileGrid compact>
        <MenuTile kind="betting" title={productText('Betting')} href="#betting" />
        <MenuTile kind="live" title={productText('Live')} href="#live" />
        <MenuTile kind="casino" title={productText('Casino')} href="#casino" />
        <MenuTile kind="casino_live" title={productText('Live casino')} href="#casino-live" />
        <MenuTile kind="virtuals" title={productText('Virtuals')} disabledReason="Opens again soon" />
      </MenuTileGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('[data-kind]')];
    const rows = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    await expect(rows.size).toBe(matchMedia('(max-width: 599px)').matches ? 2 : 1);
  },
};
