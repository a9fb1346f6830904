import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { startedByControls } from '../workbench/playground.tsx';
import { panelOf, press, type Canvas } from '../workbench/press.ts';
import { OfferBench } from './OfferBench.tsx';

const meta = {
  title: 'Packages/offer/Store bench',
  component: OfferBench,
  // The package has its own page of documentation.
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { frameAfterEachStep: true, withSnapshot: false },
} satisfies Meta<typeof OfferBench>;
export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (canvas: Canvas, list: string, name: string): HTMLElement | null =>
  within(canvas.getByLabelText(list)).getByText(name).closest('li');

async function expectCalled(canvas: Canvas, ...names: readonly string[]): Promise<void> {
  const called = within(canvas.getByLabelText('Subscriptions'))
    .queryAllByText('called')
    .map((badge) => badge.closest('li')?.children[0]?.children[1]?.textContent);
  await expect(new Set(called)).toEqual(new Set(names));
}

const expectSame = (canvas: Canvas, name: string): Promise<void> =>
  expect(lineOf(canvas, 'Objects and their identity', name)).toHaveTextContent('same object');
const expectNew = (canvas: Canvas, name: string): Promise<void> =>
  expect(lineOf(canvas, 'Objects and their identity', name)).toHaveTextContent('new object');

/** A delta calls only the subscription of its price. All other objects keep their identity. */
export const OneSubscriptionPerPrice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Apply snapshot');
    await expect(canvas.getByText('Called (13 of 13)')).toBeVisible();
    await press(canvas, 'Send delta');
    await expect(panelOf(canvas, 'State').getByText('▲ 1.95')).toBeVisible();
    await expectCalled(canvas, '4711|1X2|1');
    await expectNew(canvas, '4711|1X2|1');
    for (const name of ['rows live/F', 'match 4711', 'match 4711, market 1X2', '4711|1X2|X', 'match 4712']) {
      await expectSame(canvas, name);
    }
  },
};

export const Suspension: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Apply snapshot', 'Suspend market');
    await expect(panelOf(canvas, 'State').getByText('SUSPENDED')).toBeVisible();
    await expectCalled(canvas, '4711|1X2|1', '4711|1X2|X', '4711|1X2|2', 'match 4711');
    await expectNew(canvas, 'match 4711, market 1X2');
    await expectSame(canvas, 'match 4711, market OU25');
    await expectSame(canvas, 'match 4712');
    await press(canvas, 'Open market');
    await expect(panelOf(canvas, 'State').queryByText('SUSPENDED')).toBeNull();
  },
};

/** A hole in the sequence stops the room until its snapshot arrives. */
export const MissedSequence: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Apply snapshot', 'Lose a message', 'Send delta');
    const state = panelOf(canvas, 'State');
    await expect(state.getByText('gap')).toBeVisible();
    await expect(state.getByText('1.85')).toBeVisible();
    await expect(canvas.getByText('the store asks for live/F')).toBeVisible();
    await press(canvas, 'Apply snapshot');
    await expect(state.getByText('live')).toBeVisible();
    await expect(state.getByText('▲ 1.95')).toBeVisible();
    await press(canvas, 'Goal', 'Last message again');
    await expect(within(canvas.getByLabelText('Steps')).getByText('ignored')).toBeVisible();
    await expect(state.getByText('1:0')).toBeVisible();
  },
};

/** If a price changes several times before a frame, its subscription is called once, with the last value. */
export const ConflatedBurst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas, 'Apply snapshot', 'Three deltas, one frame');
    await expectCalled(canvas, '4711|1X2|1');
    await expect(lineOf(canvas, 'Subscriptions', '4711|1X2|1')).toHaveTextContent(/^2×/);
    await expect(panelOf(canvas, 'State').getByText('▲ 1.91')).toBeVisible();
  },
};

/** The controls are the first state: the snapshot is there, and frames run by hand. */
export const FrameByHand: Story = {
  args: { frameAfterEachStep: false, withSnapshot: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('switch', { name: 'Frame after each step' })).not.toBeChecked();
    await press(canvas, 'Goal');
    await expect(canvas.getByText('frame due')).toBeVisible();
    await expect(panelOf(canvas, 'State').getByText('1:0')).toBeVisible();
    await expectCalled(canvas);
    await press(canvas, 'Paint frame');
    await expectCalled(canvas, 'match 4711');
    await press(canvas, 'Match comes', 'Paint frame');
    await expect(panelOf(canvas, 'State').getByText('Olympiacos - Panathinaikos')).toBeVisible();
  },
};
