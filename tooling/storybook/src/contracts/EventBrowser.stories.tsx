import type { Meta, StoryObj } from '@storybook/react-vite';
import * as v from 'valibot';
import { expect, userEvent, within } from 'storybook/test';
import { choice, startedByControls } from '../workbench/playground.tsx';
import { EventBrowser } from './EventBrowser.tsx';
import { exampleOf } from '@kvota/contracts/examples';
import { wireEvents } from './wire-events.ts';

const meta = {
  title: 'Packages/contracts/Events',
  component: EventBrowser,
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { query: '', direction: 'both' },
  argTypes: { direction: choice(['both', 'in', 'out']) },
} satisfies Meta<typeof EventBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Browse: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByLabelText('Events', { selector: '[role=radiogroup]' }));
    await step('every event is listed, and its example passes its schema', async () => {
      await expect(list.getAllByRole('radio')).toHaveLength(wireEvents.length);
      for (const { event } of wireEvents) await expect(v.is(event.args, exampleOf(event.args))).toBe(true);
    });
    await step('arrows go along the events', async () => {
      await userEvent.click(list.getByText('prematch_update'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText('live_update', { selector: 'h2' })).toBeVisible();
      await expect(canvas.getByLabelText('Arguments of live_update')).toHaveTextContent('OddsDelta | StructuralChange');
    });
    await step('a requirement is found by its id', async () => {
      await userEvent.type(canvas.getByLabelText('Search events'), 'net-30');
      await expect(list.getAllByRole('radio')).toHaveLength(1);
      await userEvent.click(list.getByText('livematch'));
      await expect(canvas.getByText('NET-30', { selector: 'dd' })).toBeVisible();
    });
  },
};

/** The controls are the first filters. */
export const OfTheClient: Story = {
  args: { direction: 'out', query: 'match' },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByLabelText('Events', { selector: '[role=radiogroup]' }));
    await expect(list.getByText('prematchmatch')).toBeVisible();
    await expect(list.queryByText('prematch_update')).toBeNull();
  },
};
