import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { SideList, SideListItem } from '../../frame/side-list/SideList.tsx';
import { sayIn } from '../../showcase/say.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened(props: DrawerProps & { readonly opener: string }): ReactElement {
  const { opener, ...rest } = props;
  const [open, setOpen] = useState(rest.open);
  return (
    <div style={{ minHeight: 520 }}>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Drawer
        {...rest}
        open={open}
        onOpenChange={(next) => {
          rest.onOpenChange(next);
          setOpen(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/Overlays/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Account', side: 'right' },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A panel from the side: the account, the sports. Escape, a press outside and a swipe towards its edge close it.',
      },
    },
  },
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Opened {...args} opener={say('Show')} footer={<Button fullWidth>{say('Log out')}</Button>}>
        <SideList label={say('Account')}>
          <SideListItem label={say('My tickets')} href="#tickets" />
          <SideListItem label={say('Bonuses')} href="#bonuses" />
          <SideListItem label={say('Settings')} href="#settings" />
        </SideList>
      </Opened>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {
  name: 'Right [HEAD-10]',
  play: async ({ globals }) => {
    const drawer = await screen.findByRole('dialog', { name: sayIn(globals['language'])('Account') });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};

export const Left: Story = { args: { side: 'left' } };

/** Escape leads back to what opened it. */
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
