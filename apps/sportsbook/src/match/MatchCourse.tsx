import type { MatchEvent } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';
import { Button, CompareBars, EmptyState, MatchEvents, MatchTracker, Panel } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { phaseText } from '../markets/phase-text.ts';
import { courseOf, figuresOf } from './match-course.ts';
import * as styles from './match.css.ts';

/** Number of events before "show all", so that the prices stay near the top. */
const shortList = 3;

/** The course of a match: tracker, statistics and events, newest first; after the end all of them. */
export function MatchCourse({ match }: { match: OfferMatch }) {
  const { i18n, t } = useLingui();
  const [whole, setWhole] = useState(!match.inPlay);
  const course = useMemo(() => courseOf(match), [match]);
  const figures = figuresOf(match);
  const events = useMemo(() => (match.events ?? []).toReversed(), [match.events]);
  const names = {
    corners: t({ id: 'match.corners', message: 'Corners' }),
    redCards: t({ id: 'match.redCards', message: 'Red cards' }),
  };
  const textOf = ({ kind, side, phase, player }: MatchEvent): string => {
    const team = side === 'host' ? match.hostName : match.awayName;
    if (kind === 'phase') return phaseText(i18n, phase);
    return kind === 'redCard'
      ? t({ id: 'match.redCard', message: `Red card: ${team}` })
      : player
        ? `${player} (${team})`
        : team;
  };
  const timeOf = ({ kind, timeMin, clock, phase }: MatchEvent): string =>
    clock ?? (timeMin ? `${timeMin}'` : kind === 'phase' ? '' : phaseText(i18n, phase));
  if (events.length === 0)
    return (
      <EmptyState
        art="matches"
        title={t({ id: 'match.noEvents', message: 'Nothing has happened yet' })}
        headingLevel={3}
      />
    );
  return (
    <Panel title={t({ id: 'match.course', message: 'Timeline' })}>
      <div className={styles.course}>
        <div className={styles.column}>
          <MatchTracker
            home={match.hostName}
            away={match.awayName}
            leads={course.leads}
            marks={course.marks}
            periods={course.phases.map(({ code, from, to }, at) => ({
              id: `${code}.${at}`,
              label: phaseText(i18n, code),
              from,
              to,
              current: code === match.matchPhase?.name,
            }))}
            now={course.now}
          />
          {figures.length > 0 ? (
            <CompareBars
              label={t({ id: 'match.figures', message: 'Statistics' })}
              home={match.hostName}
              away={match.awayName}
              rows={figures.map((row) => ({ ...row, label: names[row.id] }))}
            />
          ) : null}
        </div>
        <div className={styles.column}>
          <MatchEvents
            label={t({ id: 'match.events', message: 'Key events' })}
            events={(whole ? events : events.slice(0, shortList)).map((event, at) => ({
              id: String(events.length - at),
              time: timeOf(event),
              kind: event.kind,
              text: textOf(event),
              score: `${event.score[0]}:${event.score[1]}`,
            }))}
          />
          {events.length > shortList && !whole ? (
            <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
              {t({ id: 'match.allEvents', message: 'Show everything' })}
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
