import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Panel } from '../../frame/panel/Panel.tsx';
import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { SportIcon } from '../../icon/sport-icon/SportIcon.tsx';
import { MatchEvents } from './MatchEvents.tsx';
import { MatchTracker } from './MatchTracker.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const halves = [
  { id: 'FH', label: '1st half', from: 0, to: 0.5, score: '1:1' },
  { id: 'SH', label: '2nd half', from: 0.5, to: 1, score: '0:2', current: true },
];

const meta = {
  title: 'Kit/Sportsbook/Match tracker',
  component: MatchTracker,
  args: {
    label: 'Timeline',
    home: 'Crvena zvezda',
    away: 'Olympiacos Πειραιώς',
    leads: [
      { at: 0, lead: 0 },
      { at: 0.13, lead: 1 },
      { at: 0.41, lead: 0 },
      { at: 0.63, lead: -1 },
    ],
    marks: [
      { id: '1', at: 0.13, side: 'home', kind: 'score', time: "12'", text: "12' Crvena zvezda 1:0" },
      { id: '2', at: 0.41, side: 'away', kind: 'score', time: "37'", text: "37' Olympiacos Πειραιώς 1:1" },
      { id: '3', at: 0.55, side: 'home', kind: 'redCard', time: "50'", text: "50' Crvena zvezda" },
      { id: '4', at: 0.63, side: 'away', kind: 'score', time: "57'", text: "57' Olympiacos Πειραιώς 1:2" },
      { id: '5', at: 0.64, side: 'away', kind: 'score', time: "58'", text: "58' Olympiacos Πειραιώς 1:3" },
    ],
    periods: halves,
    now: 0.7,
    sign: <SportIcon code="F" size={18} />,
  },
  argTypes: { leads: { control: false }, marks: { control: false }, periods: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The course of a match as a line: the lead and the goals. `MatchEvents` has the same content as text.',
      },
    },
  },
  render: (args) => (
    <StoryGrid width={640}>
      <Panel>
        <MatchTracker {...args} />
        <Events />
      </Panel>
    </StoryGrid>
  ),
} satisfies Meta<typeof MatchTracker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Events() {
  return (
    <MatchEvents
      label={productText('Key events')}
      events={[
        { id: '4', time: "57'", kind: 'score', text: 'Olympiacos Πειραιώς', score: '1:2' },
        { id: '3', time: "50'", kind: 'redCard', text: 'Crvena zvezda', score: '1:1' },
        { id: '3y', time: "48'", kind: 'yellowCard', text: 'Partizan', score: '1:1' },
        { id: 'SH', time: "46'", kind: 'phase', text: productText('2nd half'), score: '1:1' },
        { id: '2', time: "37'", kind: 'score', text: 'Olympiacos Πειραιώς', score: '1:1' },
        { id: '1', time: "12'", kind: 'score', text: 'Crvena zvezda', score: '1:0' },
      ]}
    />
  );
}

/** A football match in its second half. */
export const Goals: Story = {
  name: 'Goals [MATCH-31]',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: productText('Key events') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    const marks = within(within(canvasElement).getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
    await expect(marks.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(["12'", "37'", "50'", "57'", "58'"]);
    // Marks of a side do not cover each other.
    const [before, after] = marks.slice(-2).map((mark) => mark.firstElementChild?.getBoundingClientRect());
    await expect((after?.left ?? 0) - (before?.right ?? 0)).toBeGreaterThanOrEqual(0);
  },
};

/** Basketball has too many scores to mark; the lead alone shows the course of the match. */
export const Points: Story = {
  args: {
    marks: [],
    leads: Array.from({ length: 80 }, (_, i) => ({ at: i / 100, lead: Math.round(Math.sin(i / 9) * 12 + i / 20) })),
    periods: ['Q1', 'Q2', 'Q3', 'Q4'].map((label, i) => ({
      id: label,
      label,
      from: i / 4,
      to: (i + 1) / 4,
      current: i === 3,
    })),
    now: 0.8,
  },
};

/** Before the first event. */
export const KickOff: Story = { args: { leads: [{ at: 0, lead: 0 }], marks: [], now: 0.01 } };
