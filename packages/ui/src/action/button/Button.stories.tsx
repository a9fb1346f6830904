import { IconDownload, IconReceipt } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Button } from './Button.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Actions/Button',
  component: Button,
  args: { children: 'Pay ticket', onClick: fn() },
  argTypes: { icon: { control: false }, iconEnd: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A button. While busy it keeps its size and its name. If it is disabled, it stays focusable and gives its reason.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['brand', 'secondary', 'ghost', 'danger'] as const;

export const Brand: Story = {
  args: { variant: 'brand' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const TwoLines: Story = { args: { variant: 'brand', size: 'lg', fullWidth: true, note: '1 price changed' } };

export const Busy: Story = {
  args: { variant: 'brand', busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Pay ticket/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const StoppedWithAReason: Story = {
  args: { variant: 'brand', disabledReason: 'The stake is below 20.00' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pay ticket' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('The stake is below 20.00');
    await expect(within(button).getByText('The stake is below 20.00')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () => {
    return (
      <StoryGrid>
        {variants.map((variant) => (
          <StoryRow key={variant}>
            <Button variant={variant} size="sm">
              {productText('Cash out')}
            </Button>
            <Button variant={variant}>Pay ticket</Button>
            <Button variant={variant} size="lg" note="1 price changed">
              {productText('Accept changes')}
            </Button>
            <Button variant={variant} icon={<IconDownload size={18} aria-hidden="true" />}>
              CSV
            </Button>
            <Button variant={variant} iconEnd={<IconReceipt size={18} aria-hidden="true" />}>
              {productText('Print')}
            </Button>
            <Button variant={variant} busy>
              Pay ticket
            </Button>
            <Button variant={variant} disabledReason="The stake is below 20.00">
              Pay ticket
            </Button>
          </StoryRow>
        ))}
      </StoryGrid>
    );
  },
};
