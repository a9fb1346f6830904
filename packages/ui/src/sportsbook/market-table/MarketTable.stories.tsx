import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Sheet } from '../../showcase/Sheet.tsx';
import { Flag } from '../flag/Flag.tsx';
import { OddsButton } from '../odds-button/OddsButton.tsx';
import { MarketTableSkeleton } from '../skeleton/MarketTableSkeleton.tsx';
import { LeagueHeader } from './LeagueHeader.tsx';
import { MarketTable } from './MarketTable.tsx';
import { MatchRow } from './MatchRow.tsx';

const meta: Meta = { title: 'Sportsbook/MarketTable' };
export default meta;

function Folding(): ReactElement {
  const [expanded, setExpanded] = useState(true);
  const [starred, setStarred] = useState(true);
  return (
    <MarketTable columns={3} label="Brazil">
      <LeagueHeader
        title="Brasil · Série A"
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
          <OddsButton label="Flamengo, 1" price="2.05" />
          <OddsButton label="Flamengo, X" price="3.30" />
          <OddsButton label="Flamengo, 2" price="3.70" />
        </MatchRow>
      ) : null}
    </MarketTable>
  );
}

export const Foldable: StoryObj = {
  render: () => (
    <Sheet>
      <Folding />
    </Sheet>
  ),
};
export const Loading: StoryObj = {
  render: () => (
    <Sheet>
      <MarketTableSkeleton columns={5} rows={4} />
    </Sheet>
  ),
};
