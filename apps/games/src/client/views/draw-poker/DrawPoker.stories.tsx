import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { deuces, jacks, seeds } from '../../testing/story-games.ts';
import { phasesIn } from '../../testing/phases-in.ts';
import { partOf, textOf } from '../../testing/text-of.ts';

const meta = {
  title: 'Apps/games/Draw poker',
  component: StoryFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { game: jacks, seed: seeds.pair(), onTell: fn() },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const deal = async (canvasElement: HTMLElement): Promise<readonly HTMLElement[]> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: textOf('games.play') }));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase="open"]')).not.toBeNull());
  return within(canvas.getByRole('group', { name: textOf('games.poker.cards') })).getAllByRole('button');
};
const draw = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(partOf(canvasElement, '[data-primary]'));
  await waitFor(() => expect(canvasElement.querySelector('[data-phase]')).toHaveAttribute('data-phase', 'presented'));
};

export const Idle: Story = {};

/** [RGS-25] [CAS-25] Cards are held by a press or by the digits 1 to 5. */
export const Held: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second] = await deal(canvasElement);
    if (!first) throw new Error('No card was dealt.');
    await expect(phasesIn(args.onTell)).toEqual(['open', 'waiting']);
    await userEvent.click(first);
    await userEvent.keyboard('2');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    // Half dealt, a card is half transparent.
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
  },
};

/** A held pair of jacks or better returns the stake at least. */
export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await deal(canvasElement);
    await userEvent.keyboard('12');
    await draw(canvasElement);
    await expect(canvasElement.querySelector('[data-result]')).not.toHaveAttribute('data-result', 'nothing');
    await within(canvasElement).findByText(textOf('games.coach.bestHold'));
  },
};

/** [RGS-27] The coach is silent until the draw. Then it names the better hold, its price, and the return of the session. */
export const OtherHold: Story = {
  play: async ({ canvasElement }) => {
    await deal(canvasElement);
    await userEvent.keyboard('1');
    await expect(partOf(canvasElement, '[data-coach]')).toBeEmptyDOMElement();
    await draw(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-coach] b')).toHaveTextContent(/^(..?[♣♦♥♠] ?){2}/));
    await expect(partOf(canvasElement, '[data-coach]').textContent).toMatch(/\d %|\d%/);
  },
};

export const Lost: Story = {
  args: { seed: 9 },
  play: async ({ canvasElement }) => {
    await deal(canvasElement);
    await draw(canvasElement);
  },
};

export const ThreeHands: Story = {
  args: { mode: '3' },
  play: async ({ canvasElement }) => {
    await deal(canvasElement);
    await userEvent.keyboard('12');
    await draw(canvasElement);
  },
};

export const TenHands: Story = {
  args: { game: deuces, seed: 3, mode: '10' },
  play: async ({ canvasElement }) => {
    await deal(canvasElement);
    await userEvent.keyboard('13');
    await draw(canvasElement);
  },
};

export const Resumed: Story = {
  args: { resume: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(textOf('games.notice.resumed'))).toBeVisible();
  },
};
