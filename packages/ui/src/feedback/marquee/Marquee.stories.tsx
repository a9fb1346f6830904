import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Marquee } from './Marquee.tsx';

const meta = {
  title: 'Kit/Signals/Marquee',
  component: Marquee,
  args: {
    label: 'News',
    items: [
      'Tonight: the derby at 18:45',
      'Higher odds on the Euroleague until midnight',
      'New in the casino: eight tables with a live dealer',
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'News that scroll past without end: at least four copies side by side, more until the strip is full. They pause on hover and can be stopped. With reduced motion they are scrolled by hand.',
      },
    },
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (canvasElement: HTMLElement): HTMLElement => {
  const track = canvasElement.querySelector<HTMLElement>('[data-motion-state]');
  if (!track) throw new Error('There is no track');
  return track;
};
const movement = (canvasElement: HTMLElement): Animation => {
  const [animation] = trackOf(canvasElement).getAnimations();
  if (!animation) throw new Error('Nothing moves');
  return animation;
};

const copiesOf = (canvasElement: HTMLElement): number => within(canvasElement).getAllByText(/18:45/).length;

export const News: Story = {
  name: 'News [HEAD-20, OP-80, CONST-03]',
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const timing = movement(canvasElement).effect?.getTiming();
    await expect(timing).toMatchObject({ iterations: Infinity, duration: 120_000 });
    // Two halves of four copies, of which assistive technology gets one.
    await expect(copiesOf(canvasElement)).toBe(8);
    const hidden = canvasElement.querySelector<HTMLElement>('[inert]');
    await expect(hidden).toHaveAttribute('aria-hidden', 'true');
    await expect(
      within(canvasElement)
        .getAllByText(/18:45/)
        .filter((copy) => !hidden?.contains(copy)),
    ).toHaveLength(1);
  },
};

/** A short text: as many copies as fill the strip, at every moment of the pass. */
export const ShortText: Story = {
  name: 'Short text [OP-80]',
  args: { items: ['18:45'] },
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const track = trackOf(canvasElement);
    const strip = track.parentElement;
    await waitFor(() => expect(track.scrollWidth / 2).toBeGreaterThanOrEqual(strip?.clientWidth ?? Infinity));
    await expect(copiesOf(canvasElement)).toBeGreaterThan(8);
  },
};

/** Stopped and started by keyboard. */
export const Paused: Story = {
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const button = within(canvasElement).getByRole('button');
    const pause = button.getAttribute('aria-label');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(movement(canvasElement).playState).toBe('paused'));
    await expect(button.getAttribute('aria-label')).not.toBe(pause);
    await userEvent.keyboard(' ');
    await expect(trackOf(canvasElement)).toHaveAttribute('data-motion-state', 'moving');
    await waitFor(() => expect(movement(canvasElement).playState).toBe('running'));
  },
};

/** With reduced motion the news do not move and are scrolled by hand, also by keyboard. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const window = within(canvasElement).getByRole('group');
    await expect(trackOf(canvasElement).getAnimations()).toHaveLength(0);
    await expect(window).toHaveAttribute('tabindex', '0');
    await expect(window.querySelectorAll('[inert]')[0]).not.toBeVisible();
  },
};
