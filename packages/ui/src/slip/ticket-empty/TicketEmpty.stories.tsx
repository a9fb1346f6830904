import type { Meta, StoryObj } from '@storybook/react-vite';
import { sayIn } from '../../../fixtures/say.ts';
import { Ticket } from '../ticket/Ticket.tsx';
import { TicketEmpty } from './TicketEmpty.tsx';

const meta = {
  title: 'Kit/Slip/Empty ticket',
  component: TicketEmpty,
  args: { title: 'Ticket', children: 'Choose odds to begin' },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'The ticket before its first leg: the word, and where the leg will stand.' } },
  },
  render: (args, { globals }) => (
    <Ticket label={sayIn(globals['language'])('Ticket')} style={{ maxWidth: 400 }}>
      <TicketEmpty {...args} />
    </Ticket>
  ),
} satisfies Meta<typeof TicketEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {};
export const WordAlone: Story = { args: { children: undefined } };
