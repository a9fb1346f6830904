import type { OfferMatch } from '@kvota/offer';
import { outcomeName } from '@kvota/tickets/names';
import { Button, IconButton, OddsGap, OddsGroup, Text } from '@kvota/ui';
import { IconChartLine, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';

import type { Services } from '../../offer/services.ts';
import { OddsCell } from '../../table/OddsCell.tsx';
import { cardTitle, cellCaption, rowLabel } from './card-texts.ts';
import type { CardCell, CardRow, MarketCard } from './market-cards.ts';
import { MarketHistory } from './MarketHistory.tsx';
import { firstRows } from './shown-rows.ts';
import * as styles from './cards.css.ts';

interface CardProps {
  readonly services: Services;
  readonly match: OfferMatch;
  readonly card: MarketCard;
}

/** A family of markets: one market with its outcomes, or a table of lines or players (MATCH-19). */
export function MatchCard(
  props: CardProps & {
    readonly starred: boolean;
    readonly onStar: () => void;
    readonly history: boolean;
    readonly onHistory: () => void;
    readonly folded: boolean;
    readonly onFold: () => void;
    /** True if a long card shows all of its rows. */
    readonly whole: boolean;
    readonly onWhole: () => void;
    /** True if its title and its prices share a line, which leaves nothing to fold. */
    readonly inLine: boolean;
  },
): ReactElement {
  const { services, match, card, starred, onStar, history, onHistory, onFold, whole, onWhole, inLine } = props;
  const folded = props.folded && !inLine;
  const { t, i18n } = useLingui();
  const historyId = useId();
  const title = cardTitle(i18n, match, card);
  const ofPlayers = card.kind === 'scorers' || card.kind === 'players';
  const open = history && !ofPlayers && !folded;
  const first = firstRows(card);
  const isLong = first.length < card.rows.length;
  const short = isLong && !whole;
  const count = String(card.rows.length);
  return (
    <OddsGroup
      headingLevel={2}
      title={title}
      columns={1}
      expanded={!folded}
      {...(inLine ? { inLine } : { onToggle: onFold })}
      actions={
        <>
          {ofPlayers ? null : (
            <IconButton
              label={`${t({ id: 'prices.history', message: 'Odds history' })}: ${title}`}
              icon={<IconChartLine size={18} />}
              size="sm"
              aria-expanded={open}
              aria-controls={open ? historyId : undefined}
              onClick={onHistory}
            />
          )}
          <IconButton
            label={`${t({ id: 'favorites.market', message: 'Favourite market' })}: ${title}`}
            icon={starred ? <IconStarFilled size={18} /> : <IconStar size={18} />}
            size="sm"
            pressed={starred}
            onClick={onStar}
          />
        </>
      }
      below={open ? <MarketHistory id={historyId} services={services} match={match} card={card} /> : undefined}
    >
      <Rows services={services} match={match} card={short ? { ...card, rows: first } : card} />
      {isLong ? (
        <Button variant="ghost" size="sm" aria-expanded={!short} onClick={onWhole}>
          {short
            ? t({ id: 'match.allRows', message: `Show all ${count}` })
            : t({ id: 'match.fewRows', message: 'Show less' })}
        </Button>
      ) : null}
    </OddsGroup>
  );
}

/** Returns the heads over the columns: outcomes, or the teams. */
function useHeads({ match, card }: Omit<CardProps, 'services'>): readonly string[] {
  const { i18n } = useLingui();
  switch (card.kind) {
    case 'outcomes':
      return [];
    case 'scorers':
    case 'handicaps':
      return [match.hostName, match.awayName];
    case 'lines':
    case 'players':
      return outcomesOf(card).map((selection) => outcomeName(i18n, selection));
  }
}

const outcomesOf = ({ rows }: MarketCard): string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.selection ?? []))),
];

function Rows({ services, match, card }: CardProps): ReactElement {
  const heads = useHeads({ match, card });
  const labelled = card.kind === 'lines' || card.kind === 'players';
  return (
    <div className={(labelled ? styles.labelled : styles.plain)[card.columns]}>
      {heads.length > 0 ? (
        <>
          {labelled ? <span /> : null}
          {heads.map((head) => (
            <Text key={head} as="span" size="sm" tone="muted" align="center" className={styles.head}>
              {head}
            </Text>
          ))}
        </>
      ) : null}
      {card.rows.map((row) => (
        <Row key={row.key} services={services} match={match} card={card} row={row} />
      ))}
    </div>
  );
}

function Row(props: CardProps & { readonly row: CardRow }): ReactElement {
  const { services, match, card, row } = props;
  const { i18n } = useLingui();
  const label = rowLabel(match, card, row);
  const cellOf = (cell: CardCell | undefined, at: number): ReactElement => {
    if (!cell) return <OddsGap key={at} />;
    const caption = cellCaption(i18n, match, card.kind, cell);
    return (
      <OddsCell
        key={`${cell.market}|${cell.selection}`}
        services={services}
        match={match}
        market={cell.market}
        selection={cell.selection}
        place={card.place}
        layout={caption === undefined ? 'cell' : 'wide'}
        caption={caption}
      />
    );
  };
  return (
    <>
      {label === undefined ? null : (
        <Text as="span" size="sm" tone="secondary" className={styles.label}>
          {label}
        </Text>
      )}
      {row.cells.map(cellOf)}
    </>
  );
}
