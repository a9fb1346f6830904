import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';

import { shareOfDecimal } from '../../text/decimal/decimal-text.ts';
import { Progress } from './Progress.tsx';
import { money } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Signals/Progress',
  component: Progress,
  args: { label: 'Documents sent', value: 64 },
  parameters: {
    docs: {
      description: {
        component:
          'How much of something is done, such as a wagered bonus or an upload. Without a value it only shows activity.',
      },
    },
  },
  decorators: [(Story) => <StoryGrid width={420}>{Story()}</StoryGrid>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Documents sent' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/64/);
  },
};

/** Amounts stay decimal text: the share draws the bar, and the text gives the amount. */
export const Wagering: Story = {
  render: () => {
    const of = (part: string, whole: string): string => `${money(part)} / ${money(whole)} RSD`;
    return (
      <>
        <Progress
          label="Wagered"
          value={shareOfDecimal('3400.00', '10000.00')}
          max={1}
          valueText={of('3400.00', '10000.00')}
        />
        <Progress
          label="Free spins bonus"
          tone="casino"
          value={shareOfDecimal('812.50', '1500.00')}
          max={1}
          valueText={of('812.50', '1500.00')}
        />
        <Progress label="Wagered" value={1} max={1} valueText={of('10000.00', '10000.00')} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [bar] = within(canvasElement).getAllByRole('progressbar');
    await expect(bar?.getAttribute('aria-valuetext')).toContain(money('3400.00'));
  },
};

/** Complete, and green. */
export const Complete: Story = {
  args: { value: 100 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('data-complete');
  },
};

/** A limit that is used up is no success: it keeps its tone. */
export const UsedUp: Story = { args: { value: 100, tone: 'danger', label: 'Used' } };

/** The progress is unknown. */
export const Indeterminate: Story = {
  args: { value: null, label: 'The ticket is being checked' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** A thin bar, for texts that are elsewhere. */
export const Small: Story = { args: { size: 'sm', hideLabel: true, value: 30 } };

/** With reduced motion nothing sweeps: the whole bar at half strength. */
export const LessMotion: Story = {
  args: { value: null, label: 'The ticket is being checked' },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[role="progressbar"] [data-indeterminate]:empty');
    if (!bar) throw new Error('There is no bar');
    await expect(bar.getAnimations()).toHaveLength(0);
    await expect(getComputedStyle(bar).opacity).toBe('0.5');
  },
};
