import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sayIn } from '../../../fixtures/say.ts';
import { TicketSteps } from './TicketSteps.tsx';

const meta = {
  title: 'Kit/Slip/Ticket steps',
  component: TicketSteps,
  args: { title: '', steps: [] },
  parameters: {
    docs: { description: { component: 'How a payout came about, one step below the other.' } },
  },
  render: (_args, { globals }) => {
    const say = sayIn(globals['language']);
    return (
      <div style={{ maxWidth: 400 }}>
        <TicketSteps
          title={say('How the payout came about')}
          steps={[say('Roma – Lazio: void, counts at odds 1.00'), say('Rounded from 1,740.842 to 1,740.84')]}
        />
      </div>
    );
  },
} satisfies Meta<typeof TicketSteps>;
export default meta;

export const Steps: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn(globals['language']);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(say('How the payout came about'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
