import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line } from '../../../fixtures/Sheet.tsx';
import { sayIn } from '../../../fixtures/say.ts';
import { TicketStamp } from './TicketStamp.tsx';

const meta = {
  title: 'Kit/Slip/Ticket stamp',
  component: TicketStamp,
  args: { tone: 'success', children: 'Accepted' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'What became of a ticket, as if a clerk had stamped it.' } },
  },
} satisfies Meta<typeof TicketStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {};

export const All: Story = {
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <Line>
        <TicketStamp tone="success">{say('Accepted')}</TicketStamp>
        <TicketStamp tone="success">{say('Won')}</TicketStamp>
        <TicketStamp tone="danger">{say('Rejected')}</TicketStamp>
        <TicketStamp tone="neutral">{say('Lost')}</TicketStamp>
        <TicketStamp tone="neutral">{say('Void')}</TicketStamp>
      </Line>
    );
  },
};
