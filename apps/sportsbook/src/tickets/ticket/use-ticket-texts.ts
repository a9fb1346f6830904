import { outcomeOfSubcode, ticketOutcomes } from '@kvota/bet-slip/wire';
import { outcomeText } from '@kvota/bet-slip-react/parts';
import type { HistoryTicket, LegStatus } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../../format/use-formats.ts';
import { countLegs, shapeOf } from './ticket-summary.ts';

/** Returns the names of leg statuses. */
export function useLegStatusName(): (status: LegStatus) => string {
  const { t } = useLingui();
  const names: Record<LegStatus, string> = {
    open: t({ id: 'history.leg.open', message: 'Open' }),
    won: t({ id: 'leg.won', message: 'Won' }),
    lost: t({ id: 'leg.lost', message: 'Lost' }),
    void: t({ id: 'leg.void', message: 'Void' }),
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
  const { t } = useLingui();
  const sign = t({ id: 'system.bankerSign', message: 'B' });
  return (ticket) => {
    const shape = shapeOf(ticket);
    const count = ticket.legs.length;
    if (shape.kind === 'single') return t({ id: 'history.single', message: 'Single' });
    if (shape.kind === 'accumulator')
      return t({ id: 'slip.count', message: plural(count, { one: '# selection', other: '# selections' }) });
    const bankers = shape.bankers === 0 ? [] : [shape.bankers === 1 ? sign : `${shape.bankers}${sign}`];
    const groups = [...shape.groups, ...bankers].join(' + ');
    return t({ id: 'history.system', message: `System ${groups}` });
  };
}

const dayLength = 86_400_000;

/** When something happened, seen from now: today and yesterday in words, else the date. */
export function useWhen(): (moment: string) => string {
  const formats = useFormats();
  const { serverNow } = useHost();
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
