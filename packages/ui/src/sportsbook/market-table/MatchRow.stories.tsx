import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { OddsButton, OddsGap } from '../odds-button/OddsButton.tsx';
import { MarketTable } from './MarketTable.tsx';
import { MatchRow } from './MatchRow.tsx';

function prices(match: string): ReactElement[] {
  return [
    <OddsButton key="1" label={`${match}, 1`} price="2.05" />,
    <OddsButton key="X" label={`${match}, X`} price="3.30" />,
    <OddsButton key="2" label={`${match}, 2`} price="3.70" />,
  ];
}

const meta = {
  title: 'Kit/Sportsbook/Match row',
  component: MatchRow,
  args: {
    home: 'Crvena zvezda',
    away: 'Partizan',
    time: '18:45',
    more: '+214',
    label: 'Crvena zvezda – Partizan',
    children: prices('Crvena zvezda – Partizan'),
  },
  argTypes: {
    home: { control: 'text' },
    away: { control: 'text' },
    time: { control: 'text' },
    timeDetail: { control: 'text' },
    homeScore: { control: 'text' },
    awayScore: { control: 'text' },
    more: { control: 'text' },
    server: { control: 'inline-radio', options: [undefined, 'home', 'away'] },
    children: { control: false },
    lead: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          'One match in a market table: time or phase, teams, score, the first prices, and the number of further ones.',
      },
    },
  },
  render: (args) => (
    <StoryGrid>
      <MarketTable columns={3} label="Superliga">
        <MatchRow {...args} />
      </MarketTable>
    </StoryGrid>
  ),
} satisfies Meta<typeof MatchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheStart: Story = {};
export const AnotherDay: Story = { args: { timeDetail: 'Fri', time: '17:00' } };

/** The longest names of clubs are not cut on a narrow phone, beside their goals. */
export const WholeNames: Story = {
  args: {
    home: 'Colorado Springs Switchbacks',
    away: 'Universidad Católica del Ecuador',
    live: true,
    timeDetail: '2nd half',
    time: "67'",
    homeScore: '2',
    awayScore: '1',
    label: 'Colorado Springs Switchbacks – Universidad Católica del Ecuador',
    children: prices('Colorado Springs Switchbacks – Universidad Católica del Ecuador'),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const name of ['Colorado Springs Switchbacks', 'Universidad Católica del Ecuador']) {
      const shown = canvas.getByText(name);
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    }
  },
};

/** Names of clubs are not cut beside five prices at 624 pixels, which is a page of 1280 at double size. */
export const FivePrices: Story = {
  args: {
    home: 'Smederevo 1924 Belgrade',
    away: 'Napredak Kruševac',
    children: [
      ...prices('Smederevo 1924 Belgrade – Napredak Kruševac'),
      <OddsButton key="under" label="Under 2.5" caption="2.5" price="1.65" />,
      <OddsButton key="over" label="Over 2.5" caption="2.5" price="12.22" />,
    ],
  },
  render: (args) => (
    <StoryGrid>
      <div style={{ width: 624 }}>
        <MarketTable columns={5} label="Superliga">
          <MatchRow {...args} />
        </MarketTable>
      </div>
    </StoryGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    for (const name of ['Smederevo 1924 Belgrade', 'Napredak Kruševac']) {
      const shown = canvas.getByText(name);
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    }
    for (const price of canvasElement.querySelectorAll('button'))
      await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
  },
};

export const LiveWithRedCards: Story = {
  args: {
    live: true,
    timeDetail: '2nd half',
    time: "67'",
    homeScore: '2',
    awayScore: '1',
    homeCards: 1,
    awayCards: 2,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-red-cards]')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-red-cards="2"]')).toHaveTextContent('2');
  },
};

export const Tennis: Story = {
  args: {
    home: 'N. Đoković',
    away: 'Γ. Παπαδόπουλος',
    live: true,
    timeDetail: 'Set 2',
    time: '40:15',
    homeScore: ['1', '4', '40'],
    awayScore: ['0', '5', '15'],
    server: 'away',
    label: 'N. Đoković – Γ. Παπαδόπουλος',
    children: [
      <OddsButton key="1" label="N. Đoković, 1" price="1.18" />,
      <OddsGap key="X" />,
      <OddsButton key="2" label="Γ. Παπαδόπουλος, 2" price="4.90" move="down" />,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-serving]')).toHaveLength(1);
  },
};

const set = { live: true, timeDetail: 'Set 2', time: '', homeScore: ['1', '4', '40'], awayScore: ['0', '5', '15'] };

/** Sets, games and points of all rows are below each other, whatever the names are. */
export const ScoresInColumns: Story = {
  name: 'Scores in columns [LIVE-06]',
  render: () => (
    <StoryGrid>
      <MarketTable columns={2} label="ATP">
        <MatchRow {...set} home="N. Đoković" away="G. Dimitrov" />
        <MatchRow {...set} home="A. Davidovich Fokina" away="G. Mpetshi Perricard" homeScore={['0', '12', '']} />
      </MarketTable>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-live]')];
    const scores = rows.map((row) =>
      [...row.querySelectorAll('span')].filter(({ textContent }) => textContent === '5'),
    );
    const ends = scores.map((found) => Math.round(found.at(-1)?.getBoundingClientRect().right ?? 0));
    await expect(ends).toHaveLength(2);
    await expect(ends[0]).toBeGreaterThan(0);
    await expect(ends[1]).toBe(ends[0]);
  },
};

export const LongNames: Story = {
  args: {
    home: 'Clube de Regatas do Flamengo de Rio de Janeiro e Guanabara',
    away: 'Wolverhampton Wanderers',
    timeDetail: 'Extra time 1',
    time: "104'",
    live: true,
    homeScore: '3',
    awayScore: '3',
    homeCards: 1,
    server: 'home',
  },
  play: async ({ canvasElement }) => {
    // Marks stay when the name is cut.
    const card = canvasElement.querySelector('[data-red-cards]')?.getBoundingClientRect();
    const score = within(canvasElement).getAllByText('3')[0]?.getBoundingClientRect();
    await expect(card?.width).toBeGreaterThan(5);
    await expect(card?.right ?? 0).toBeLessThan(score?.left ?? 0);
  },
};

/** Every market is closed: the row keeps its height, and its cells their places. */
export const AllSuspended: Story = {
  args: {
    live: true,
    timeDetail: 'HT',
    time: "45'",
    homeScore: '0',
    awayScore: '0',
    children: ['1', 'X', '2'].map((pick) => (
      <OddsButton key={pick} label={`Crvena zvezda – Partizan, ${pick}`} state="suspended" />
    )),
  },
  play: async ({ canvasElement }) => {
    for (const price of within(canvasElement).getAllByRole('button')) {
      await expect(price).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** As links: the whole left half leads to the match. */
export const AsALink: Story = {
  args: {
    render: ({ children, ...link }) => (
      <a href="#match" {...link}>
        {children}
      </a>
    ),
    renderMore: ({ children, ...link }) => (
      <a href="#match" {...link}>
        {children}
      </a>
    ),
    moreLabel: '+214 more markets',
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveTextContent('Crvena zvezdaPartizan');
    await expect(links[1]).toHaveAccessibleName('+214 more markets');
  },
};
