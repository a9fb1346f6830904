import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconGift, IconMail, IconReceipt, IconUserCog } from '@tabler/icons-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkTab, LinkTabs } from './LinkTabs.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Actions/LinkTabs',
  component: LinkTabs,
  args: { label: 'Account' },
  parameters: {
    docs: {
      description: {
        component:
          'Pages of one subject side by side. They are links and not tabs, so that each has an address. On a phone the row scrolls to the current page.',
      },
    },
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const follow = fn();

function pages(current: string) {
  const icons = { Transactions: IconReceipt, Bonuses: IconGift, Messages: IconMail, Profile: IconUserCog };
  return Object.entries(icons).map(([name, Icon]) => (
    <LinkTab
      key={name}
      label={productText(name)}
      icon={<Icon size={18} />}
      current={name === current}
      onClick={() => follow(name)}
      {...(name === 'Messages' && { count: { value: '3', spoken: '3 unread' } })}
    />
  ));
}

export const AccountPages: Story = {
  render: (args) => <LinkTabs {...args}>{pages('Transactions')}</LinkTabs>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(productText('Transactions'));
    const messages = canvas.getByRole('button', { name: 'Messages 3 unread' });
    await userEvent.click(messages);
    await expect(follow).toHaveBeenLastCalledWith('Messages');
  },
};

/** A tab far along the row is scrolled into view. */
export const LastOfThem: Story = {
  render: (args) => <LinkTabs {...args}>{pages('Profile')}</LinkTabs>,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list').getBoundingClientRect();
    const current = within(canvasElement).getByRole('button', { current: 'page' });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1));
  },
};
