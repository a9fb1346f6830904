import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
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
          'News that scroll past four times, two minutes each. They pause on hover and can be stopped. With reduced motion they are scrolled by hand.',
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

export const News: Story = {
  name: 'News [HEAD-20, CONST-03]',
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const timing = movement(canvasElement).effect?.getTiming();
    await expect(timing).toMatchObject({ iterations: 4, duration: 120_000 });
    // The second copy is hidden from assistive technology.
    await expect(within(canvasElement).getAllByText(/18:45/)).toHaveLength(2);
    await expect(canvasElement.querySelector('[inert]')).toHaveAttribute('aria-hidden', 'true');
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

/** After its last pass it stops and can be started again. */
export const Over: Story = {
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const button = within(canvasElement).getByRole('button');
    const track = trackOf(canvasElement);
    void fireEvent.animationEnd(track);
    await expect(track).toHaveAttribute('data-motion-state', 'over');
    await userEvent.click(button);
    await expect(trackOf(canvasElement)).toHaveAttribute('data-motion-state', 'moving');
    // A new track, and with it the first pass.
    await expect(trackOf(canvasElement)).not.toBe(track);
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
