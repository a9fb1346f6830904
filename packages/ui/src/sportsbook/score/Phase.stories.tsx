import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cells, Sample } from '../../../fixtures/layout/Sample.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Phase } from './Phase.tsx';
import { phaseTone } from './phase-tone.ts';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Phase',
  component: Phase,
  args: { phase: '2nd half', clock: "67'", tone: 'live' },
  argTypes: {
    phase: { control: 'text' },
    clock: { control: 'text' },
    tone: { control: 'inline-radio', options: ['before', 'live', 'break', 'over'] },
  },
  parameters: {
    docs: {
      description: {
        component:
          'The phase of a match. A running phase has the live colour and a slanted bar, a break two bars, and a finished one is muted.',
      },
    },
  },
} satisfies Meta<typeof Phase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(productText('2nd half'))).toBeVisible();
    await expect(within(canvasElement).getByText("67'")).toBeVisible();
  },
};
export const Break: Story = { args: { phase: 'HT', clock: undefined, tone: 'break' } };
export const Over: Story = { args: { phase: 'Finished', clock: undefined, tone: 'over' } };
export const Before: Story = { args: { phase: 'Not started', clock: undefined, tone: 'before' } };

const codes: readonly (readonly [code: string, text: string, clock?: string])[] = [
  ['NSY', 'Not started'],
  ['FH', '1st half', "23'"],
  ['HT', 'HT'],
  ['SH', '2nd half', "67'"],
  ['F', 'Finished'],
  ['OT', 'Overtime', '2:40'],
  ['AOT', 'After overtime'],
  ['P', 'Penalties'],
  ['ETF', 'Extra time 1', "97'"],
  ['ETHT', 'Extra time break'],
  ['PAUSED', 'Interrupted'],
  ['Q3', 'Q3', '4:12'],
  ['SET2', 'Set 2'],
  ['MAP1', 'Map 1'],
  ['GAME5', 'Game 5'],
  ['P2', 'Period 2', '11:08'],
  ['INN7', 'Inning 7'],
];

/** Every kind of phase code in the offer. */
export const AllCodes: Story = {
  render: () => {
    return (
      <StoryGrid>
        <div className={cells}>
          {codes.map(([code, text, clock]) => (
            <Sample key={code} name={code}>
              <Phase phase={productText(text)} clock={clock} tone={phaseTone(code)} />
            </Sample>
          ))}
        </div>
      </StoryGrid>
    );
  },
};
