import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { OddsButton, type OddsButtonProps } from '../odds-button/OddsButton.tsx';
import { OddsGroup } from './OddsGroup.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Odds group',
  component: OddsGroup,
  args: { title: 'Total goals', columns: 2, expanded: true },
  argTypes: {
    title: { control: 'text' },
    columns: { control: 'inline-radio', options: [1, 2, 3] },
    children: { control: false },
    actions: { control: false },
    onToggle: { control: false },
  },
  parameters: {
    docs: {
      description: { component: 'One market on a match page, with all its outcomes as wide buttons.' },
    },
  },
} satisfies Meta<typeof OddsGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const outcomes: readonly (Pick<OddsButtonProps, 'price' | 'move' | 'state' | 'selected'> & {
  readonly name: string;
})[] = [
  { name: 'Under 2.5', price: '1.92' },
  { name: 'Over 2.5', price: '1.88', selected: true },
  { name: 'Under 3.5', price: '1.35', move: 'up' },
  { name: 'Over 3.5', price: '2.95', move: 'down' },
  { name: 'Under 4.5', price: '1.10', state: 'suspended' },
  { name: 'Over 4.5', state: 'unavailable' },
];

function outcomesIn(): ReactElement[] {
  return outcomes.map(({ name, ...props }) => (
    <OddsButton key={name} layout="wide" caption={productText(name)} label={productText(name)} {...props} />
  ));
}

export const Totals: Story = {
  render: (args) => (
    <StoryGrid width={640}>
      <OddsGroup {...args}>{outcomesIn()}</OddsGroup>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getAllByRole('button');
    prices[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(prices[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(prices.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(prices[0]).toHaveFocus();
    const heights = prices.map((price) => price.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const ThreeWay: Story = {
  args: { title: 'Full-time result', columns: 3 },
  render: (args) => (
    <StoryGrid width={640}>
      <OddsGroup {...args}>
        {[
          ['1', '1.85'],
          ['X', '3.40'],
          ['2', '4.20'],
        ].map(([pick = '', price = '']) => (
          <OddsButton
            key={pick}
            layout="wide"
            caption={pick}
            label={`Crvena zvezda – Partizan, ${pick}`}
            price={price}
          />
        ))}
      </OddsGroup>
    </StoryGrid>
  ),
};

function Folding(): ReactElement {
  const [expanded, setExpanded] = useState(true);
  return (
    <OddsGroup title={productText('Total goals')} expanded={expanded} onToggle={() => setExpanded(!expanded)}>
      {outcomesIn()}
    </OddsGroup>
  );
}

export const Foldable: Story = {
  render: () => (
    <StoryGrid width={640}>
      <Folding />
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { expanded: true });
    await userEvent.click(toggle);
    await expect(within(canvasElement).getAllByRole('button')).toEqual([toggle]);
    await userEvent.click(toggle);
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(outcomes.length + 1);
  },
};

/** Names in front of their prices: prices of all groups begin at the same place, and go below the name in a narrow one. */
export const InLine: Story = {
  render: () => (
    <div data-density="dense">
      {[420, 260].map((width) => (
        <StoryGrid key={width} width={width}>
          {['Full-time result', 'Both teams to score in both halves'].map((name) => (
            <OddsGroup key={name} title={productText(name)} columns={1} inLine below={productText('Below')}>
              <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 4 }}>
                {['1X', '12', 'X2'].map((pick) => (
                  <OddsButton key={pick} layout="wide" caption={pick} label={productText(name)} price="12.50" />
                ))}
              </div>
            </OddsGroup>
          ))}
        </StoryGrid>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('section')].map((group) => {
      const heading = within(group).getByRole('heading').getBoundingClientRect();
      const [first, ...others] = within(group).getAllByRole('button');
      if (!first) throw new Error('A group has prices.');
      const price = first.getBoundingClientRect();
      const { left } = group.getBoundingClientRect();
      return {
        beside: price.left > heading.right && price.top < heading.bottom,
        start: price.left - left,
        cut: [first, ...others].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      };
    });
    await expect(groups.map(({ beside }) => beside)).toEqual([true, true, false, false]);
    await expect(groups[0]?.start).toBe(groups[1]?.start);
    await expect(groups.some(({ cut }) => cut)).toBe(false);
  },
};
