import type { MatchEvent } from '@kvota/contracts';
import type { OfferMatch } from '@kvota/offer';
import { phaseText } from '@kvota/tickets/names';
import { Button, CompareBars, EmptyState, MatchEvents, MatchTracker, Panel, SportIcon } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { courseOf, figuresOf, keyEvents, periodsOf, scorerText } from './match-course.ts';
import * as styles from './match.css.ts';

/** Number of events before "show all", so that the prices stay near the top. */
const shortList = 4;

/**
 * The course of a match: tracker, statistics, and events, newest first. While it is played, the last goals and red cards are
 * shown; periods and yellow cards are in the whole list, which is open after the end (MATCH-28).
 */
export function MatchCourse({ match }: { match: OfferMatch }) {
  const { i18n, t } = useLingui();
  const [whole, setWhole] = useState(!match.inPlay);
  const course = useMemo(() => courseOf(match), [match]);
  const figures = figuresOf(match);
  const scores = new Map(periodsOf(match).map((period) => [period.code, `${period.home}:${period.away}`]));
  const events = useMemo(() => (match.events ?? []).toReversed(), [match.events]);
  const shown = whole ? events : keyEvents(events).slice(0, shortList);
  const names = {
    corners: t({ id: 'match.corners', message: 'Corners' }),
    yellowCards: t({ id: 'match.yellowCards', message: 'Yellow cards' }),
    redCards: t({ id: 'match.redCards', message: 'Red cards' }),
  };
  const textOf = ({ kind, side, phase, player }: MatchEvent): string => {
    const team = side === 'host' ? match.hostName : match.awayName;
    switch (kind) {
      case 'phase':
        return phaseText(i18n, phase);
      case 'redCard':
        return t({ id: 'match.redCard', message: `Red card: ${team}` });
      case 'yellowCard':
        return t({ id: 'match.yellowCard', message: `Yellow card: ${team}` });
      case 'score':
      case 'part':
        return scorerText(player, team);
    }
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
            label={t({ id: 'match.course', message: 'Timeline' })}
            home={match.hostName}
            away={match.awayName}
            leads={course.leads}
            marks={course.marks.map(({ event, ...mark }) => ({
              ...mark,
              time: timeOf(event),
              text: `${timeOf(event)} ${textOf(event)} ${event.score.join(':')}`,
            }))}
            periods={course.phases.map(({ code, from, to }, at) => ({
              id: `${code}.${at}`,
              label: phaseText(i18n, code),
              from,
              to,
              score: scores.get(code),
              current: code === match.matchPhase?.name,
            }))}
            now={course.now}
            sign={<SportIcon code={match.sport} size={18} />}
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
            events={shown.map((event) => ({
              id: String(events.length - events.indexOf(event)),
              time: timeOf(event),
              kind: event.kind,
              text: textOf(event),
              score: `${event.score[0]}:${event.score[1]}`,
            }))}
          />
          {events.length > shown.length ? (
            <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
              {t({ id: 'match.allEvents', message: 'Show everything' })}
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
