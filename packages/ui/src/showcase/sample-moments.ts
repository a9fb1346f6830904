import type { TicketLegProps } from '../slip/ticket/TicketLeg.tsx';

/** The moments in the life of a ticket, in the order in which a player meets them. */
export const ticketMoments = [
  'empty',
  'building',
  'below minimum',
  'over a limit',
  'locked legs',
  'changes pending',
  'log in to pay',
  'sending',
  'waiting',
  'deciding',
  'accepted',
  'rejected',
  'unknown',
  'busy',
] as const;
export type TicketMoment = (typeof ticketMoments)[number];

interface MomentLeg extends Pick<TicketLegProps, 'oldOdds' | 'move' | 'state' | 'live'> {
  readonly pick: string;
  readonly market: string;
  readonly pair: string;
  readonly odds: string;
  readonly note?: string;
}

const derby: MomentLeg = { pick: '1', market: 'Full-time result', pair: 'Crvena zvezda – Partizan', odds: '1.85' };
const second: MomentLeg = { pick: '1', market: 'Full-time result', pair: 'Napredak – OFK Beograd', odds: '3.05' };
const third: MomentLeg = { pick: 'Over', market: 'Total goals 2.5', pair: 'Radnički Niš – Čukarički', odds: '1.90' };

/** The legs of a moment, in English. */
export function legsOf(moment: TicketMoment): readonly MomentLeg[] {
  if (moment === 'changes pending') return [derby, { ...second, oldOdds: '2.95', move: 'up', state: 'pending' }, third];
  if (moment === 'deciding') return [derby, { ...second, odds: '2.80', oldOdds: '3.05', move: 'down' }, third];
  if (moment === 'locked legs') {
    return [derby, second, { ...third, state: 'locked', note: 'Not taking bets right now' }];
  }
  return [{ ...derby, live: true }, second, third];
}

/** Why the ticket cannot be paid in this moment. */
export function stopOf(moment: TicketMoment): string | undefined {
  const stops: Partial<Record<TicketMoment, string>> = {
    'below minimum': 'The lowest stake is 20.00 RSD.',
    'over a limit': 'The highest stake is 200,000.00 RSD.',
    'locked legs': 'Remove the locked selections to pay.',
  };
  return stops[moment];
}

/** What stands in the field for the stake. */
export function stakeOf(moment: TicketMoment): string {
  const stakes: Partial<Record<TicketMoment, string>> = {
    'below minimum': '10.00',
    'over a limit': '250000.00',
    deciding: '150.00',
  };
  return stakes[moment] ?? '200.00';
}
