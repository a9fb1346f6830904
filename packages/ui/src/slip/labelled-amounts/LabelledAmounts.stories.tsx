import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LabelledAmount, LabelledAmounts } from './LabelledAmounts.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Labelled amounts',
  component: LabelledAmounts,
  subcomponents: { LabelledAmount },
  parameters: {
    docs: {
      description: {
        component: 'Two amounts side by side in a question about a ticket. An unknown amount keeps its line.',
      },
    },
  },
} satisfies Meta<typeof LabelledAmounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const amounts = (part?: string): NonNullable<Story['render']> =>
  function Amounts(_args) {
    return (
      <div style={{ maxWidth: 400 }}>
        <LabelledAmounts>
          <LabelledAmount label={productText('Stake to cash out')} value={part} />
          <LabelledAmount label={productText('Possible payout')} value="2,487.00" />
        </LabelledAmounts>
      </div>
    );
  };

export const Known: Story = { render: amounts('100.00') };

export const StillToCome: Story = {
  render: amounts(),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('definition');
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};
