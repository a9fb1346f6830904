import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../action/button/Button.tsx';
import { drawnPicture } from '../../../fixtures/pictures.ts';
import { holdSlowTimers, type SlowTimers } from '../../../fixtures/slow-timers.ts';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import type { BannerSlide } from './Banner.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const slidesIn = (): readonly BannerSlide[] => [
  {
    id: 'derby',
    tone: 'brand',
    title: 'The derby tonight',
    text: 'Crvena zvezda – Partizan at 18:45, with 214 markets',
    action: <Button>To the match</Button>,
    art: <SportIcon code="F" size={150} />,
  },
  {
    id: 'fruits',
    tone: 'casino',
    title: 'A hundred free spins',
    text: 'With the first deposit of this week',
    image: drawnPicture(1, 900, 400),
    action: <Button variant="brand">To the casino</Button>,
  },
  { id: 'live', tone: 'live', title: '38 matches in play', action: <Button>{productText('Live')}</Button> },
  {
    id: 'cup',
    tone: 'plain',
    title: 'The cup, all quarter-finals',
    image: drawnPicture(3, 1600, 400),
    imageOnly: true,
  },
];

let timers: SlowTimers | undefined;

const meta = {
  title: 'Kit/Home/Banner carousel',
  component: BannerCarousel,
  args: { label: 'Offers', slides: [], interval: 6000 },
  argTypes: { slides: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Banners, one at a time. They advance by themselves, pause on hover and focus, do not move with reduced motion, and can be stopped, swiped and selected.',
      },
    },
  },
  beforeEach: () => {
    const held = holdSlowTimers();
    timers = held;
    return held.restore;
  },
  render: (args) => <BannerCarousel {...args} slides={slidesIn()} />,
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below 320 pixels the whole text is visible, and a word that is wider than the banner is broken. */
export const Slim: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <BannerCarousel
        {...args}
        slides={[
          {
            id: 'long',
            tone: 'brand',
            title: 'Donaudampfschifffahrtsgesellschaftskapitän',
            text: 'Über 20 Sportarten und ein Wettschein, der zeigt, wie die Auszahlung entsteht.',
            action: <Button>Zum Angebot</Button>,
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [title, text] = [canvas.getByRole('heading'), canvas.getByText(/^Über 20/)];
    for (const words of [title, text]) await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    // Lines beyond the limit would be cut; a title has no such limit.
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
    const slide = canvas.getByRole('group').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().bottom).toBeLessThan(slide.bottom);
  },
};

const carouselOf = (canvasElement: HTMLElement): HTMLElement => {
  const carousel = canvasElement.querySelector<HTMLElement>('section[aria-roledescription]');
  if (!carousel) throw new Error('There is no carousel');
  return carousel;
};
/** Returns the number of the current slide, counted from 1, by the reachable slide and by the mark among the dots. */
const inSight = (canvasElement: HTMLElement): number => {
  const slides = [...canvasElement.querySelectorAll('[role="group"][aria-roledescription]')];
  const dots = [...within(canvasElement).getByRole('toolbar').querySelectorAll('button')];
  const slide = slides.findIndex((element) => !element.hasAttribute('inert'));
  const dot = dots.findIndex((element) => element.hasAttribute('aria-current'));
  return slide === dot ? slide + 1 : Number.NaN;
};
const lastButton = (canvasElement: HTMLElement): HTMLElement => {
  const button = within(within(canvasElement).getByRole('toolbar')).getAllByRole('button').at(-1);
  if (!button) throw new Error('There is no way to stop it');
  return button;
};

/** It moves on until it is stopped. */
export const Moving: Story = {
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const carousel = carouselOf(canvasElement);
    await waitFor(() => expect(timers?.running()).toBe(1));
    await expect(carousel).toHaveAttribute('data-moving');
    timers?.elapse();
    await waitFor(() => expect(inSight(canvasElement)).toBe(2));

    await within(canvasElement).findByRole('toolbar');
    const stop = lastButton(canvasElement);
    const name = stop.getAttribute('aria-label');
    await userEvent.click(stop);
    await expect(stop.getAttribute('aria-label')).not.toBe(name);
    await userEvent.unhover(stop);
    stop.blur();
    // Pointer and focus are gone, and it still does not move, because it was stopped.
    await expect(carousel).not.toHaveAttribute('data-moving');
    await expect(timers?.running()).toBe(0);
    await userEvent.click(stop);
    await userEvent.unhover(stop);
    stop.blur();
    await waitFor(() => expect(carousel).toHaveAttribute('data-moving'));
  },
};

/** The timer pauses under the pointer and while the focus is inside. */
export const Waiting: Story = {
  play: async ({ canvasElement, globals }) => {
    if (globals['motion'] === 'reduced') return;
    const carousel = carouselOf(canvasElement);
    await waitFor(() => expect(timers?.running()).toBe(1));
    await userEvent.hover(carousel);
    await expect(timers?.running()).toBe(0);
    await userEvent.unhover(carousel);
    await waitFor(() => expect(timers?.running()).toBe(1));
    await userEvent.tab();
    await expect(carousel).toContainElement(document.activeElement as HTMLElement);
    await expect(timers?.running()).toBe(0);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(timers?.running()).toBe(1));
  },
};

/** One stop for Tab; arrow keys move along the controls, Enter chooses. Hidden slides cannot be reached. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const toolbar = await within(canvasElement).findByRole('toolbar');
    const [first, second] = within(toolbar).getAllByRole('button');
    await waitFor(() => expect(inSight(canvasElement)).toBe(1));
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inSight(canvasElement)).toBe(2));
    // Past the first slide, to the last one.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(lastButton(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(inSight(canvasElement)).toBe(3));
    await expect(carouselOf(canvasElement).querySelectorAll('[inert]')).toHaveLength(3);
  },
};

/** With reduced motion it does not move until it is started, and then changes without animation. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(carouselOf(canvasElement)).not.toHaveAttribute('data-moving');
    await expect(timers?.running()).toBe(0);
    await within(canvasElement).findByRole('toolbar');
    await userEvent.click(lastButton(canvasElement));
    await userEvent.unhover(lastButton(canvasElement));
    lastButton(canvasElement).blur();
    await waitFor(() => expect(timers?.running()).toBe(1));
  },
};

/** The place is reserved before the pictures load, so nothing moves. */
export const One: Story = {
  render: (args) => <BannerCarousel {...args} slides={slidesIn().slice(1, 2)} />,
  play: async ({ canvasElement }) => {
    const slide = canvasElement.querySelector('[role="group"]');
    const { width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
    await expect([1.6, 2.5, 4.5].some((ratio) => Math.abs(width / height - ratio) < 0.05)).toBe(true);
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull();
  },
};

/** If a picture fails to load, the drawn background remains. */
export const PictureLost: Story = {
  render: (args) => (
    <BannerCarousel
      {...args}
      slides={slidesIn()
        .slice(1, 2)
        .map((slide) => ({ ...slide, image: 'data:image/png;base64,AAAA' }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
