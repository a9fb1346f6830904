import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { HoldButton } from './HoldButton.tsx';

const notes = {
  idle: 'Hold for 2 seconds',
  held: 'Keep holding',
  released: 'Released too early: nothing happened',
};

const meta = {
  title: 'Kit/Actions/Hold button',
  component: HoldButton,
  args: { children: 'Pause for 24 hours', notes, onHeld: fn() },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: 'Acts when it is held, in place of a question. Offer another way to the same act beside it.',
      },
    },
  },
  decorators: [(Story) => <StoryGrid width={420}>{Story()}</StoryGrid>],
} satisfies Meta<typeof HoldButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttonOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('button', { name: /^Pause for 24 hours/ });

/** Held by pointer for the whole time, it acts once, also if it is held on. */
export const Held: Story = {
  args: { seconds: 0.3 },
  play: async ({ canvasElement, args }) => {
    const button = buttonOf(canvasElement);
    await expect(button).toHaveAccessibleName(`Pause for 24 hours ${notes.idle}`);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-held');
    await expect(within(button).getByText(notes.held)).toBeVisible();
    await waitFor(() => expect(args.onHeld).toHaveBeenCalledOnce());
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(args.onHeld).toHaveBeenCalledOnce();
    await expect(button).not.toHaveAttribute('data-held');
  },
};

/** Released early, it does nothing, shows that, and announces it. */
export const Released: Story = {
  tags: ['both'],
  play: async ({ canvasElement, args }) => {
    const button = buttonOf(canvasElement);
    await userEvent.click(button);
    await expect(within(button).getByText(notes.released)).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(notes.released);
    await expect(args.onHeld).not.toHaveBeenCalled();
  },
};

/** A page that stalls during a short press learns of the release late. The stall does not count as holding. */
export const Stalled: Story = {
  args: { seconds: 1 },
  play: async ({ canvasElement, args }) => {
    const button = buttonOf(canvasElement);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    const end = performance.now() + 1100;
    while (performance.now() < end);
    // A browser may run the timers that are due before it reports the release.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(args.onHeld).not.toHaveBeenCalled();
    await expect(within(button).getByText(notes.released)).toBeVisible();
  },
};

/** Enter and Space are held in the same way; leaving the button ends it. */
export const Keyboard: Story = {
  args: { seconds: 0.3 },
  play: async ({ canvasElement, args }) => {
    const button = buttonOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter>}');
    await expect(button).toHaveAttribute('data-held');
    await userEvent.tab();
    await expect(button).not.toHaveAttribute('data-held');
    await userEvent.keyboard('{/Enter}');
    await expect(args.onHeld).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('[Space>]');
    await waitFor(() => expect(args.onHeld).toHaveBeenCalledOnce());
    await userEvent.keyboard('[/Space]');
  },
};

/** A click of assistive technology, which cannot hold, opens the other way. A short press does not. */
export const VirtualClick: Story = {
  args: { onVirtualClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = buttonOf(canvasElement);
    await userEvent.click(button);
    await expect(args.onVirtualClick).not.toHaveBeenCalled();
    button.click();
    await expect(args.onVirtualClick).toHaveBeenCalledOnce();
    await expect(args.onHeld).not.toHaveBeenCalled();
  },
};

/** In the middle of a press. The note changes, the size does not. */
export const InProgress: Story = {
  tags: ['both'],
  args: { seconds: 600 },
  play: async ({ canvasElement }) => {
    const button = buttonOf(canvasElement);
    const before = button.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-held');
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
};

/** With reduced motion the fill takes four steps. */
export const LessMotion: Story = {
  args: { seconds: 600 },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const button = buttonOf(canvasElement);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    const fill = button.querySelector('[aria-hidden="true"] > span');
    if (!fill) throw new Error('There is no fill');
    await expect(getComputedStyle(fill).transitionTimingFunction).toMatch(/^steps\(4/);
  },
};

/** The act is being sent. */
export const Busy: Story = {
  args: { busy: true, seconds: 0.1 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonOf(canvasElement));
    await expect(args.onHeld).not.toHaveBeenCalled();
  },
};

/** Not possible now: the reason is in a bubble, and a press does not begin. */
export const Disabled: Story = {
  args: { disabledReason: 'You are offline.', seconds: 0.1 },
  play: async ({ canvasElement }) => {
    const button = buttonOf(canvasElement);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).not.toHaveAttribute('data-held');
    await expect(button).toHaveAccessibleDescription(/You are offline\./);
  },
};
