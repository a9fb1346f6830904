import { groupSign } from '@kvota/bet-slip-react/parts';
import type { HistoryLeg, HistoryTicket, LegStatus } from '@kvota/contracts';
import { PageLink, useHost } from '@kvota/shell';
import {
  byPosition,
  LegMark,
  linkProps,
  Phase,
  phaseTone,
  Score,
  SportIcon,
  TicketLeg,
  TicketLegs,
  type TicketLegState,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { marketName, outcomeName } from '../../markets/market-name.ts';
import { phaseText } from '../../markets/phase-text.ts';
import { useMatchPage } from '../../table/match-page.ts';
import { isInPlay } from '../ticket/ticket-summary.ts';
import { useLegStatusName, useWhen } from '../ticket/use-ticket-texts.ts';
import * as styles from './card.css.ts';

/** The selections of a paid ticket with their current state or result. */
export function HistoryLegs({ ticket }: { ticket: HistoryTicket }) {
  const { t } = useLingui();
  return (
    <TicketLegs label={t({ id: 'slip.selections', message: 'Selections' })} className={styles.legs}>
      {byPosition(ticket.legs, (leg) => (
        <Leg leg={leg} system={ticket.systemGroups.length > 0} />
      ))}
    </TicketLegs>
  );
}

const states: Record<LegStatus, TicketLegState> = {
  open: 'open',
  won: 'won',
  half_won: 'won',
  lost: 'lost',
  half_lost: 'lost',
  void: 'void',
};

function Leg({ leg, system }: { leg: HistoryLeg; system: boolean }) {
  const { t, i18n } = useLingui();
  const statusName = useLegStatusName();
  const sign = leg.systemGroup === null ? null : groupSign(leg.systemGroup);
  return (
    <TicketLeg
      pick={outcomeName(i18n, leg.selectionCode, leg.player)}
      market={marketName(i18n, leg.sport, leg.marketCode, leg.player, leg.selectionCode)}
      pair={<MatchOf leg={leg} />}
      odds={leg.usedOdds}
      oldOdds={leg.usedOdds === leg.requestedOdds ? undefined : leg.requestedOdds}
      state={states[leg.status]}
      live={leg.type === 'live'}
      sport={
        leg.status === 'open' ? (
          <SportIcon code={leg.sport} size={20} />
        ) : (
          <LegMark state={leg.status} size="md" label={statusName(leg.status)} />
        )
      }
      note={<LegNote leg={leg} />}
      token={
        !system
          ? undefined
          : sign === null
            ? {
                sign: t({ id: 'system.bankerSign', message: 'B' }),
                label: t({ id: 'system.banker', message: 'Banker: part of every combination' }),
              }
            : { sign, label: t({ id: 'history.inGroup', message: `Group ${sign}` }) }
      }
    />
  );
}

/** Days after its start in which a match has a page (MATCH-21). */
const pageDays = 7;

/** The teams of a leg, linked to the match while it has a page. */
function MatchOf({ leg }: { leg: HistoryLeg }) {
  const page = useMatchPage();
  const { serverNow } = useHost();
  const isKept = serverNow() - Date.parse(leg.timeStart) < pageDays * 86_400_000;
  return isKept ? (
    <PageLink page={page} search={{ event: leg.eventId }} {...linkProps()}>
      {leg.pair}
    </PageLink>
  ) : (
    leg.pair
  );
}

/** Phase and score while it is played, the result when it is over, else when it begins: one line, always there. */
function LegNote({ leg }: { leg: HistoryLeg }) {
  const { i18n, t } = useLingui();
  const when = useWhen();
  const statusName = useLegStatusName();
  const { match, result, status } = leg;
  if (match && isInPlay(leg)) {
    const phase = match.matchPhase;
    const code = phase?.name ?? match.matchState;
    const score = match.results?.G ?? match.results?.P ?? match.results?.S;
    const [home, away] = score ?? [0, 0];
    const minute = leg.sport === 'F' && phase?.timeMin ? `${phase.timeMin}'` : undefined;
    return (
      <span className={styles.note}>
        <Phase phase={phaseText(i18n, code)} clock={phase?.clock || minute} tone={phaseTone(code)} />
        {score ? (
          <Score
            home={home}
            away={away}
            size="sm"
            label={t({ id: 'history.score', message: `Score ${home} : ${away}` })}
          />
        ) : null}
      </span>
    );
  }
  const ended = status === 'open' ? null : statusName(status);
  return (
    <span className={styles.note}>
      {[ended, result ?? (ended === null ? when(leg.timeStart) : null), leg.leagueName]
        .filter((part) => part !== null && part !== '')
        .join(' · ')}
    </span>
  );
}
