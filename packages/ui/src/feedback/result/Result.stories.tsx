import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productText } from '../../../fixtures/story-language.ts';
import { TicketNotice } from '../../slip/ticket/TicketMessage.tsx';
import { Result } from './Result.tsx';

const meta = {
  title: 'Kit/Feedback/Result',
  component: Result,
  parameters: {
    docs: { description: { component: 'The result of an act, in place of its form: announced, and focused.' } },
  },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  render: () => (
    <Result>
      <TicketNotice tone="success">{productText('The password was copied.')}</TicketNotice>
    </Result>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveFocus();
  },
};
