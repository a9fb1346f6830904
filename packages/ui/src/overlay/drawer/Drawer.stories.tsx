import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { OpenedBy } from '../../../fixtures/layout/OpenedBy.tsx';
import { SideList, SideListItem } from '../../frame/side-list/SideList.tsx';
import { Drawer } from './Drawer.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Overlays/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Account', side: 'right' },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A panel from the side, such as the account or the sports. Escape, a press outside and a swipe towards its edge close it.',
      },
    },
  },
  render: (args) => {
    return (
      <OpenedBy
        {...args}
        form={Drawer}
        height={520}
        opener="Show"
        footer={<Button fullWidth>{productText('Log out')}</Button>}
      >
        <SideList label={productText('Account')}>
          <SideListItem label={productText('My tickets')} href="#tickets" />
          <SideListItem label={productText('Bonuses')} href="#bonuses" />
          <SideListItem label="Settings" href="#settings" />
        </SideList>
      </OpenedBy>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {
  name: 'Right [HEAD-10]',
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: productText('Account') });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};

export const Left: Story = { args: { side: 'left' } };

/** Escape returns the focus to the element that opened it. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
