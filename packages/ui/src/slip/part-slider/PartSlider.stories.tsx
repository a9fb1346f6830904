import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { PartSlider, type PartSliderProps } from './PartSlider.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Slip/Part slider',
  component: PartSlider,
  args: { label: 'Part of the stake', value: 50, onValueChange: fn(), format: (percent: number) => `${percent}%` },
  parameters: {
    docs: {
      description: {
        component:
          'A part of the stake. Arrow keys move by five percent, Page Up and Page Down by a quarter, and each quarter has a button.',
      },
    },
  },
  render: (args) => <Live {...args} label={productText('Part of the stake')} />,
} satisfies Meta<typeof PartSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(PartSlider, 'value', 'onValueChange');

const Live = (props: PartSliderProps): ReactElement => (
  <StoryGrid>
    <div style={{ maxWidth: 400 }}>
      <Controlled {...props} />
    </div>
  </StoryGrid>
);

export const Half: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(75);
    await expect(within(canvasElement).getByRole('button', { name: '75%' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '25%' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '25%');
  },
};
export const Whole: Story = { args: { value: 100 } };
export const Least: Story = { args: { value: 5 } };
export const Stopped: Story = { args: { disabled: true } };
