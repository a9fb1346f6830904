import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { startedByControls } from '../workbench/playground.tsx';
import { localPlatform } from '../workbench/local-platform.ts';
import { panelOf, press, type Canvas } from '../workbench/press.ts';
import { LiveConsole } from './LiveConsole.tsx';
import { memoryTransport } from './wire/memory-socket.ts';
import { ScriptedConsole } from './ScriptedConsole.tsx';

const meta = {
  title: 'Packages/realtime/Channel console',
  component: ScriptedConsole,
  // The documentation page belongs to the package.
  tags: ['!autodocs', 'playground'],
  decorators: [startedByControls],
  args: { takesConnections: true, answers: true },
} satisfies Meta<typeof ScriptedConsole>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story against a platform has its address as the only control. */
const live = {
  args: { url: localPlatform },
  argTypes: { takesConnections: { table: { disable: true } }, answers: { table: { disable: true } } },
};
type LiveStory = StoryObj<typeof meta.args & typeof live.args>;

const expectStatus = (canvas: Canvas, status: string): Promise<HTMLElement> =>
  panelOf(canvas, 'Connection').findByText(status, { selector: 'header span' });

async function expectFact(canvas: Canvas, panel: string | RegExp, name: string, value: string): Promise<void> {
  const fact = panelOf(canvas, panel).getByText(name, { selector: 'dt' }).parentElement;
  await expect(fact).toHaveTextContent(`${name}${value}`);
}

/** Returns the price of the home win from the store. */
const expectPrice = (canvas: Canvas, price: string): Promise<HTMLElement> =>
  panelOf(canvas, /^Prices/).findByText(price);

async function joined(canvas: Canvas): Promise<void> {
  await expectStatus(canvas, 'connected');
  await press(canvas, 'Join');
  await expectPrice(canvas, '1.85');
}

export const Scripted: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const messages = (): Canvas => within(canvas.getByLabelText('Messages', { selector: 'ol' }));
    await step('a room that is joined answers with its snapshot', async () => {
      await joined(canvas);
      await expect(messages().getByText('initial_data')).toBeVisible();
      await expectFact(canvas, /^Rooms/, 'Sequence', '1');
    });
    await step('a delta is decoded', async () => {
      await press(canvas, 'Price up');
      await expectPrice(canvas, '▲ 1.90');
      await expect(messages().getByText(/4711\|1X2\|1: 1\.85 → 1\.90/)).toBeVisible();
      await expectFact(canvas, /^Rooms/, 'Sequence', '2');
    });
    await step('prices grow old', async () => {
      await press(canvas, '+5 s');
      await expectFact(canvas, /^Rooms/, 'Price age', '5.0 s ago');
    });
    await step('a message that is missing makes the client ask', async () => {
      await press(canvas, 'Lose a message', 'Price down');
      await expect(await messages().findByText('gap in live/F')).toBeVisible();
      await expectPrice(canvas, '▼ 1.86');
      await expectFact(canvas, /^Rooms/, 'Gaps', '1');
    });
    await step('what is malformed is dropped and counted', async () => {
      await press(canvas, 'Malformed message');
      await expect(await messages().findByText('malformed')).toBeVisible();
      await expectFact(canvas, 'Connection', 'Malformed', '1');
      await expectPrice(canvas, '▼ 1.86');
    });
    await step('a lost connection comes back, and the room with it', async () => {
      await press(canvas, 'Lose the connection');
      await expectStatus(canvas, 'offline');
      // The client misses this change, and the snapshot brings it.
      await press(canvas, 'Price up', 'Reconnect');
      await expectStatus(canvas, 'connected');
      await expectPrice(canvas, '▲ 1.91');
      await expectFact(canvas, 'Connection', 'Connects', '4');
    });
    await step('a room is left late', async () => {
      await press(canvas, 'Leave');
      await expect(canvas.getByText('left in 5 s')).toBeVisible();
      await press(canvas, '+5 s');
      await expect(canvas.getByText('No room joined')).toBeVisible();
      await expect(messages().getByText('leave')).toBeVisible();
    });
    await step('and joined again', async () => {
      await press(canvas, 'Join');
      await expectPrice(canvas, '1.91');
    });
  },
};

/** A silent feed is asked for a snapshot. If it does not answer, it is stale until it does. */
export const SilentFeed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await joined(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Answers' }));
    await press(canvas, '+20 s', '+1 s');
    await expectStatus(canvas, 'stale');
    await userEvent.click(canvas.getByRole('switch', { name: 'Answers' }));
    await press(canvas, 'Ask again');
    await expectStatus(canvas, 'connected');
  },
};

/** If no platform answers, the delay between attempts grows. The control is its first state. */
export const Refused: Story = {
  args: { takesConnections: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectStatus(canvas, 'offline');
    await press(canvas, '+1 s', '+1 s');
    await expect(await canvas.findByText(/^attempt 2/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Takes connections' }));
    await press(canvas, '+5 s');
    await expectStatus(canvas, 'connected');
  },
};

/** Needs `pnpm start`. */
export const RunningPlatform: LiveStory = {
  ...live,
  name: 'Against a running platform',
  render: ({ url }) => <LiveConsole url={url} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Address of the platform')).toHaveValue('http://localhost:4000');
    await expect(canvas.getByText('pnpm start')).toBeVisible();
  },
};

const refusing = memoryTransport((wire) => {
  queueMicrotask(wire.cut);
  return { received: () => undefined, closed: () => undefined };
});

/** Shows the console without a platform. The network is not used here. */
export const NothingAnswers: LiveStory = {
  ...live,
  args: { url: 'http://' },
  render: ({ url }) => <LiveConsole transport={refusing} url={url} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = canvas.getByLabelText('Address of the platform');
    await press(canvas, 'Connect');
    await expect(address).toBeInvalid();
    await userEvent.type(address, 'localhost:4000');
    await press(canvas, 'Connect');
    await expect(await canvas.findByText('Nothing answers at http://localhost:4000')).toBeVisible();
    await press(canvas, 'Hang up');
    await expect(canvas.queryByText(/^Nothing answers/)).toBeNull();
    await press(canvas, 'Connect');
    await expect(await canvas.findByText('Nothing answers at http://localhost:4000')).toBeVisible();
  },
};
