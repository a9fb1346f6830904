import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { Panel } from '../../frame/panel/Panel.tsx';
import { EmptyState } from './EmptyState.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Signals/Empty state',
  component: EmptyState,
  args: {
    art: 'matches',
    title: 'No matches in these hours',
    children: 'Try another day or another sport.',
  },
  parameters: { docs: { description: { component: 'Explains that there is no content, and what to do next.' } } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {
  render: (args) => (
    <Panel>
      <EmptyState {...args} actions={<Button>Show all days</Button>} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try another day or another sport.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all days' })).toBeVisible();
  },
};

export const TitleAlone: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('No matches in these hours');
    await expect(canvas.queryByText('Try another day or another sport.')).toBeNull();
  },
};

const cases = [
  ['matches', 'No matches in these hours', 'Try another day or another sport.'],
  ['search', 'Nothing found', 'Check the spelling, or look for the league.'],
  ['games', 'No games of this provider', 'Choose another provider or category.'],
  ['history', 'No tickets yet', 'Tickets that you pay in are listed here.'],
  ['ticket', 'The ticket is empty', 'Press an odd to begin.'],
] as const;

export const Drawings: Story = {
  render: () => {
    return (
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' }}>
        {cases.map(([art, title, text]) => (
          <Panel key={art}>
            <EmptyState art={art} title={productText(title)}>
              {productText(text)}
            </EmptyState>
          </Panel>
        ))}
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(cases.length);
    const drawings = [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(cases.length);
  },
};
