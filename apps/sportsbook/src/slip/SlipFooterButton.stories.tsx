import { BottomBar, BottomBarItem } from '@kvota/ui';
import { asideOpenAtom } from '@kvota/shell';
import { inApp, textOf, worldOf } from '@kvota/shell/story-world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconMenu2 } from '@tabler/icons-react';
import { expect, within } from 'storybook/test';

import { modules } from '../router.tsx';
import { manyPicks, selectionOf, servicesOf, threePicks, type Outcome } from '../story/slip-of.ts';
import { SlipFooterButton } from './SlipFooterButton.tsx';

const meta = {
  title: 'Apps/sportsbook/Slip button',
  globals: { viewport: { value: 'w360' } },
  parameters: {
    docs: {
      description: {
        component:
          'The middle of the mobile footer: combined odds and the number of selections. It opens the ticket as a sheet.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (picks: readonly Outcome[]) => ({
  ...inApp({
    modules,
    page: 'betting',
    part: () => (
      <BottomBar label={textOf('frame.menu')}>
        <SlipFooterButton label={textOf('frame.ticket')} />
        <BottomBarItem label={textOf('frame.menu')} icon={<IconMenu2 size={22} />} />
      </BottomBar>
    ),
    prepare: async (world) => {
      const { slip } = await servicesOf(world);
      for (const pick of picks) slip.send({ type: 'add', selection: selectionOf(pick) });
    },
  }),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
});

/** Without selections it looks like its neighbours: all labels are on one line. */
export const Empty: Story = {
  tags: ['both'],
  ...button([]),
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation'));
    const [own, next] = [await bar.findByText(textOf('frame.ticket')), bar.getByText(textOf('frame.menu'))];
    await expect(own.getBoundingClientRect().top).toBe(next.getBoundingClientRect().top);
  },
};

export const Three: Story = {
  ...button(threePicks),
  play: async ({ canvas, loaded, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /5.2/ });
    await userEvent.click(open);
    await expect(worldOf({ loaded }).host.store.get(asideOpenAtom)).toBe(true);
  },
};

export const Six: Story = { ...button(manyPicks) };
