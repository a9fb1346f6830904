import { groupSign } from '@kvota/bet-slip-react/parts';
import type { HistoryLeg, HistoryTicket, LegStatus } from '@kvota/contracts';
import {
  byPosition,
  LegMark,
  Phase,
  phaseTone,
  Score,
  SportIcon,
  TicketLeg,
  TicketLegs,
  type TicketLegState,
} from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { useTicketsHost } from '../host/tickets-host.ts';
import { marketName, outcomeName } from '../names/market-name.ts';
import { phaseText } from '../names/phase-text.ts';
import { slipWords } from '../names/slip-words.ts';
import { isInPlay } from '../ticket/ticket-summary.ts';
import { useLegStatusName, useWhen } from '../words/use-ticket-texts.ts';
import * as styles from './parts.css.ts';

/** The selections of a paid ticket with their current state or result. */
export function HistoryLegs({ ticket }: { readonly ticket: HistoryTicket }) {
  const { i18n } = useLingui();
  return (
    <TicketLegs label={i18n._(slipWords.selections)} className={styles.legs}>
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
  const { pairOf } = useTicketsHost();
  const statusName = useLegStatusName();
  const sign = leg.systemGroup === null ? null : groupSign(leg.systemGroup);
  return (
    <TicketLeg
      pick={outcomeName(i18n, leg.selectionCode, leg.player)}
      market={marketName(i18n, leg.sport, leg.marketCode, leg.player, leg.selectionCode)}
      pair={pairOf ? pairOf(leg) : leg.pair}
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
            ? { sign: i18n._(slipWords.bankerSign), label: i18n._(slipWords.banker) }
            : { sign, label: t({ id: 'history.inGroup', message: `Group ${sign}` }) }
      }
    />
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
