import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

import {
  createPagePainter,
  stillMark,
  type FollowedColors,
  type PagePainter,
  type PaintedColors,
} from './page-painter.ts';

const meta = {
  title: 'Packages/theme-tools/Painting',
  parameters: {
    docs: {
      description: {
        component:
          'While a colour is dragged, a page is restyled in pieces of a few elements for each frame. Afterwards nothing of it is left.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const [one, other] = ['--kvota-color-brand-base', '--kvota-color-bg-canvas'];

function Cells({ depth, color = one }: { readonly depth: number; readonly color?: string }): ReactElement {
  return (
    <div style={{ padding: 1, border: `1px solid var(${color})` }}>
      {depth === 0
        ? Array.from({ length: 12 }, (_, at) => (
            <i key={at} style={{ color: `var(${color})`, background: `var(${other})` }}>
              x
            </i>
          ))
        : [0, 1, 2].map((at) => <Cells key={at} depth={depth - 1} color={color} />)}
    </div>
  );
}

/** A painter whose frames and pauses the test runs. */
function stage() {
  const due = { frame: undefined as (() => void) | undefined, idle: undefined as (() => void) | undefined };
  const laterIn = (kind: keyof typeof due) => (task: () => void) => {
    due[kind] = task;
    return () => {
      due[kind] = undefined;
    };
  };
  const clock = { now: 0 };
  const painter = createPagePainter({
    page: document,
    background: other,
    frame: laterIn('frame'),
    idle: laterIn('idle'),
    // Each reading costs a millisecond, so that a frame has room for few parts.
    now: () => (clock.now += 1),
  });
  const run = (kind: keyof typeof due): boolean => {
    const task = due[kind];
    due[kind] = undefined;
    task?.();
    return task !== undefined;
  };
  const frames = (): number => {
    let count = 0;
    while (run('frame')) count += 1;
    return count;
  };
  return { painter, frames, frame: () => run('frame'), pause: () => run('idle') };
}

const root = document.documentElement;
const before: PaintedColors = { [one]: '#112233', [other]: '#445566' };
const paintRoot = (colors: PaintedColors): void => {
  for (const [name, color] of Object.entries(colors)) root.style.setProperty(name, color);
};
const shown = (canvasElement: Element): ReadonlySet<string> =>
  new Set(
    [document.body, ...canvasElement.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return `${style.getPropertyValue(one)} ${style.getPropertyValue(other)}`;
    }),
  );
/** Number of elements that have something of the painter. */
const traces = (): number =>
  [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
    (element) => element.hasAttribute(stillMark) || element.style.getPropertyValue(one) !== '',
  ).length + Number(root.style.backgroundColor !== '');

function follow(painter: PagePainter, colors: PaintedColors, rested: string[] = []): FollowedColors {
  const drag: FollowedColors = {
    from: () => before,
    read: () => colors,
    onRest: () => void rested.push('rest'),
    onEnd: () => {
      rested.push('end');
      paintRoot(colors);
    },
  };
  painter.follow(drag);
  return drag;
}

/** Gives the root of the page its colours for a story, and takes them away. */
async function withRoot(act: () => void | Promise<void>): Promise<void> {
  paintRoot(before);
  try {
    await act();
  } finally {
    for (const name of Object.keys(before)) root.style.removeProperty(name);
  }
}

const next: PaintedColors = { [one]: '#AA0000', [other]: '#00BB00' };
const last: PaintedColors = { [one]: '#AA00FF', [other]: '#00BB00' };

export const Drag: Story = {
  name: '[THEME-32] a page follows in pieces',
  render: () => <Cells depth={4} />,
  play: async ({ canvasElement, step }) => {
    await withRoot(async () => {
      const { painter, frames, frame, pause } = stage();
      const happened: string[] = [];
      await step('no frame takes the whole page, and then every element has the colours', async () => {
        follow(painter, next, happened);
        frame();
        frame();
        frame();
        await expect(shown(canvasElement).size).toBe(2);
        await expect(frames()).toBeGreaterThan(10);
        await expect([...shown(canvasElement)]).toEqual(['#AA0000 #00BB00']);
        await expect(root.style.getPropertyValue(one)).toBe('#112233');
        await expect(happened).toEqual(['rest']);
      });
      await step('an element that comes meanwhile has them too, and one that goes disturbs nothing', async () => {
        const added = document.createElement('b');
        canvasElement.append(added);
        canvasElement.querySelector('div')?.querySelector('div')?.remove();
        follow(painter, last, happened);
        frames();
        await expect([...shown(canvasElement)]).toEqual(['#AA00FF #00BB00']);
        added.remove();
      });
      await step('after a release nothing is left but the colours of the root', async () => {
        painter.release();
        frames();
        await expect([...shown(canvasElement)]).toEqual(['#AA00FF #00BB00']);
        await expect(pause()).toBe(true);
        await expect(happened).toEqual(['rest', 'rest', 'end']);
        await expect([...shown(canvasElement)]).toEqual(['#AA00FF #00BB00']);
        await expect(traces()).toBe(0);
        await expect(painter.isActive()).toBe(false);
      });
    });
  },
};

const users = (canvasElement: Element): readonly HTMLElement[] => [...canvasElement.querySelectorAll<HTMLElement>('b')];

export const First: Story = {
  name: '[THEME-32] what uses the colour follows first',
  render: () => (
    <>
      <Cells depth={3} color={other} />
      <style>{`.shown-brand[data-on], .shown-brand[data-off] { color: var(${one}); } .shown-brand > ::after { color: var(${one}); }`}</style>
      <p>
        <b className="shown-brand" data-on="">
          text
        </b>
        <b style={{ background: `var(${one})` }} />
      </p>
      <Cells depth={3} color={other} />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await withRoot(async () => {
      const { painter, frames, frame } = stage();
      const blues = (): readonly string[] =>
        users(canvasElement).map((element) => getComputedStyle(element).getPropertyValue(one));
      await step('before the rest of the page', async () => {
        follow(painter, { ...before, [one]: '#AA0000' });
        for (let at = 0; at < 3; at += 1) frame();
        await expect(blues()).toEqual(['#AA0000', '#AA0000']);
        await expect(shown(canvasElement).size).toBe(2);
      });
      await step('again with each move, while the rest waits', async () => {
        for (const color of ['#AA0011', '#AA0022', '#AA0033']) {
          follow(painter, { ...before, [one]: color });
          for (let at = 0; at < 3; at += 1) frame();
          await expect(blues()).toEqual([color, color]);
          await expect([...shown(canvasElement)]).toContain('#112233 #445566');
        }
      });
      await step('and the rest when no move comes', async () => {
        frames();
        await expect([...shown(canvasElement)]).toEqual(['#AA0033 #445566']);
        painter.clear();
        await expect(traces()).toBe(0);
      });
    });
  },
};

export const Interrupted: Story = {
  name: '[THEME-32] a drag that is interrupted',
  render: () => <Cells depth={4} />,
  play: async ({ canvasElement, step }) => {
    await withRoot(async () => {
      const { painter, frames, frame, pause } = stage();
      await step('given back in the middle of a drag', async () => {
        follow(painter, next);
        for (let at = 0; at < 8; at += 1) frame();
        await expect(shown(canvasElement).size).toBe(2);
        painter.clear();
        await expect(frames()).toBe(0);
        await expect([...shown(canvasElement)]).toEqual(['#112233 #445566']);
        await expect(traces()).toBe(0);
      });
      await step('a second drag while the first one is cleaned up', async () => {
        follow(painter, next);
        frames();
        painter.release();
        for (let at = 0; at < 6; at += 1) frame();
        follow(painter, last);
        frames();
        await expect([...shown(canvasElement)]).toEqual(['#AA00FF #00BB00']);
        painter.release();
        frames();
        follow(painter, next);
        frames();
        await expect([...shown(canvasElement)]).toEqual(['#AA0000 #00BB00']);
        painter.release();
        frames();
        await expect(pause()).toBe(true);
        await expect([...shown(canvasElement)]).toEqual(['#AA0000 #00BB00']);
        await expect(traces()).toBe(0);
      });
      await step('given back while it is cleaned up', async () => {
        paintRoot(before);
        follow(painter, last);
        painter.release();
        frames();
        painter.clear();
        await expect(pause()).toBe(false);
        await expect([...shown(canvasElement)]).toEqual(['#112233 #445566']);
        await expect(traces()).toBe(0);
      });
    });
  },
};
