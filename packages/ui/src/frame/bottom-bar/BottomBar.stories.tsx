import { IconAccessPoint, IconCards, IconMenu2 } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { BottomBar, BottomBarItem } from './BottomBar.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const opened = fn();

const meta = {
  title: 'Kit/Frame/Bottom bar',
  component: BottomBar,
  args: { label: 'Main menu' },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'w360' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The main links at the bottom of the screen, up to 1263 pixels, with the slip as a stub that shows odds and number of legs (HEAD-14, HEAD-15).',
      },
    },
  },
  render: (args) => {
    return (
      <BottomBar {...args}>
        <BottomBarItem label={productText('Betting')} icon={<SportIcon code="F" size={22} />} href="#betting" current />
        <BottomBarItem
          label={productText('Live')}
          icon={<IconAccessPoint size={22} />}
          href="#live"
          badge={<Badge tone="live">12</Badge>}
        />
        <BottomBarItem label={productText('Ticket')} emphasis={{ value: '5.64', note: '3 legs' }} onClick={opened} />
        <BottomBarItem
          label={productText('Casino')}
          icon={<IconCards size={22} />}
          href="#casino"
          disabledReason="Back at 18:00"
        />
        <BottomBarItem label={productText('More')} icon={<IconMenu2 size={22} />} onClick={opened} />
      </BottomBar>
    );
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const nav = within(within(canvasElement).getByRole('navigation', { name: productText('Main menu') }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName(productText('Betting'));
    await userEvent.click(nav.getByRole('button', { name: new RegExp('3 legs') }));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.click(nav.getByRole('button', { name: productText('Casino') }));
    await expect(nav.getByRole('button', { name: productText('Casino') })).toHaveAccessibleDescription('Back at 18:00');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** However long the odds, they stay between the notches, in the narrowest of six places. */
export const LongOdds: Story = {
  render: (args) => {
    return (
      <BottomBar {...args}>
        {['1.85', '14.70', '120.45', '1205.10', '12051.00', '>10000.00'].map((odds) => (
          <BottomBarItem
            key={odds}
            label={productText('Ticket')}
            emphasis={{ value: odds, note: '3 legs' }}
            href="#slip"
          />
        ))}
      </BottomBar>
    );
  },
  play: async ({ canvas }) => {
    for (const stub of canvas.getAllByRole('link')) {
      const odds = within(stub).getByText(/\d\.\d\d$/);
      const text = document.createRange();
      text.selectNodeContents(odds);
      const [inner, outer] = [text.getBoundingClientRect(), odds.parentElement?.getBoundingClientRect()];
      await expect(inner.left - (outer?.left ?? 0)).toBeGreaterThanOrEqual(3);
      await expect((outer?.right ?? 0) - inner.right).toBeGreaterThanOrEqual(3);
    }
  },
};
