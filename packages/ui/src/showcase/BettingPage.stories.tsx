import type { Meta, StoryObj } from '@storybook/react-vite';
import { BettingPage, Slip } from './BettingPage.tsx';

const meta: Meta = { title: 'Showcase/Betting page', parameters: { layout: 'fullscreen' } };
export default meta;

export const Page: StoryObj = { render: () => <BettingPage /> };
export const SlipAlone: StoryObj = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ maxWidth: 400, height: 620, display: 'flex' }}>
      <Slip />
    </div>
  ),
};
