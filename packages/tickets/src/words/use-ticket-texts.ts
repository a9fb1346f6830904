import { outcomeOfSubcode, ticketOutcomes } from '@kvota/bet-slip/wire';
import { outcomeText } from '@kvota/bet-slip-react/parts';
import { systemText, ticketShape, type HistoryTicket, type LegStatus } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

import { useTicketsHost } from '../host/tickets-host.ts';
import { slipWords } from '../names/slip-words.ts';
import { countLegs } from '../ticket/ticket-summary.ts';

/** Returns the names of leg statuses. */
export function useLegStatusName(): (status: LegStatus) => string {
  const { t, i18n } = useLingui();
  const names: Record<LegStatus, string> = {
    open: t({ id: 'history.leg.open', message: 'Open' }),
    won: i18n._(slipWords.won),
    lost: i18n._(slipWords.lost),
    void: i18n._(slipWords.void),
    half_won: t({ id: 'history.leg.halfWon', message: 'Half won' }),
    half_lost: t({ id: 'history.leg.halfLost', message: 'Half lost' }),
  };
  return (status) => names[status];
}

/** Returns the label of a ticket's strip of legs, such as "Won: 2, Open: 1". */
export function useStripText(): (ticket: Pick<HistoryTicket, 'legs'>) => string {
  const nameOf = useLegStatusName();
  return ({ legs }) => [...countLegs(legs)].map(([status, count]) => `${nameOf(status)}: ${count}`).join(', ');
}

/** What kind of ticket it is: "Single", "3 selections", "System 2/3 + B". */
export function useShapeName(): (ticket: Pick<HistoryTicket, 'legs' | 'systemGroups'>) => string {
  const words = useShapeWords();
  return (ticket) => {
    const shape = ticketShape(ticket);
    if (shape.kind === 'single') return words.single;
    if (shape.kind === 'accumulator') return words.count(shape.legs);
    return words.system(systemText(shape, words.banker));
  };
}

/** Returns the words for kinds of tickets: `count` of a number of selections, `system` of its groups. */
export function useShapeWords() {
  const { t, i18n } = useLingui();
  return {
    single: t({ id: 'history.single', message: 'Single' }),
    banker: i18n._(slipWords.bankerSign),
    count: (count: number): string => i18n._({ ...slipWords.count, values: { count } }),
    system: (groups: string): string => t({ id: 'history.system', message: `System ${groups}` }),
  };
}

const dayLength = 86_400_000;

/** When something happened, seen from now: today and yesterday in words, else the date. */
export function useWhen(): (moment: string) => string {
  const { formats, now: serverNow } = useTicketsHost();
  return (moment) => {
    const now = serverNow();
    const near = [now, now - dayLength, now + dayLength].some((day) => formats.date(day) === formats.date(moment));
    return near ? `${formats.day(moment, now)} ${formats.time(moment)}` : formats.dateTime(moment);
  };
}

/** Returns the reason of a refusal. A subcode without a row counts as rejected (ERR-09 … ERR-14). */
export function useRefusalReason(): (subcode: number | null | undefined) => string {
  const { i18n } = useLingui();
  return (subcode) => outcomeText(i18n, (outcomeOfSubcode(subcode) ?? ticketOutcomes.rejected).key);
}
