import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { explorePayment } from './explore-payment.ts';
import { paymentFlow } from './payment-flow.ts';
import { choice, startedByControls } from '../../workbench/playground.tsx';
import { StateDiagram, statusGroups } from './StateDiagram.tsx';

const meta = {
  title: 'Packages/bet-slip/State diagram',
  component: StateDiagram,
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { status: 'waiting' },
  argTypes: { status: choice(statusGroups.flatMap(({ statuses }) => statuses)) },
} satisfies Meta<typeof StateDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('every step of the engine is drawn, and no other', async () => {
      const drawn = paymentFlow.map(({ from, to }) => `${from} → ${to}`);
      await expect(drawn.toSorted()).toEqual([...explorePayment()].toSorted());
    });
    await step('a status shows its ways on', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'answering' }));
      await expect(canvas.getByRole('img', { name: 'Payment: answering' })).toBeVisible();
      const ways = within(canvas.getByRole('list', { name: 'Ways on from answering' }));
      await expect(ways.getByText('posted, accepted')).toBeVisible();
      await expect(ways.getByText('the post failed')).toBeVisible();
    });
  },
};

/** The control is the first status. */
export const Deciding: Story = {
  args: { status: 'deciding' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Payment: deciding' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Ways on from deciding' })).toBeVisible();
  },
};
