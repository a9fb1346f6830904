import type { ReactElement, ReactNode } from 'react';
import type { LinkRenderProps } from '../link/LinkSlot.tsx';
import { Flag } from '../sportsbook/flag/Flag.tsx';
import { LiveBadge } from '../sportsbook/live-badge/LiveBadge.tsx';
import { LeagueHeader } from '../sportsbook/market-table/LeagueHeader.tsx';
import { MarketTable, type PhoneColumns } from '../sportsbook/market-table/MarketTable.tsx';
import { MatchRow } from '../sportsbook/market-table/MatchRow.tsx';
import { OddsButton, OddsGap } from '../sportsbook/odds-button/OddsButton.tsx';
import type { ShownLeague } from './matches.ts';
import type { Say } from './say.ts';

const matchLink = ({ children, ...link }: LinkRenderProps): ReactElement => (
  <a href="#match" {...link}>
    {children}
  </a>
);

/** A league of the fixtures as a table; the key of a price is the match and its place. */
export function LeagueSample(props: {
  readonly league: ShownLeague;
  readonly say: Say;
  readonly picked: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly phoneFrom?: number;
  readonly phoneColumns?: PhoneColumns;
  readonly stale?: boolean;
  readonly actions?: ReactNode;
}): ReactElement {
  const { league, say, picked, onToggle, phoneFrom = 0, phoneColumns = 3, stale = false, actions } = props;
  const title = say(league.title);
  return (
    <MarketTable
      columns={league.columns.length}
      phoneColumns={phoneColumns}
      phoneFrom={phoneFrom}
      label={title}
      stale={stale}
    >
      <LeagueHeader
        title={title}
        flag={<Flag code={league.flag} />}
        badge={league.live ? <LiveBadge /> : undefined}
        count={league.matches.length}
        columns={league.columns}
        actions={actions}
      />
      {league.matches.map((match) => (
        <MatchRow
          key={match.id}
          home={match.home}
          away={match.away}
          time={match.time}
          timeDetail={match.detail === undefined ? undefined : say(match.detail)}
          live={match.live ?? false}
          homeScore={match.score?.[0]}
          awayScore={match.score?.[1]}
          homeCards={match.cards?.[0] ?? 0}
          awayCards={match.cards?.[1] ?? 0}
          server={match.server}
          more={match.more}
          moreLabel={`${match.more} ${say('All markets')}`}
          label={`${match.home} – ${match.away}`}
          render={matchLink}
          renderMore={matchLink}
        >
          {match.prices.map((price, at) => {
            const key = `${match.id}.${at}`;
            return price.gap ? (
              <OddsGap key={key} />
            ) : (
              <OddsButton
                key={key}
                label={`${match.home} – ${match.away}, ${league.columns[at]}`}
                {...(price.price !== undefined && { price: price.price })}
                caption={price.line}
                state={price.state ?? 'open'}
                move={price.move}
                selected={picked.has(key)}
                onClick={() => onToggle(key)}
              />
            );
          })}
        </MatchRow>
      ))}
    </MarketTable>
  );
}
