import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { sayIn } from '../../../fixtures/say.ts';
import { Inbox, InboxItem, Letter } from './Inbox.tsx';

const meta = {
  title: 'Kit/Account/Inbox',
  component: Inbox,
  args: { label: 'Messages' },
  parameters: {
    docs: {
      description: {
        component:
          'Messages one below the other, unread ones marked by dot and weight and said as such; and one to read.',
      },
    },
  },
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = fn();

export const List: Story = {
  render: (args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Inbox {...args}>
        <InboxItem
          title={say('Cup final on Saturday')}
          when="18:05"
          preview={say('Odds are out, and free bets wait for you.')}
          unread={say('Unread')}
          onClick={() => open('final')}
        />
        <InboxItem title={say('Your profile was changed')} when="20. 11." onClick={() => open('profile')} current />
        <InboxItem
          title={say('A very long heading that does not fit into one line of a phone')}
          when="19. 11."
          preview={say('Odds are out, and free bets wait for you.')}
          onClick={() => open('long')}
        />
      </Inbox>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say('Unread')}`) }));
    await expect(open).toHaveBeenLastCalledWith('final');
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(say('Your profile was changed'));
  },
};

export const Reading: Story = {
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Letter
        title={say('Cup final on Saturday')}
        when="21. 11. 2026. 18:05"
        text={`${say('Odds are out, and free bets wait for you.')}\n\n${say('Play responsibly.')}`}
        actions={<Button variant="ghost">{say('Delete')}</Button>}
      />
    );
  },
};
