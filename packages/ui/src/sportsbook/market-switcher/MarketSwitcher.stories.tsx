import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LeagueSample } from '../../../fixtures/betting/LeagueSample.tsx';
import { leagues } from '../../../fixtures/betting/matches.ts';

import { StoryGrid } from '../../../fixtures/layout/StoryGrid.tsx';
import { MarketSwitcher, type MarketColumns } from './MarketSwitcher.tsx';

const markets: readonly MarketColumns[] = [
  { id: '1X2', label: '1 X 2', from: 0, count: 3 },
  { id: 'OU', label: '− 2.5 +', from: 3, count: 2 },
];

const meta = {
  title: 'Kit/Sportsbook/Market switcher',
  component: MarketSwitcher,
  args: { label: 'Markets', markets, value: '1X2', onValueChange: () => undefined },
  argTypes: { markets: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Chooses the market whose prices a phone shows. From 600 pixels all markets fit, and there is no switcher.',
      },
    },
  },
  render: (args) => <Switching label={args.label} />,
} satisfies Meta<typeof MarketSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

function Switching({ label }: { readonly label: string }): ReactElement {
  const [id, setId] = useState('1X2');
  const shown = markets.find((market) => market.id === id);
  const [, league] = leagues;
  return (
    <StoryGrid>
      <MarketSwitcher label={label} markets={markets} value={id} onValueChange={setId} />
      {league ? (
        <LeagueSample
          league={league}
          picked={new Set()}
          phoneFrom={shown?.from ?? 0}
          phoneColumns={shown?.count === 2 ? 2 : 3}
          onToggle={() => undefined}
        />
      ) : null}
    </StoryGrid>
  );
}

export const AboveATable: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: 'Crvena zvezda – Partizan' }));
    const shown = (): number => row.getAllByRole('button').filter((price) => price.offsetParent !== null).length;
    const phone = globalThis.innerWidth < 600;
    await expect(shown()).toBe(phone ? 3 : 5);
    const other = within(canvasElement).queryByRole('radio', { name: '− 2.5 +' });
    await expect(other !== null).toBe(phone);
    if (!other) return;
    await userEvent.click(other);
    await expect(shown()).toBe(2);
  },
};
