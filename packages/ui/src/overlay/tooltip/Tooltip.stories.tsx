import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';

import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Kit/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'The sum of all stakes that are still open', side: 'top', children: <Button>?</Button> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A short explanation on hover and focus. Essential information must not be here only, because touch screens have no hover.',
      },
    },
  },
  render: ({ children: _child, ...args }) => (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
      <Tooltip {...args}>
        <Button>Open stakes</Button>
      </Tooltip>
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It appears on focus, describes its element, and Escape removes it. */
export const ByFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const text = 'The sum of all stakes that are still open';
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const Sides: Story = {
  render: () => {
    return (
      <div style={{ padding: 80 }}>
        <StoryRow>
          {(['top', 'bottom', 'left', 'right'] as const).map((side) => (
            <Tooltip key={side} side={side} content="The sum of all stakes that are still open">
              <Button variant="ghost">{side}</Button>
            </Tooltip>
          ))}
        </StoryRow>
      </div>
    );
  },
};
