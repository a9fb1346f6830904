import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { Chip } from './Chip.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Actions/Chip',
  component: Chip,
  args: { children: 'Live only', onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: { description: { component: 'A filter: either a toggle, or an active filter with a remove button.' } },
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggle: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const StoppedWithAReason: Story = {
  args: { disabledReason: 'No live matches now' },
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button');
    await userEvent.click(chip);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(chip).toHaveAccessibleDescription('No live matches now');
  },
};

function InForce(): ReactElement {
  const [filters, setFilters] = useState(['Won tickets', 'Football', 'This month']);
  return (
    <StoryRow>
      {filters.map((filter) => (
        <Chip key={filter} onRemove={() => setFilters(filters.filter((other) => other !== filter))}>
          {productText(filter)}
        </Chip>
      ))}
    </StoryRow>
  );
}

export const InForceToBeTakenAway: Story = {
  render: () => <InForce />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const football = new RegExp(productText('Football'));
    await userEvent.click(canvas.getByRole('button', { name: football }));
    await expect(canvas.queryByText(football)).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const States: Story = {
  render: () => {
    const press = (): void => undefined;
    return (
      <StoryGrid>
        <StoryRow>
          <Chip onClick={press}>Live only</Chip>
          <Chip onClick={press} selected>
            Won tickets
          </Chip>
          <Chip onClick={press} icon={<SportIcon code="F" size={18} />} count="128" selected>
            {productText('Football')}
          </Chip>
          <Chip onClick={press} icon={<SportIcon code="B" size={18} />} count="46">
            {productText('Basketball')}
          </Chip>
          <Chip onClick={press} disabledReason="No live matches now">
            Live only
          </Chip>
        </StoryRow>
        <StoryRow>
          <Chip onRemove={press}>{productText('This month')}</Chip>
          <Chip onRemove={press} selected>
            {productText('Football')}
          </Chip>
          <Chip>Won tickets</Chip>
        </StoryRow>
      </StoryGrid>
    );
  },
};
