import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TicketSteps } from './TicketSteps.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Ticket steps',
  component: TicketSteps,
  args: { title: '', steps: [] },
  parameters: {
    docs: { description: { component: 'The steps of a payout calculation.' } },
  },
  render: () => {
    return (
      <div style={{ maxWidth: 400 }}>
        <TicketSteps
          title={productText('How the payout came about')}
          steps={['Roma – Lazio: void, counts at odds 1.00', 'Rounded from 1,740.842 to 1,740.84']}
        />
      </div>
    );
  },
} satisfies Meta<typeof TicketSteps>;
export default meta;

export const Steps: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(productText('How the payout came about'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
