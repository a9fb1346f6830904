import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Panel } from '../../frame/panel/Panel.tsx';
import { Flag } from '../../icon/flag/Flag.tsx';
import { Phase } from '../score/Phase.tsx';
import { Score } from '../score/Score.tsx';
import { MatchHead } from './MatchHead.tsx';
import { productText } from '../../../fixtures/story-language.ts';

const meta = {
  title: 'Kit/Sportsbook/Match head',
  component: MatchHead,
  args: { home: 'Crvena zvezda', away: 'Partizan', middle: 'today 18:45', league: 'Serbia · Superliga' },
  argTypes: { home: { control: 'text' }, away: { control: 'text' }, middle: { control: 'text' } },
  parameters: {
    docs: { description: { component: 'The header of a match page: both sides, with the score between them.' } },
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof MatchHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheStart: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(/Crvena zvezda.*Partizan/);
  },
};

export const Live: Story = {
  render: (args) => {
    return (
      <MatchHead
        {...args}
        league={
          <>
            <Flag code="Serbia" /> Serbia · Superliga
          </>
        }
        middle={<Score home="2" away="1" size="lg" />}
        phase={<Phase phase={productText('2nd half')} clock="67'" live />}
      />
    );
  },
};

export const LongNames: Story = {
  args: { home: 'Borussia Mönchengladbach', away: 'Wolverhampton Wanderers' },
};
