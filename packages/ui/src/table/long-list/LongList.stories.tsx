import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { Panel } from '../../frame/panel/Panel.tsx';
import { LongList } from './LongList.tsx';

const meta = {
  title: 'Kit/Tables/Long list',
  component: LongList,
  parameters: {
    docs: {
      description: {
        component: 'A list of any length. Only the items near the window and the focused item are in the document.',
      },
    },
  },
  args: {
    count: 2000,
    keyOf: (index) => `item-${index}`,
    heightOf: (index) => 60 + (index % 3) * 40,
    children: (index) => (
      <Panel>
        <div style={{ minHeight: 20 + (index % 3) * 40 }}>
          <Button variant="secondary">{String(index + 1)}</Button>
        </div>
      </Panel>
    ),
  },
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two thousand items, of which the page holds the visible ones. The focused item stays when it is scrolled away. */
export const Thousands: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const first = await canvas.findByRole('button', { name: '1' });
    const held = (): number => canvasElement.querySelectorAll('[data-index]').length;
    await step('only what is seen is there', async () => {
      await expect(held()).toBeLessThan(60);
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000);
    });
    await step('the end is there when it is scrolled to, and the focus is kept', async () => {
      first.focus();
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(canvas.getByRole('button', { name: '2000' })).toBeVisible());
      await expect(first).toHaveFocus();
      await expect(held()).toBeLessThan(60);
    });
    await step('and goes when the focus has gone', async () => {
      first.blur();
      window.scrollTo(0, 50_000);
      await waitFor(() => expect(canvas.queryByRole('button', { name: '1' })).toBeNull());
      window.scrollTo(0, 0);
    });
  },
};

export const Few: Story = {
  args: { count: 3 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '3' })).toBeVisible();
  },
};

/** Items higher than a window: one more on each side is enough. */
export const HighItems: Story = {
  args: {
    count: 40,
    heightOf: () => 1200,
    children: (index) => <div style={{ height: 1200 }}>{`Part ${index + 1}`}</div>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Part 1')).toBeVisible();
    window.scrollTo(0, 20 * 1212);
    await waitFor(() => expect(canvas.getByText('Part 21')).toBeVisible());
    // The one before and the one after are ready, and no others.
    await waitFor(() => expect(canvas.getByText('Part 20')).toBeInTheDocument());
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-index]').length).toBeLessThanOrEqual(4));
    await expect(canvas.queryByText('Part 18')).toBeNull();
    window.scrollTo(0, 0);
  },
};
