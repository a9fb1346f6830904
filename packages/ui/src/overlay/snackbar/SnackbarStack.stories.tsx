import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { BottomSheet } from '../drawer/BottomSheet.tsx';
import { OpenedBy } from '../../../fixtures/layout/OpenedBy.tsx';
import { StoryRow } from '../../../fixtures/layout/StoryGrid.tsx';
import { holdSlowTimers, type SlowTimers } from '../../../fixtures/slow-timers.ts';
import type { SnackbarItem } from './snackbar-item.ts';
import { SnackbarStack, type SnackbarStackProps } from './SnackbarStack.tsx';
import { productText } from '../../../fixtures/story-language.ts';

/** The owner of the list, as in an app. */
function KeptNotices(props: SnackbarStackProps & { readonly more?: string }): ReactElement {
  const { items: first, onDismiss, more, ...rest } = props;
  const [items, setItems] = useState(first);
  return (
    <div style={{ minHeight: 420 }}>
      {more === undefined ? null : (
        <StoryRow>
          <Button onClick={() => setItems([...items, { id: `more-${items.length}`, text: more, timeout: 5000 }])}>
            {more}
          </Button>
        </StoryRow>
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
  render: (args) => <KeptNotices {...args} />,
} satisfies Meta<typeof SnackbarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the visible snackbars in any role, because an error has the role of a dialog. */
const bars = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role][data-tone]')];

/** Green if no tone is given. An error is announced at once, the others politely. */
export const Tones: Story = {
  name: 'Tones [DLG-16]',
  play: async () => {
    await waitFor(() => expect(bars()).toHaveLength(4));
    await expect(bars().map((bar) => bar.dataset['tone'])).toEqual(['success', 'error', 'info', 'blue-grey']);
    const alerts = screen.getAllByRole('alert');
    await expect(alerts.map((alert) => alert.textContent)).toEqual(['Your account is blocked.']);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

/** A timeout above 0 removes it. Without one, or with 0, it stays until it is closed. */
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
  play: async ({ args }) => {
    await waitFor(() => expect(timers?.running()).toBe(1));
    timers?.elapse();
    await waitFor(() => expect(screen.queryByText('Ticket 4021-8873 is accepted.')).toBeNull());
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('goes');
    // The other two have no timer.
    await expect(timers?.running()).toBe(0);
    const [info] = bars();
    if (!info) throw new Error('It did not stay');
    const close = within(info).getAllByRole('button').at(-1);
    if (!close) throw new Error('It cannot be closed');
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenLastCalledWith('zero');
  },
};

/** Timers pause when the pointer or the focus is on the stack, because reading takes time. */
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

    // F6 moves the focus to the snackbars from anywhere.
    await userEvent.click(canvasElement);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(timers?.running()).toBe(0));
    await userEvent.keyboard('{Tab}');
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('a');
    // An element that has the focus goes with its snackbar.
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await waitFor(() => expect(document.querySelector('[data-base-ui-focus-guard]')).toBeNull());
  },
};

/** Several are stacked, the newest below. */
export const Stacked: Story = {
  args: { items: [] },
  beforeEach: holdTimers,
  render: (args) => <KeptNotices {...args} more="Ticket 4021-8873 is accepted." />,
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

/** An item with a known id replaces the old one, so a countdown does not pile up. */
export const Renewed: Story = {
  args: { items: [{ id: 'maintenance', text: 'Maintenance begins in 3 minutes.', tone: 'info' }] },
};

/** The text of an error may count down visibly without being announced each second. */
export const Ticking: Story = {
  args: { items: [{ id: 'maintenance', text: 'Maintenance begins in 3 minutes.', tone: 'error', quiet: true }] },
  play: async () => {
    const text = 'Maintenance begins in 3 minutes.';
    await expect(await screen.findByRole('timer')).toHaveTextContent(text);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** On a small page the stack is above an open sheet. The sheet leaves it room and keeps its foot in place. */
export const AboveASheet: Story = {
  args: { items: tones.slice(1, 3) },
  render: (args) => {
    return (
      <>
        <OpenedBy
          open
          flush
          onOpenChange={fn()}
          form={BottomSheet}
          height={420}
          title={productText('Ticket')}
          opener={productText('Ticket')}
          footer={<Button fullWidth>Place bet</Button>}
        >
          <div style={{ height: 2000 }} />
        </OpenedBy>
        <KeptNotices {...args} />
      </>
    );
  },
  play: async () => {
    if (window.innerWidth >= 1264) return;
    await waitFor(() => expect(bars()).toHaveLength(2));
    const pay = await screen.findByRole('button', { name: 'Place bet' });
    const sheet = pay.closest('[role="dialog"]');
    if (!sheet) throw new Error('There is no sheet');
    const lowest = (): number => Math.max(...bars().map((bar) => bar.getBoundingClientRect().bottom));
    await waitFor(() => expect(lowest()).toBeLessThan(sheet.getBoundingClientRect().top));
    await expect(Math.min(...bars().map((bar) => bar.getBoundingClientRect().top))).toBeGreaterThan(0);
    await expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
};

/** The first snackbars of a page, which appear while a sheet is open: the stack is rendered from then on. */
function FirstOverASheet(props: SnackbarStackProps & { readonly title: string; readonly send: string }): ReactElement {
  const { title, send, ...rest } = props;
  const [sent, setSent] = useState(false);
  return (
    <>
      <OpenedBy
        open
        onOpenChange={fn()}
        form={BottomSheet}
        height={420}
        title={title}
        opener={title}
        footer={<Button onClick={() => setSent(true)}>{send}</Button>}
      />
      {sent ? <KeptNotices {...rest} /> : null}
    </>
  );
}

/**
 * An open sheet hides the page from assistive technology, but not the snackbars: they are announced, reachable and
 * pressable, and the sheet stays.
 */
export const ReachableOverASheet: Story = {
  args: { items: tones.slice(0, 3) },
  render: (args) => {
    return <FirstOverASheet {...args} title={productText('Ticket')} send="Place bet" />;
  },
  play: async ({ args, step }) => {
    const send = await screen.findByRole('button', { name: 'Place bet' });
    const sheet = screen.getByRole('dialog', { name: productText('Ticket') });
    const stays = async (): Promise<void> => {
      await expect(screen.getByRole('dialog', { name: productText('Ticket') })).toBe(sheet);
      await expect(sheet).toHaveAttribute('data-open');
    };
    const accepted = 'Ticket 4021-8873 is accepted.';
    const blocked = 'Your account is blocked.';
    await userEvent.click(send);
    await step('they are found, and an error is told at once', async () => {
      await screen.findByRole('dialog', { name: accepted });
      await expect(screen.getByRole('region', { name: productText(args.label ?? '') })).toContainElement(
        bars()[0] ?? null,
      );
      await expect(screen.getByRole('alert')).toHaveTextContent(blocked);
    });
    await step('the keyboard goes there and back', async () => {
      await waitFor(() => expect(send).toHaveFocus());
      await userEvent.keyboard('{F6}');
      await expect(screen.getByRole('region', { name: productText(args.label ?? '') })).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await expect(send).toHaveFocus();
    });
    await step('Escape closes the notice that has the focus, and only that', async () => {
      await userEvent.keyboard('{F6}{Tab}');
      const newest = screen.getByRole('dialog', { name: 'A new version is ready.' });
      await expect(newest).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(newest).not.toBeInTheDocument());
      await stays();
    });
    await step('a press leaves the sheet open', async () => {
      const first = screen.getByRole('dialog', { name: accepted });
      await userEvent.click(within(first).getByRole('button'));
      await waitFor(() => expect(first).not.toBeInTheDocument());
      await stays();
    });
    await step('those that are there when it opens stay to be heard', async () => {
      const [cross] = within(sheet).getAllByRole('button');
      await userEvent.click(cross ?? sheet);
      await waitFor(() => expect(sheet).not.toBeInTheDocument());
      await userEvent.click(screen.getByRole('button', { name: productText('Ticket') }));
      await screen.findByRole('dialog', { name: productText('Ticket') });
      await expect(screen.getByRole('alert')).toHaveTextContent(blocked);
      await expect(screen.getByRole('alertdialog', { name: blocked })).toBeVisible();
    });
  },
};
