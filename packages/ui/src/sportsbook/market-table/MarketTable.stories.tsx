import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { LeagueSample } from '../../../fixtures/betting/LeagueSample.tsx';
import { leagues, type ShownLeague } from '../../../fixtures/betting/matches.ts';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { Flag } from '../../icon/flag/Flag.tsx';
import { OddsButton } from '../odds-button/OddsButton.tsx';
import { MarketTableSkeleton } from '../skeleton/MarketTableSkeleton.tsx';
import { LeagueHeader } from './LeagueHeader.tsx';
import { MarketTable, type MarketTableProps } from './MarketTable.tsx';
import { MatchRow } from './MatchRow.tsx';

const [basketball, superliga, , tennis] = leagues;
if (!basketball || !superliga || !tennis) throw new Error('The fixtures have four leagues.');

function Picking(
  props: Pick<MarketTableProps, 'phoneColumns' | 'phoneFrom' | 'stale'> & {
    readonly league: ShownLeague;
  },
): ReactElement {
  const { league, phoneColumns = 3, phoneFrom = 0, stale = false } = props;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['m3.0']));
  return (
    <LeagueSample
      league={league}
      picked={picked}
      phoneColumns={phoneColumns}
      phoneFrom={phoneFrom}
      stale={stale}
      onToggle={(key) => setPicked((keys) => keys.symmetricDifference(new Set([key])))}
    />
  );
}

const meta = {
  title: 'Kit/Sportsbook/Market table',
  component: MarketTable,
  subcomponents: { LeagueHeader, MatchRow, OddsButton, MarketTableSkeleton },
  args: { columns: 5, phoneColumns: 3, phoneFrom: 0, stale: false },
  argTypes: { columns: { control: false }, phoneColumns: { control: 'inline-radio', options: [1, 2, 3, 4] } },
  parameters: {
    docs: {
      description: {
        component:
          'One league as a card: a header with captions, and a row for each match. Below 600 pixels of its own width, the prices are below the names, three columns at a time.',
      },
    },
  },
  render: (args) => (
    <StoryGrid>
      <Picking {...args} league={superliga} />
    </StoryGrid>
  ),
} satisfies Meta<typeof MarketTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const League: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('group', { name: 'Serbia · Superliga' });
    const price = within(table).getByRole('button', { name: /^Vojvodina – TSC Bačka Topola, 1 2\.35/ });
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The arrow keys move along a row and stop at its ends; Home and End go to the ends. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('group', { name: 'Crvena zvezda – Partizan' });
    const prices = within(row)
      .getAllByRole('button')
      .filter((button) => button.offsetParent !== null);
    const focused = (): number => prices.findIndex((price) => price === document.activeElement);
    prices[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe(0);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe(2);
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(prices.length - 1);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(focused()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect(prices[0]).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Live: Story = {
  render: (args) => (
    <StoryGrid>
      <Picking {...args} league={basketball} />
      <Picking {...args} league={tennis} />
    </StoryGrid>
  ),
};

/** Returns the visible prices of the derby. */
const shownOdds = (canvas: HTMLElement): HTMLElement[] =>
  within(within(canvas).getByRole('group', { name: 'Crvena zvezda – Partizan' }))
    .getAllByRole('button')
    .filter((button) => button.offsetParent !== null);

/** In a column of 344 pixels, whatever the window: names above, three prices below, captions in the header. */
export const InANarrowColumn: Story = {
  render: (args) => (
    <StoryGrid width={344}>
      <Picking {...args} league={superliga} />
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const shown = shownOdds(canvasElement);
    await expect(shown.map((button) => button.getAttribute('aria-label')?.replace(/^.*, /, ''))).toEqual([
      '1 1.85',
      'X 3.40',
      '2 4.20',
    ]);
  },
};

/** The same with its window on the fourth column, as a market switcher sets it. */
export const OtherColumnsOnAPhone: Story = {
  args: { phoneColumns: 2, phoneFrom: 3 },
  render: (args) => (
    <StoryGrid width={344}>
      <Picking {...args} league={superliga} />
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const shown = shownOdds(canvasElement);
    await expect(shown).toHaveLength(2);
    await expect(shown[0]).toHaveAccessibleName(/2\.5− 1\.92/);
  },
};

/** While the connection is lost the table is dimmed, not removed. */
export const Stale: Story = {
  args: { stale: true },
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
};

function Folding(): ReactElement {
  const [expanded, setExpanded] = useState(true);
  const [starred, setStarred] = useState(true);
  return (
    <MarketTable columns={3} label="Brazil · Série A">
      <LeagueHeader
        title="Brazil · Série A"
        flag={<Flag code="br" />}
        count={1}
        columns={['1', 'X', '2']}
        expanded={expanded}
        onToggle={() => setExpanded(!expanded)}
      />
      {expanded ? (
        <MatchRow
          home="Clube de Regatas do Flamengo"
          away="Sociedade Esportiva Palmeiras"
          time="23:30"
          more="+98"
          label="Flamengo – Palmeiras"
          lead={
            <IconButton
              size="sm"
              label="Favourite"
              pressed={starred}
              icon={starred ? <IconStarFilled size={18} /> : <IconStar size={18} />}
              onClick={() => setStarred(!starred)}
            />
          }
        >
          <OddsButton label="Flamengo – Palmeiras, 1" price="2.05" />
          <OddsButton label="Flamengo – Palmeiras, X" price="3.30" />
          <OddsButton label="Flamengo – Palmeiras, 2" price="3.70" />
        </MatchRow>
      ) : null}
    </MarketTable>
  );
}

/** A league that can be collapsed, with a favourite. */
export const Foldable: Story = {
  render: () => (
    <StoryGrid>
      <Folding />
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: new RegExp('Brazil · Série A') });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getAllByRole('group')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Favourite' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Favourite' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** As high as the content that follows, so that nothing jumps. */
export const Loading: Story = {
  render: (args) => (
    <StoryGrid>
      <MarketTableSkeleton columns={args.columns} rows={5} />
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Placeholder and table beside each other: their rows are equally high. */
export const LoadingBesideLoaded: Story = {
  render: (args) => (
    <StoryGrid>
      <Picking {...args} league={superliga} />
      <MarketTableSkeleton columns={args.columns} rows={superliga.matches.length} />
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-phone-to]')].map((table) =>
      Math.round(table.getBoundingClientRect().height),
    );
    await expect(heights).toHaveLength(2);
    await expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThanOrEqual(2);
  },
};
