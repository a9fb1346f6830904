import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { controlled } from '../../../fixtures/controlled.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { StakeInput, type StakeInputProps } from './StakeInput.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Fields/Stake input',
  component: StakeInput,
  args: {
    label: 'Stake',
    currency: 'RSD',
    amount: '200.00',
    onAmountChange: fn(),
    min: '20.00',
    max: '200000.00',
    quickSteps: ['20', '50', '100', '200', '500', '1000', '2000', '5000'].map((whole) => ({
      amount: `${whole}.00`,
      label: whole,
    })),
    decreaseLabel: 'Lower the stake',
    increaseLabel: 'Raise the stake',
  },
  argTypes: { format: { control: false }, quickSteps: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The stake. It accepts comma and point. Arrow keys and buttons move along the grid of steps within the bounds, Escape restores the value, and the mouse wheel does nothing.',
      },
    },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof StakeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const Controlled = controlled(StakeInput, 'amount', 'onAmountChange');

const Live = (props: StakeInputProps): ReactElement => (
  <div style={{ maxWidth: 368 }}>
    <Controlled {...props} />
  </div>
);

/** A long word beside the field on the narrowest phone stays on one line. */
export const LongWord: Story = {
  args: { label: 'Ποντάρισμα', currency: undefined },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText('Ποντάρισμα');
    const lineHeight = Number.parseFloat(getComputedStyle(label).lineHeight);
    await expect(label.getBoundingClientRect().height).toBeLessThan(2 * lineHeight);
    const { scrollWidth, clientWidth } = label.parentElement ?? label;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const CommaOrPoint: Story = {
  name: 'Comma or point [STAKE-01]',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: new RegExp(`^${productText('Stake')}`) });
    for (const typed of ['12,5', '12.5']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(args.onAmountChange).toHaveBeenLastCalledWith('12.50', typed);
      await expect(field).toHaveValue(typed);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('12.50');
    }
    // Letters and signs are refused, and never turn one amount into another.
    for (const typed of ['1e5', '-70', '55 66']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(typed);
      await expect(field).toBeInvalid();
      await expect(args.onAmountChange).toHaveBeenLastCalledWith(null, typed);
    }
  },
};

export const TheWheelChangesNothing: Story = {
  name: 'The wheel changes nothing [STAKE-01]',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    for (const deltaY of [-120, 120, 120]) await fireEvent.wheel(field, { deltaY });
    await expect(field).toHaveValue('200.00');
    await expect(field).toHaveFocus();
    await expect(args.onAmountChange).not.toHaveBeenCalled();
  },
};

export const Steps: Story = {
  args: { amount: '205.00', step: '20.00', max: '240.00' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('220.00');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('180.00');
    const more = canvas.getByRole('button', { name: productText('Raise the stake') });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(field).toHaveValue('240.00');
    // At its limit the button stays in place and is announced as disabled.
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('240.00');
  },
};

export const EscapePutsBack: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '77');
    await expect(args.onAmountChange).toHaveBeenLastCalledWith('77.00', '77');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('200.00');
    await expect(args.onAmountChange).toHaveBeenLastCalledWith('200.00', '200.00');
  },
};

export const NotAnAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '12.345.6');
    await expect(args.onAmountChange).toHaveBeenLastCalledWith(null, '12.345.6');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/\S/);
  },
};

export const QuickSteps: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('200');
    await userEvent.click(canvas.getByRole('button', { name: '1000' }));
    await expect(args.onAmountChange).toHaveBeenLastCalledWith('1000.00', '1000.00');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('1000');
  },
};

export const States: Story = {
  render: (args) => {
    return (
      <StoryGrid width={400}>
        <Live {...args} />
        <Live {...args} amount={null} quickSteps={[]} />
        <Live {...args} amount="12.00" error="The stake is at least 20.00." quickSteps={[]} />
        <Live {...args} amount="500.00" freeBet currency="FREEBET" quickSteps={[]} />
        <Live {...args} hint="At most 200,000.00 on one ticket" quickSteps={[]} />
        <Live {...args} disabled />
      </StoryGrid>
    );
  },
};
