import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { Inbox, InboxItem, Letter } from './Inbox.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Account/Inbox',
  component: Inbox,
  args: { label: 'Messages' },
  parameters: {
    docs: {
      description: {
        component:
          'A list of messages and one open message. Unread messages have a dot, bold text and a label for assistive technology.',
      },
    },
  },
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = fn();

export const List: Story = {
  render: (args) => {
    return (
      <Inbox {...args}>
        <InboxItem
          title="Cup final on Saturday"
          when="18:05"
          preview="Odds are out, and free bets wait for you."
          unread={productText('Unread')}
          onClick={() => open('final')}
        />
        <InboxItem title="Your profile was changed" when="20. 11." onClick={() => open('profile')} current />
        <InboxItem
          title="A very long heading that does not fit into one line of a phone"
          when="19. 11."
          preview="Odds are out, and free bets wait for you."
          onClick={() => open('long')}
        />
      </Inbox>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${productText('Unread')}`) }));
    await expect(open).toHaveBeenLastCalledWith('final');
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Your profile was changed');
  },
};

export const Reading: Story = {
  render: () => {
    return (
      <Letter
        title="Cup final on Saturday"
        when="21. 11. 2026. 18:05"
        text={`Odds are out, and free bets wait for you.\n\nPlay responsibly.`}
        actions={<Button variant="ghost">{productText('Delete')}</Button>}
      />
    );
  },
};
