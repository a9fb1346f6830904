import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StoryFrame } from '../testing/StoryFrame.tsx';
import { orchard } from '../testing/story-games.ts';
import { textOf } from '../testing/text-of.ts';

const meta = {
  title: 'Apps/games/Frame',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: orchard, seed: 7, onTell: fn() },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const spin = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: textOf('games.spin') }));

/** [RGS-08] [RGS-24] Another window took the game over; one press takes it back. */
export const Superseded: Story = {
  args: { problem: 'superseded' },
  play: async ({ canvasElement, args }) => {
    await spin(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: textOf('games.playHere') }));
    await expect(args.onTell).toHaveBeenCalledWith({ type: 'trouble', code: 'superseded', retry: true });
  },
};

export const Expired: Story = {
  args: { problem: 'sessionExpired' },
  play: async ({ canvasElement }) => {
    await spin(canvasElement);
    await expect(await within(canvasElement).findByText(textOf('games.expired'))).toBeVisible();
  },
};

/** [RGS-24] Silence is no refusal: the same round is asked for again. */
export const NoAnswer: Story = {
  args: { problem: 'unavailable' },
  play: async ({ canvasElement }) => {
    await spin(canvasElement);
    await expect(await within(canvasElement).findByText(textOf('games.notice.noAnswer'))).toBeVisible();
  },
};

/** The reality check belongs to the page; the game waits (CAS-32). */
export const RealityCheck: Story = {
  args: { onReady: (store) => store.send({ type: 'pause', why: 'realityCheck' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(textOf('games.pause.realityCheck'))).toBeVisible();
  },
};

/** [RGS-25] All stakes in a grid; Escape closes it. */
export const Stakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const value = await canvas.findByRole('button', { expanded: false });
    await userEvent.click(value);
    const all = canvas.getByRole('group', { name: textOf('games.stake.all') });
    await expect(within(all).getAllByRole('button')).toHaveLength(9);
    await userEvent.keyboard('{Escape}');
    await expect(value).toHaveFocus();
    await userEvent.click(value);
    const highest = within(all).getAllByRole('button').at(-1);
    if (highest) await userEvent.click(highest);
    await expect(value.textContent).toMatch(/1.?000/);
  },
};
