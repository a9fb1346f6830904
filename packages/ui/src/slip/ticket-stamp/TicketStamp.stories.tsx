import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';
import { TicketStamp } from './TicketStamp.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Ticket stamp',
  component: TicketStamp,
  args: { tone: 'success', children: 'Accepted' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'The outcome of a ticket as a stamp.' } },
  },
} satisfies Meta<typeof TicketStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  play: async ({ canvas }) => {
    // The stamp fades in.
    await waitFor(() => expect(canvas.getByText(productText('Accepted'))).toBeVisible());
  },
};

export const All: Story = {
  render: () => {
    return (
      <StoryRow>
        <TicketStamp tone="success">{productText('Accepted')}</TicketStamp>
        <TicketStamp tone="success">{productText('Won')}</TicketStamp>
        <TicketStamp tone="danger">{productText('Rejected')}</TicketStamp>
        <TicketStamp tone="neutral">{productText('Lost')}</TicketStamp>
        <TicketStamp tone="neutral">{productText('Void')}</TicketStamp>
      </StoryRow>
    );
  },
  play: async ({ canvas }) => {
    const inks = ['Accepted', 'Rejected', 'Lost'].map(
      (text) => getComputedStyle(canvas.getByText(productText(text))).color,
    );
    await expect(new Set(inks).size).toBe(3);
  },
};
