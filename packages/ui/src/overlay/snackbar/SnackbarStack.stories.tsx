import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { Line } from '../../showcase/Sheet.tsx';
import { sayIn } from '../../showcase/say.ts';
import { holdSlowTimers, type SlowTimers } from '../../showcase/slow-timers.ts';
import { SnackbarStack, type SnackbarItem, type SnackbarStackProps } from './SnackbarStack.tsx';

/** The owner of the list, as an app has one. */
function Held(props: SnackbarStackProps & { readonly more?: string }): ReactElement {
  const { items: first, onDismiss, more, ...rest } = props;
  const [items, setItems] = useState(first);
  return (
    <div style={{ minHeight: 420 }}>
      {more === undefined ? null : (
        <Line>
          <Button onClick={() => setItems([...items, { id: `more-${items.length}`, text: more, timeout: 5000 }])}>
            {more}
          </Button>
        </Line>
      )}
      <SnackbarStack
        {...rest}
        items={items}
        onDismiss={(id) => {
          onDismiss(id);
          setItems((now) => now.filter((item) => item.id !== id));
        }}
      />
    </div>
  );
}

const onPress = fn();
const tones: readonly SnackbarItem[] = [
  { id: 'a', text: 'Ticket 4021-8873 is accepted.' },
  { id: 'b', text: 'Your account is blocked.', tone: 'error' },
  { id: 'c', text: 'A new version is ready.', tone: 'info', action: { label: 'Refresh', onPress } },
  { id: 'd', text: 'The server is busy, we are trying again.', tone: 'blue-grey' },
];

let timers: SlowTimers | undefined;
const holdTimers = (): (() => void) => {
  const held = holdSlowTimers();
  timers = held;
  return held.restore;
};

const meta = {
  title: 'Kit/Overlays/Snackbars',
  component: SnackbarStack,
  args: { items: tones, onDismiss: fn(), label: 'Notices' },
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component:
          'The notices of the moment, newest below. They go by themselves only with a timeout, and wait under a pointer or the focus. F6 leads to them.',
      },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SnackbarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those on screen, in whatever role: an error is a dialog of its own kind. */
const bars = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role][data-tone]')];

/** Green where no tone is given; an error is said at once, the others when there is time. */
export const Tones: Story = {
  name: 'Tones [DLG-16]',
  play: async ({ globals }) => {
    const say = sayIn(globals['language']);
    await waitFor(() => expect(bars()).toHaveLength(4));
    await expect(bars().map((bar) => bar.dataset['tone'])).toEqual(['success', 'error', 'info', 'blue-grey']);
    const alerts = screen.getAllByRole('alert');
    await expect(alerts.map((alert) => alert.textContent)).toEqual([say('Your account is blocked.')]);
    await userEvent.click(screen.getByRole('button', { name: say('Refresh') }));
    await expect(onPress).toHaveBeenCalled();
  },
};

/** A timeout above 0 ends it; without one, or with 0, it stays until it is closed. */
export const Timeout: Story = {
  name: 'Timeout [DLG-17]',
  args: {
    items: [
      { id: 'goes', text: 'Ticket 4021-8873 is accepted.', timeout: 5000 },
      { id: 'zero', text: 'A new version is ready.', tone: 'info', timeout: 0 },
      { id: 'stays', text: 'Your account is blocked.', tone: 'error' },
    ],
  },
  beforeEach: holdTimers,
  play: async ({ args, globals }) => {
    const say = sayIn(globals['language']);
    await waitFor(() => expect(timers?.running()).toBe(1));
    timers?.elapse();
    await waitFor(() => expect(screen.queryByText(say('Ticket 4021-8873 is accepted.'))).toBeNull());
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('goes');
    // No clock runs for the other two.
    await expect(timers?.running()).toBe(0);
    const [info] = bars();
    if (!info) throw new Error('It did not stay');
    const close = within(info).getAllByRole('button').at(-1);
    if (!close) throw new Error('It cannot be closed');
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenLastCalledWith('zero');
  },
};

/** Reading takes time: no clock runs while the pointer or the focus is there. */
export const Waiting: Story = {
  args: { items: [{ id: 'a', text: 'Ticket 4021-8873 is accepted.', timeout: 5000 }] },
  beforeEach: holdTimers,
  play: async ({ args, canvasElement }) => {
    const bar = await screen.findByRole('dialog');
    await waitFor(() => expect(timers?.running()).toBe(1));
    await userEvent.hover(bar);
    await waitFor(() => expect(timers?.running()).toBe(0));
    await userEvent.unhover(bar);
    await waitFor(() => expect(timers?.running()).toBe(1));

    // F6 leads to the notices from wherever one is.
    await userEvent.click(canvasElement);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(timers?.running()).toBe(0));
    await userEvent.keyboard('{Tab}');
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('a');
  },
};

/** Several stand above each other, the newest below. */
export const Stacked: Story = {
  args: { items: [] },
  beforeEach: holdTimers,
  render: (args, { globals }) => <Held {...args} more={sayIn(globals['language'])('Ticket 4021-8873 is accepted.')} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[0];
    if (!button) throw new Error('There is no button');
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(bars()).toHaveLength(3));
    const tops = bars().map((bar) => bar.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};

/** A notice with a known id is the same one, told anew: a countdown does not pile up. */
export const Renewed: Story = {
  args: { items: [{ id: 'maintenance', text: 'Maintenance begins in 3 minutes.', tone: 'info' }] },
};
