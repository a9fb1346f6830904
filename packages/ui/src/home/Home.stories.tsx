import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBadge } from '../sportsbook/live-badge/LiveBadge.tsx';
import { MenuTile, MenuTileGrid } from './menu-tile/MenuTile.tsx';

const meta: Meta = { title: 'Home/Menu tiles' };
export default meta;

export const Tiles: StoryObj = {
  render: () => (
    <MenuTileGrid>
      <MenuTile kind="betting" title="Klađenje" note="1.204 meča danas" href="#betting" />
      <MenuTile kind="live" title="Uživo" note="38 mečeva u toku" badge={<LiveBadge>Uživo</LiveBadge>} href="#live" />
      <MenuTile kind="casino" title="Kazino" note="640 igara" href="#casino" />
      <MenuTile kind="casino_live" title="Kazino uživo" note="24 stola" href="#casino-live" />
      <MenuTile kind="virtuals" title="Virtuelni" note="Kolo na svaka 3 minuta" href="#virtuals" />
      <MenuTile kind="casino" title="Kazino 2" disabledReason="Uskoro ponovo" />
    </MenuTileGrid>
  ),
};
