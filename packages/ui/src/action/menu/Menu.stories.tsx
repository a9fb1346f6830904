import { IconChevronDown, IconCopy, IconLogout, IconPrinter, IconShare } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const chosen = fn();

const meta = {
  title: 'Kit/Actions/Menu',
  component: Menu,
  args: {
    label: 'Ticket',
    align: 'start',
    trigger: <Button iconEnd={<IconChevronDown size={18} aria-hidden="true" />}>•••</Button>,
    items: [],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'A menu of actions, toggles, radio items and links, opened by a button.',
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the menu has left the page, with its exit animation. */
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Deeds: Story = {
  args: {
    items: [
      { kind: 'item', id: 'copy', label: 'Bet again', icon: <IconCopy size={18} />, onSelect: () => chosen('copy') },
      { kind: 'item', id: 'print', label: 'Print', icon: <IconPrinter size={18} />, onSelect: () => chosen('print') },
      {
        kind: 'item',
        id: 'share',
        label: 'Share the ticket',
        icon: <IconShare size={18} />,
        disabledReason: 'Only after it is accepted',
        onSelect: () => chosen('share'),
      },
      { kind: 'separator', id: 'rule' },
      {
        kind: 'item',
        id: 'logout',
        label: 'Log out',
        tone: 'danger',
        icon: <IconLogout size={18} />,
        onSelect: () => chosen('logout'),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu', { name: productText('Ticket') }));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: productText('Bet again') })).toHaveFocus());
    // Typing the first letters of an entry moves the focus to it.
    await userEvent.keyboard(productText('Print').slice(0, 3).toLowerCase());
    await waitFor(() => expect(menu.getByRole('menuitem', { name: productText('Print') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const share = menu.getByRole('menuitem', { name: /^Share the ticket/ });
    await expect(share).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: productText('Bet again') })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: productText('Log out') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(chosen).toHaveBeenLastCalledWith('logout');
    await expect(trigger).toHaveFocus();
  },
};

function View(props: MenuProps): ReactElement {
  const [order, setOrder] = useState('time');
  const [odds, setOdds] = useState(true);
  return (
    <Menu
      {...props}
      items={[
        {
          kind: 'radio',
          id: 'order',
          label: props.items[0] && 'label' in props.items[0] ? props.items[0].label : undefined,
          value: order,
          onValueChange: setOrder,
          options: props.items.flatMap((entry) => (entry.kind === 'radio' ? entry.options : [])),
        },
        { kind: 'separator', id: 'rule' },
        ...props.items.flatMap((entry) =>
          entry.kind === 'check' ? [{ ...entry, checked: odds, onCheckedChange: setOdds }] : [],
        ),
      ]}
    />
  );
}

export const Choices: Story = {
  args: {
    label: 'View',
    items: [
      {
        kind: 'radio',
        id: 'order',
        label: 'Order',
        value: 'time',
        onValueChange: chosen,
        options: [
          { value: 'time', label: 'By time', detail: '128' },
          { value: 'league', label: 'By league', detail: '42' },
          { value: 'price', label: 'By price', disabledReason: 'Not for live matches' },
        ],
      },
      { kind: 'check', id: 'closed', label: 'Show closed matches', checked: true, onCheckedChange: chosen },
    ],
  },
  render: (args) => <View {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const byTime = await screen.findByRole('menuitemradio', { name: new RegExp(`^${productText('By time')}`) });
    await expect(byTime).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show closed matches' }));
    // A toggle leaves the menu open.
    await expect(screen.getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(screen.getByRole('menuitemradio', { name: new RegExp(`^${productText('By league')}`) }));
    await gone();
    await userEvent.click(within(canvasElement).getByRole('button'));
    const byLeague = await screen.findByRole('menuitemradio', { name: new RegExp(`^${productText('By league')}`) });
    await expect(byLeague).toHaveAttribute('aria-checked', 'true');
  },
};

/** A trigger that is busy keeps its focus, and opens nothing by mouse or keyboard. */
export const Stopped: Story = {
  args: {
    stopped: true,
    trigger: (
      <Button busy iconEnd={<IconChevronDown size={18} aria-hidden="true" />}>
        •••
      </Button>
    ),
    items: [{ kind: 'item', id: 'print', label: 'Print', icon: <IconPrinter size={18} />, onSelect: chosen }],
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};
