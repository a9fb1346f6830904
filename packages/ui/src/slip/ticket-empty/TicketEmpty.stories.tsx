import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Ticket } from '../ticket/Ticket.tsx';
import { TicketEmpty } from './TicketEmpty.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Empty ticket',
  component: TicketEmpty,
  args: { title: 'Ticket' },
  argTypes: { title: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'The ticket without legs: a title in the place of the first leg.' } },
  },
  render: (args) => (
    <Ticket label={productText('Ticket')} style={{ maxWidth: 400 }}>
      <TicketEmpty {...args} />
    </Ticket>
  ),
} satisfies Meta<typeof TicketEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  name: 'Title alone [SLIP-18]',
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('region', { name: productText('Ticket') });
    await expect(canvas.getByRole('heading', { name: productText('Ticket') })).toBeVisible();
    await expect(ticket).toHaveTextContent(/^\S+$/);
  },
};
