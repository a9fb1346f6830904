import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultLabels, useLabels } from '../../text/labels/Labels.tsx';
import { cells, Sample } from '../../../fixtures/layout/Sample.tsx';
import { StoryRow, StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { OddsButton, OddsGap, type OddsButtonProps } from './OddsButton.tsx';
import { writeOdds, type OddsState } from './write-odds.ts';

const derby = 'Crvena zvezda – Partizan, 1';

const meta = {
  title: 'Kit/Sportsbook/Odds button',
  component: OddsButton,
  args: { label: derby, price: '1.85', onClick: fn() },
  argTypes: {
    caption: { control: 'text' },
    move: { control: 'inline-radio', options: [undefined, 'up', 'down'] },
    state: { control: 'inline-radio', options: ['open', 'suspended', 'unavailable', 'loading'] },
    style: { control: false },
    priceRef: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          'One price. It is pressed while it is on the slip. Its size is the same in every state. A changed price has a tint and a triangle, without a transition.',
      },
    },
  },
} satisfies Meta<typeof OddsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const price = within(canvasElement).getByRole('button', { name: `${derby} 1.85`, pressed: false });
    await userEvent.tab();
    await expect(price).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(price);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getByRole('button', { pressed: true });
    await expect(price).toHaveAccessibleName(`${derby} 1.85`);
    // Outside a table too, there is space between the bites and the digits.
    await expect(price.getBoundingClientRect().width).toBeGreaterThanOrEqual(68);
  },
};

export const Up: Story = { args: { move: 'up', price: '1.92' } };
export const Down: Story = { args: { move: 'down', price: '1.79' } };

/** A suspended price cannot be picked, can still be reached, and gives the reason. */
const refused: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const price = within(canvasElement).getByRole('button');
  await userEvent.tab();
  await expect(price).toHaveFocus();
  await expect(price).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(price);
  await expect(args.onClick).not.toHaveBeenCalled();
  const { state } = args;
  if (state === undefined || state === 'open') throw new Error('A closed price has a state.');
  await expect(price).toHaveAccessibleName(`${derby} ${defaultLabels[state]}`);
};

export const Suspended: Story = { args: { state: 'suspended' }, play: refused };
export const Unavailable: Story = { args: { state: 'unavailable' }, play: refused };
export const Loading: Story = { args: { state: 'loading' }, play: refused };

/** A price that was picked before it was suspended can be removed from the slip. */
export const SuspendedWhilePicked: Story = {
  args: { state: 'suspended', selected: true },
  play: async ({ canvasElement, args }) => {
    const price = within(canvasElement).getByRole('button', { pressed: true });
    await expect(price).not.toHaveAttribute('aria-disabled');
    await userEvent.click(price);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** With the line of its market in the corner. */
export const WithLine: Story = { args: { caption: '2.5' } };
export const Wide: Story = {
  args: { layout: 'wide', label: 'Crvena zvezda – Partizan, Over 2.5', caption: 'Over 2.5', style: { width: 240 } },
};

const states: readonly (readonly [name: string, props: Partial<OddsButtonProps>])[] = [
  ['idle', {}],
  ['selected', { selected: true }],
  ['up', { move: 'up', price: '1.92' }],
  ['down', { move: 'down', price: '1.79' }],
  ['selected, up', { move: 'up', selected: true }],
  ['selected, down', { move: 'down', selected: true }],
  ['suspended', { state: 'suspended' }],
  ['suspended, selected', { state: 'suspended', selected: true }],
  ['unavailable', { state: 'unavailable' }],
  ['loading', { state: 'loading' }],
  ['with a line', { caption: '162.5' }],
  ['line, selected', { caption: '162.5', selected: true }],
  ['line, up', { caption: '162.5', move: 'up' }],
  ['line, suspended', { caption: '162.5', state: 'suspended' }],
  ['three decimals', { price: '1.025' }],
  ['very long', { price: '1250.00' }],
  ['not there', {}],
];

/** Every state. The test measures the boxes: all are equal. */
export const States: Story = {
  args: { style: { width: 68 } },
  render: (args) => (
    <StoryGrid>
      <div className={cells}>
        {states.map(([name, props]) => (
          <Sample key={name} name={name}>
            {name === 'not there' ? (
              <span style={{ width: 68 }}>
                <OddsGap />
              </span>
            ) : (
              <OddsButton {...args} {...props} label={name} />
            )}
          </Sample>
        ))}
      </div>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const boxes = buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return `${width} by ${height}`;
    });
    await expect(new Set(boxes).size).toBe(1);
    for (const button of buttons) {
      const { transitionDuration, animationName } = getComputedStyle(button);
      // With reduced motion, transitions take a hundred-thousandth of a second.
      await expect(parseFloat(transitionDuration)).toBeLessThan(0.001);
      await expect(animationName).toBe('none');
    }
  },
};

/** One button that goes through all states: neither it nor its neighbour moves. */
function Changing(): ReactElement {
  const [at, setAt] = useState(0);
  const [, props] = states[at % (states.length - 1)] ?? ['', {}];
  return (
    <StoryRow>
      <OddsButton label="next" price="1.85" style={{ minWidth: 68 }} {...props} />
      <button type="button" onClick={() => setAt(at + 1)} style={{ minHeight: 44 }}>
        +
      </button>
    </StoryRow>
  );
}

export const NoShift: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const [price, next] = within(canvasElement).getAllByRole('button');
    if (!price || !next) throw new Error('The price and its neighbour are not there.');
    const place = (): string => {
      const one = price.getBoundingClientRect();
      const other = next.getBoundingClientRect();
      return [one.x, one.y, one.height, other.y].join(' ');
    };
    const before = place();
    for (const [name] of states.slice(0, -1)) {
      await userEvent.click(next);
      await expect(place(), name).toBe(before);
    }
  },
};

/** A store writes the price without React: the component renders once. */
function Ticking(props: { readonly onClick: () => void }): ReactElement {
  const price = useRef<HTMLSpanElement>(null);
  const labels = useLabels();
  useEffect(() => {
    let hundredths = 185;
    const timer = setInterval(() => {
      const step = hundredths % 2 === 0 ? 7 : -5;
      hundredths += step;
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      if (!price.current) return;
      writeOdds(price.current, { text, state: 'open' }, labels);
      price.current.setAttribute('data-move', step > 0 ? 'up' : 'down');
    }, 1500);
    return () => clearInterval(timer);
  }, [labels]);
  return <OddsButton label={derby} priceRef={price} onClick={props.onClick} style={{ width: 68 }} />;
}

export const Tick: Story = { render: () => <Ticking onClick={() => undefined} /> };

/** A store closes and opens a price without React: name, state and press follow. */
export const WrittenByAStore: Story = {
  render: ({ onClick, label }) => <OddsButton label={label} state="loading" onClick={onClick} style={{ width: 68 }} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    const price = button.querySelector('span');
    if (!price) throw new Error('There is no place for the price.');
    const write = (state: OddsState): void => writeOdds(price, { text: '2.10', state }, defaultLabels);
    write('open');
    await expect(button).toHaveAccessibleName(`${derby} 2.10`);
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    write('suspended');
    await expect(button).toHaveAccessibleName(`${derby} ${defaultLabels.suspended}`);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    write('open');
    await expect(button).toHaveAccessibleName(`${derby} 2.10`);
  },
};
